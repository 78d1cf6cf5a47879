// Finds the long form of an abbreviation where the document gives it.
import { withoutArticle } from '../../english/noun.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import { isFunctionWord } from '../../english/words.ts';
import { type Material, type Sentence, sentencesWith } from '../material.ts';

const EXPANDED = /\b((?:[\p{L}-]+\s+){0,6}[\p{L}-]+)\s+\(([A-Z]{2,6})\)/gu;

/** The words before "(DNA)" with these initials. Null if they do not fit. */
function expansionOf(precedingText: string, short: string): string | null {
  const words = precedingText.split(/\s+/);
  for (let count = Math.min(words.length, short.length + 2); count >= 1; count -= 1) {
    const phrase = words.slice(-count);
    if (isFunctionWord(phrase[0]?.toLowerCase() ?? '')) continue;
    const initials = phrase.flatMap((word) => word.split('-')).map((word) => word.charAt(0).toUpperCase());
    const capitals = initials.filter((_, at) => !/^(?:of|the|and|for|in|to)$/i.test(phrase[at] ?? '')).join('');
    if (capitals === short) return withoutArticle(phrase.join(' '));
  }
  return null;
}

/** An abbreviation with its long form behind: "MLW = mean low water". */
const SPELT_OUT = /^([A-Z]{2,6}) ?[=:–-] ?(\p{L}[\p{L} -]{5,60})$/u;

type Spelt = { words: string | null; short: string };

/** The abbreviations whose long form a sentence or a line gives. */
export function speltOutIn({ text, clean, usable, kind }: Sentence): Spelt[] {
  const [, label, gloss] = (usable || kind === 'item' ? SPELT_OUT.exec(withoutFullStop(clean)) : null) ?? [];
  const lines = label !== undefined && gloss !== undefined ? [{ short: label, words: expansionOf(gloss, label) }] : [];
  const inside = usable && text.includes('(') ? [...text.matchAll(EXPANDED)] : [];
  return [
    ...lines.filter(({ words }) => words?.length === gloss?.length),
    ...inside.map(([, textBefore = '', short = '']) => ({ short, words: expansionOf(textBefore, short) })),
  ];
}

export function isAbbreviation(term: string): boolean {
  return /^\p{Lu}{2,6}$/u.test(term);
}

/** The long forms of an abbreviation in the document: before its brackets, in brackets after it, or on its line. */
export function longFormsOf(material: Material, short: string): string[] {
  if (!isAbbreviation(short)) return [];
  const glossPattern = new RegExp(`(?<![\\p{L}\\p{N}])${short} \\(([^()]{8,70})\\)`, 'u');
  const longForms = sentencesWith(material, short).flatMap((sentence) => {
    const glossed = glossPattern.exec(sentence.text)?.[1];
    const words = glossed === undefined ? null : expansionOf(glossed, short);
    const spelt = speltOutIn({ ...sentence, usable: true }).filter((abbreviation) => abbreviation.short === short);
    return [...(words?.length === glossed?.length ? [words] : []), ...spelt.map((abbreviation) => abbreviation.words)];
  });
  return [...new Map(longForms.flatMap((words) => (words ? [[words.toLowerCase(), words] as const] : []))).values()];
}
