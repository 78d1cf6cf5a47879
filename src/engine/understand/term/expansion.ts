// What the letters of an abbreviation stand for, where the document spells it out.
import { withoutArticle } from '../../english/noun.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import { isFunctionWord } from '../../english/words.ts';
import { type Material, type Sentence, sentencesWith } from '../material.ts';

const EXPANDED = /\b((?:[\p{L}-]+\s+){0,6}[\p{L}-]+)\s+\(([A-Z]{2,6})\)/gu;

/** The words before "(DNA)" whose initials it is made of; null when they do not fit. */
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

/** "MLW = mean low water": a label, and the words behind its letters. */
const SPELT_OUT = /^([A-Z]{2,6}) ?[=:–-] ?(\p{L}[\p{L} -]{5,60})$/u;

type Spelt = { words: string | null; short: string };

/** The abbreviations that a sentence or a line spells out. */
export function speltOutIn({ text, clean, usable, kind }: Sentence): Spelt[] {
  const [, label, gloss] = (usable || kind === 'item' ? SPELT_OUT.exec(withoutFullStop(clean)) : null) ?? [];
  const lines = label !== undefined && gloss !== undefined ? [{ short: label, words: expansionOf(gloss, label) }] : [];
  const inside = usable && text.includes('(') ? [...text.matchAll(EXPANDED)] : [];
  return [
    ...lines.filter(({ words }) => words?.length === gloss?.length),
    ...inside.map(([, textBefore = '', short = '']) => ({ short, words: expansionOf(textBefore, short) })),
  ];
}

/** Does a term consist of capitals alone, so that its letters stand for words? */
export function isAbbreviation(term: string): boolean {
  return /^\p{Lu}{2,6}$/u.test(term);
}

/** The words that an abbreviation is short for, as the document has them: before its brackets, inside brackets behind it, or on its line. */
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
