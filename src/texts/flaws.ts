// The texts of a question's flaws, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { flaws } from './en/flaws.ts';
import { textOfCode } from './textOfCode.ts';
import { validationText } from './validation.ts';

const flawsTexts = inLanguage('flaws', flaws);

export function flawText(flaw: { code: string; params?: object }): string {
  return Object.hasOwn(flaws, flaw.code) ? textOfCode(flawsTexts, flaw) : validationText(flaw);
}
