// Selects the terms that drafts ask for. A book has far more terms than its quiz has questions, so only the most important ones, equally
// many in each part, are asked for. The others can still be options.
import { isLong, type Material, sentencesWith } from '../material.ts';
import { wantedCount } from '../quizLength.ts';
import { importanceOf } from './importance.ts';
import type { KeyTerm } from './keyTerm.ts';
import type { TermIndex } from './termIndex.ts';

/** Several terms for each question, since some questions have flaws or give others away. */
const TERMS_PER_QUESTION = 4;

/** The index, reduced by key to the terms that are asked for. Of a short document all are. */
export function leadingTerms(material: Material, terms: TermIndex): TermIndex {
  if (!isLong(material)) return terms;
  const wanted = wantedCount(material.sentences.length);
  const stretch = material.sentences.length / wanted;
  const byImportance = (a: KeyTerm, b: KeyTerm) => importanceOf(b) - importanceOf(a) || a.order - b.order;
  const parts = new Map<number, KeyTerm[]>();
  for (const term of terms.byKey.values()) {
    const sentence = term.definition?.sentence ?? sentencesWith(material, term.text)[0];
    const part = Math.floor((sentence?.index ?? 0) / stretch);
    parts.set(part, [...(parts.get(part) ?? []), term]);
  }
  const leading = new Set([...parts.values()].flatMap((part) => part.sort(byImportance).slice(0, TERMS_PER_QUESTION)));
  // If one part has all terms (a glossary at the end), the best of the others are added.
  const otherTerms = [...terms.byKey.values()].filter((term) => !leading.has(term)).sort(byImportance);
  for (const term of otherTerms.slice(0, Math.max(0, TERMS_PER_QUESTION * wanted - leading.size))) leading.add(term);
  return { ...terms, byKey: new Map([...leading].map((term) => [term.key, term])) };
}
