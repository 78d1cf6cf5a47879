// The texts of what an invitation opens, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { invitation } from './en/invitation.ts';

export const invitationTexts = inLanguage('invitation', invitation);
