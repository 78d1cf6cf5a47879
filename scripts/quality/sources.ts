// The documents on which a change of the engine is looked at: ../shared/corpus, ../shared/corpus2 and the gold sections.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { makeQuiz, UnusableDocument } from '#engine/engine';
import { documentFailures } from '#texts/en/documentFailures';

export type Source = { name: string; bytes: () => Uint8Array };

const SEED = 1;
const BOOKS = ['biology', 'sociology'];

const isDocument = (file: string) => /\.(?:pdf|pptx|docx|txt|md)$/i.test(file) && !/^readme\./i.test(path.basename(file));

/** The documents beside the repository. */
export function corpusFiles(root: string): string[] {
  const folders = ['corpus', 'corpus2'].map((corpus) => path.join(root, '../shared', corpus));
  if (!folders.every((folder) => existsSync(folder))) throw new Error('This needs ../shared/corpus and ../shared/corpus2.');
  return documentsAt(folders);
}

/** The documents among files, and those that lie directly in folders; no JSON and no README. */
export function documentsAt(paths: readonly string[]): string[] {
  return paths.flatMap((file) => {
    const isFolder = statSync(file).isDirectory();
    const files = isFolder ? readdirSync(file).map((name) => path.join(file, name)) : [file];
    return files.filter((one) => isDocument(one) && !statSync(one).isDirectory()).sort();
  });
}

function sourceOf(file: string): Source {
  return { name: `${path.basename(path.dirname(file))}/${path.basename(file)}`, bytes: () => new Uint8Array(readFileSync(file)) };
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
  const sections = BOOKS.flatMap((book) => sectionsOf(path.join(root, '../shared'), book));
  return [...corpusFiles(root).map(sourceOf), ...sections].filter(({ name }) => name.startsWith(only));
}

/** The questions of a source, each as JSON, or the sentence that says why there are none. */
export async function written({ name, bytes }: Source): Promise<string[] | string> {
  try {
    const { questions } = await makeQuiz({ name: path.basename(name), bytes: bytes() }, { pdfjs, seed: SEED });
    return questions.map((question) => JSON.stringify(question));
  } catch (error) {
    if (error instanceof UnusableDocument) return documentFailures[error.code];
    throw error;
  }
}
