// The documents on which a change of the engine is looked at: ../shared/corpus, ../shared/corpus2 and the gold sections.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { makeQuiz, UnusableDocument } from '#engine/engine';

export type Source = { name: string; bytes: () => Uint8Array };

const SEED = 1;
const BOOKS = ['biology', 'sociology'];

/** The documents beside the repository. */
export function corpusFiles(root: string): string[] {
  return ['corpus', 'corpus2'].flatMap((corpus) => {
    const folder = path.join(root, '../shared', corpus);
    if (!existsSync(folder)) throw new Error('This needs ../shared/corpus and ../shared/corpus2.');
    return readdirSync(folder)
      .filter((name) => /\.(?:pdf|pptx|docx|txt|md)$/.test(name) && name !== 'README.md')
      .sort()
      .map((name) => path.join(folder, name));
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
    if (error instanceof UnusableDocument) return error.message;
    throw error;
  }
}
