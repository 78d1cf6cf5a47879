// What the engine's tests run on: the project's own text fixtures.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Question, Quiz } from '#core/quiz/quiz';
import { finished } from '#engine/choose/chooseQuiz';
import { draftsBy, kindsOn } from '#engine/choose/draftsOf';
import type { QuestionKind } from '#engine/draft/draft';
import { type DocumentFile, makeQuiz } from '#engine/engine';
import { seededRandom } from '#engine/random';
import { readDocument } from '#engine/read/reader';
import { readTxt } from '#engine/read/txt';
import { type Understood, understand } from '#engine/understand/understood';

const here = dirname(fileURLToPath(import.meta.url));
export const fixtureFolder = join(here, 'fixtures');

/** One of the project's own fixtures. */
export function fixture(name: string): DocumentFile {
  return { name, bytes: new Uint8Array(readFileSync(join(fixtureFolder, name))) };
}

export { pdfjs };

/** The quiz of a document, as a host would ask for it. */
export function quizOf(file: DocumentFile, seed?: number): Promise<Quiz> {
  return makeQuiz(file, seed === undefined ? { pdfjs } : { pdfjs, seed });
}

/** Every question on the terms of a document, and its own, or those of one kind, whichever of them a quiz would choose. */
export async function questionsDrafted({ bytes, name }: DocumentFile, kind?: QuestionKind): Promise<Question[]> {
  const of = understand(await readDocument(bytes, name, pdfjs));
  const random = seededRandom(1);
  const drafts = draftsBy(kind ? [kind] : [...kindsOn.terms, ...kindsOn.own], of, random);
  return drafts.map((draft, at) => ({ question_id: at + 1, ...finished(of, draft, 'A', seededRandom(1)) }));
}

/** Text as the bytes of a file. */
export function textFile(text: string, name = 'notes.txt'): DocumentFile {
  return { name, bytes: new TextEncoder().encode(text) };
}

/** What is understood of these notes. */
export function understoodOf(text: string): Understood {
  return understand(readTxt(textFile(text).bytes, 'notes.txt'));
}

/** What these notes define, as pairs of term and meaning. */
export function definitions(text: string): [string, string][] {
  return understoodOf(text).definitions.map(({ term, meaning }) => [term, meaning]);
}
