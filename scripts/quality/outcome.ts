// What an engine makes of a document: its quiz, or the code of why there is none. The engine may be that of another checkout; what the
// document holds is counted by this one's reader, so that all engines are measured on the same.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DocumentText } from '#core/document/documentText';
import type { Question } from '#core/quiz/quiz';
import type { DraftFate } from '#engine/draft/draft';
import type { makeQuiz } from '#engine/engine';
import { languageOf } from '#engine/read/language';
import { readAny } from '#engine/read/reader';
import { textOf } from '#engine/read/textDocument';

export type Engine = { name: string; makeQuiz: typeof makeQuiz };

export type Outcome = {
  file: string;
  engine: string;
  title: string;
  /** null: the reader got no text of it */
  text: DocumentText | null;
  words: number;
  sections: number;
  language: string;
  seconds: number;
  code: string | null;
  questions: { question: Question; kind: string }[];
  /** what became of each draft */
  fates: string[];
};

/** Refusals of documents of which there is no text. */
const UNREAD = ['no-text', 'scanned', 'scanned-long', 'garbled'];
/** Refusals that are right: they are listed, and counted nowhere. */
const APART = ['no-answers', 'formulas', 'plain-story'];
const FEWEST_WORDS = 120;

/** Should it get a quiz? */
export function isCounted({ text, words, code }: Outcome): boolean {
  return text !== null && words >= FEWEST_WORDS && !APART.includes(code ?? '');
}

/** The engine of a checkout, "." being this one. */
export async function engineOf(folder: string): Promise<Engine> {
  const { makeQuiz } = (await import(pathToFileURL(path.resolve(folder, 'src/engine/engine.ts')).href)) as Pick<
    Engine,
    'makeQuiz'
  >;
  return { name: path.basename(path.resolve(folder)), makeQuiz };
}

async function textIn(bytes: Uint8Array, name: string): Promise<DocumentText | null> {
  try {
    return textOf(await readAny(bytes, name, pdfjs));
  } catch {
    return null;
  }
}

/** The language of texts, whatever became of the document: a BCP 47 tag, "other", or "-" where there is no text. */
function languageIn(texts: readonly string[]): string {
  if (texts.length === 0) return '-';
  const counts = new Map<string, number>();
  for (const token of texts.flatMap((text) => text.split(/\s+/))) counts.set(token, (counts.get(token) ?? 0) + 1);
  return languageOf(texts, counts) ?? 'other';
}

const nameOf = ({ question_text, source }: Omit<Question, 'question_id'>) => `${source?.quote} ${question_text}`;

export async function outcomeOf({ name, makeQuiz }: Engine, file: string): Promise<Outcome> {
  const bytes = () => new Uint8Array(readFileSync(file));
  const read = await textIn(bytes(), path.basename(file));
  const kinds = new Map<string, string>();
  const fates: string[] = [];
  const onFate = ({ draft, fate, question }: DraftFate) => {
    fates.push(fate);
    if (question) kinds.set(nameOf(question), draft.kind.name);
  };
  const start = performance.now();
  let [title, code, language]: [string, string | null, string | undefined] = ['', null, undefined];
  let questions: Outcome['questions'] = [];
  try {
    const quiz = await makeQuiz({ name: path.basename(file), bytes: bytes() }, { pdfjs, onFate });
    title = quiz.title;
    language = quiz.language;
    // Engines from before `onFate` do not say the kind.
    questions = quiz.questions.map((question) => ({ question, kind: kinds.get(nameOf(question)) ?? 'unknown' }));
  } catch (error) {
    if (!(error instanceof Error && error.name === 'UnusableDocument' && 'code' in error)) throw error;
    code = String(error.code);
  }
  const text = UNREAD.includes(code ?? '') ? null : read;
  const blocks = text?.pages.flatMap((page) => page.blocks) ?? [];
  return {
    ...{ file, engine: name, title, text, code, questions, fates },
    words: blocks.reduce((sum, block) => sum + (block.text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0),
    sections: blocks.filter(({ kind }) => kind === 'heading').length,
    language: language ?? languageIn(blocks.map((block) => block.text)),
    seconds: (performance.now() - start) / 1000,
  };
}
