// The texts of refused names, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { names } from './en/names.ts';
import { textOfCode } from './textOfCode.ts';

const namesTexts = inLanguage('names', names);

/** The sentence of a refused name; null of none. */
export function nameText(flaw: { code: string; params?: object } | null): string | null {
  return flaw === null ? null : textOfCode(namesTexts, flaw);
}
