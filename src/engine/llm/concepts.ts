// Lists the terms of a document for a language model to ask about: with such a list, 75 % of its questions were acceptable in place of
// 37 % (arXiv 2505.02850). Only what a glossary would hold: a wrong word misleads the model.
import { isEveryday } from '../english/everyday.ts';
import type { TextDocument } from '../read/textDocument.ts';
import { importanceOf } from '../understand/term/importance.ts';
import { understand } from '../understand/understood.ts';

/** The same threshold as for gaps (ask/termGap.ts). */
const LEAST_IMPORTANCE = 0.2;

/** The terms that a glossary of the document would hold, the surest first. No names, no everyday words. */
export function conceptsOf(document: TextDocument): string[] {
  return [...understand(document).terms.byKey.values()]
    .filter((term) => !term.name && !isEveryday(term.text) && importanceOf(term) >= LEAST_IMPORTANCE)
    .sort((a, b) => importanceOf(b) - importanceOf(a))
    .map(({ text }) => text);
}
