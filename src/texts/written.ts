// The texts that the server writes itself, by language: it has no page, so each caller says in which one. A new language is missed here.
import { citation } from './en/citation.ts';
import { mails } from './en/mails.ts';
import { paper } from './en/paper.ts';
import { wishes } from './en/wishes.ts';
import { wordFile } from './en/wordFile.ts';
import type { WrittenLanguage } from './languages.ts';

const english = { citation, mails, paper, wishes, wordFile };

export const writtenTexts: Record<WrittenLanguage, typeof english> = { en: english };
