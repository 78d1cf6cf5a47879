// The texts of refused values, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { validation } from './en/validation.ts';
import { textOfCode } from './textOfCode.ts';

const validationTexts = inLanguage('validation', validation);

export function validationText(flaw: { code: string; params?: object }): string {
  return textOfCode(validationTexts, flaw);
}
