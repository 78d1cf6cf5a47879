// The documents on which a change of the engine is looked at: ../shared/corpus, ../shared/corpus2 and the gold sections.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { makeQuiz, UnusableDocument } from '#engine/engine';

export type Source = { name: string; bytes: () => Uint8Array };

const SEED = 1;
const BOOKS = ['biology', 'sociology'];

function filesOf(shared: string, corpus: string): Source[] {
  const folder = path.join(shared, corpus);
  return readdirSync(folder)
    .filter((name) => /\.(?:pdf|pptx|docx|txt|md)$/.test(name) && name !== 'README.md')
    .sort()
    .map((name) => ({ name: `${corpus}/${name}`, bytes: () => new Uint8Array(readFileSync(path.join(folder, name))) }));
}

function sectionsOf(shared: string, book: string): Source[] {
  const sections = JSON.parse(readFileSync(path.join(shared, `corpus/gold/${book}.json`), 'utf8')) as {
    id: string;
    text: string;
  }[];
  return sections.map(({ id, text }) => ({ name: `gold/${book}/${id}.txt`, bytes: () => new TextEncoder().encode(text) }));
}

/** The sources whose names begin so. */
export function sourcesOf(root: string, only: string): Source[] {
  const shared = path.join(root, '../shared');
  if (!existsSync(path.join(shared, 'corpus2'))) throw new Error('This needs ../shared/corpus and ../shared/corpus2.');
  return [
    ...filesOf(shared, 'corpus'),
    ...filesOf(shared, 'corpus2'),
    ...BOOKS.flatMap((book) => sectionsOf(shared, book)),
  ].filter(({ name }) => name.startsWith(only));
}

/** The questions of a source, each as JSON, or the sentence that says why there are none. */
export async function written({ name, bytes }: Source): Promise<string[] | string> {
  try {
    const { questions } = await makeQuiz({ name: path.basename(name), bytes: bytes() }, { pdfjs, seed: SEED });
    return questions.map((question) => JSON.stringify(question));
  } catch (error) {
    if (error instanceof UnusableDocument) return error.message;
    throw error;
  }
}
