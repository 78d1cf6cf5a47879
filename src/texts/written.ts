// The texts that the server writes itself, by language: it has no page, so each caller says in which one. A new language is missed here.
import { citation } from './en/citation.ts';
import { mails } from './en/mails.ts';
import { paper } from './en/paper.ts';
import { reminders } from './en/reminders.ts';
import { wishes } from './en/wishes.ts';
import { wordFile } from './en/wordFile.ts';
import { citation as frenchCitation } from './fr/citation.ts';
import { mails as frenchMails } from './fr/mails.ts';
import { paper as frenchPaper } from './fr/paper.ts';
import { reminders as frenchReminders } from './fr/reminders.ts';
import { wishes as frenchWishes } from './fr/wishes.ts';
import { wordFile as frenchWordFile } from './fr/wordFile.ts';
import type { WrittenLanguage } from './languages.ts';

const english = { citation, mails, paper, reminders, wishes, wordFile };
const french: typeof english = {
  citation: frenchCitation,
  mails: frenchMails,
  paper: frenchPaper,
  reminders: frenchReminders,
  wishes: frenchWishes,
  wordFile: frenchWordFile,
};

export const writtenTexts: Record<WrittenLanguage, typeof english> = { en: english, fr: french };
