// The terms of a document as a list of words, for a model to ask about: a concept map from the source raised the share of
// acceptable questions from 37 to 75 % (arXiv 2505.02850). Only what a glossary would hold: a noise word misleads.
import { isEveryday } from '../english/everyday.ts';
import type { TextDocument } from '../read/textDocument.ts';
import { importanceOf } from '../understand/term/importance.ts';
import { understand } from '../understand/understood.ts';

/** As for the gaps of terms (ask/termGap.ts), of single words and of phrases alike. */
const LEAST_IMPORTANT = 0.2;

/** The terms that a glossary of the document would hold, the surest first. No names, no everyday words. */
export function conceptsOf(document: TextDocument): string[] {
  return [...understand(document).terms.byKey.values()]
    .filter((term) => !term.name && !isEveryday(term.text) && importanceOf(term) >= LEAST_IMPORTANT)
    .sort((a, b) => importanceOf(b) - importanceOf(a))
    .map(({ text }) => text);
}
