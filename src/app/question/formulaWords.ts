// Puts the formulas of a text in words, by MathJax's speech rules where they can be had, else by the words of the TeX.
import { splitMath } from '#core/text/richText';

type SayFormula = (tex: string, language: string) => Promise<string>;

/** The rules come with the first formula that is read aloud, and the worker keeps them. */
const loadRules = (): Promise<SayFormula> => import('./speech-rules.ts').then((m) => m.sayFormula);

export function hasFormula(text: string): boolean {
  return splitMath(text).some(({ kind }) => kind !== 'text');
}

/** The text with its formulas in words. */
export async function inWords(text: string, language: string): Promise<string> {
  const say = hasFormula(text) ? await loadRules().catch(() => null) : null;
  const words = splitMath(text).map(async ({ kind, text: piece }) => {
    if (kind === 'text') return piece;
    const spoken = await say?.(piece, language).catch(() => null);
    return ` ${spoken ?? texWords(piece)} `;
  });
  return (await Promise.all(words)).join('');
}

/** `\frac{a}{b}` as "frac a b". */
export function texWords(tex: string): string {
  return tex
    .replace(/\\[^a-zA-Z]/g, ' ')
    .replace(/\\([a-zA-Z]+)/g, ' $1 ')
    .replace(/[\\{}$&~]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
