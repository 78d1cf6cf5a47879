// The texts of files that are not taken, in the chosen language.
import { type UploadRefusal, uploadAdvice } from '#core/document/uploadRules';
import { inLanguage } from './catalogue.ts';
import { files } from './en/files.ts';

export const filesTexts = inLanguage('files', files);

/** The sentence of P6.3 for a file that is not taken. */
export function uploadRefusalText(refusal: UploadRefusal, name: string): string {
  const texts = { large: filesTexts.tooLarge(name), type: filesTexts.wrongType, empty: filesTexts.empty };
  return texts[refusal];
}

/** What can be done with a file of a refused type; null where nothing can. */
export function adviceText(name: string): string | null {
  const advice = uploadAdvice(name);
  return advice === null ? null : filesTexts.advice[advice];
}
