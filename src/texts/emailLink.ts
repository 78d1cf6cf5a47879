// The texts of the page that a verification mail leads to, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { emailLink } from './en/emailLink.ts';

export const emailLinkTexts = inLanguage('emailLink', emailLink);
