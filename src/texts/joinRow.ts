// The texts of a wish to join that waits, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { joinRow } from './en/joinRow.ts';

export const joinRowTexts = inLanguage('joinRow', joinRow);
