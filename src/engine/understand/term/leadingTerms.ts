// A book has far more terms than its quiz has questions. Only those most important make drafts, as many in each part
// of the book; all others may still stand beside them as options.
import { isLong, type Material, sentencesWith } from '../material.ts';
import { wantedCount } from '../quizLength.ts';
import { importanceOf } from './importance.ts';
import type { KeyTerm } from './keyTerm.ts';
import type { TermIndex } from './termIndex.ts';

/** of so many terms one is asked about: the others' questions may have flaws, or give each other away */
const TERMS_PER_QUESTION = 4;

/** The same index, which gives by key only the terms that a long document is to be asked about; of a shorter one, all. */
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
  // A glossary at the end holds all terms in one part: then the best of the others lead too.
  const otherTerms = [...terms.byKey.values()].filter((term) => !leading.has(term)).sort(byImportance);
  for (const term of otherTerms.slice(0, Math.max(0, TERMS_PER_QUESTION * wanted - leading.size))) leading.add(term);
  return { ...terms, byKey: new Map([...leading].map((term) => [term.key, term])) };
}
