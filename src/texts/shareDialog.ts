// The texts of the dialog that shares a quiz, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { shareDialog } from './en/shareDialog.ts';

export const shareDialogTexts = inLanguage('shareDialog', shareDialog);
