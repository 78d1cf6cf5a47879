// npm run quality -- --digest: a SHA-256 of each quiz that the engine writes of ../shared/corpus, ../shared/corpus2 and the gold
// sections, and one of all of them. A change that must not change a question leaves every line as it was. It judges nothing.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { makeQuiz, UnusableDocument } from '#engine/engine';

type Source = { name: string; bytes: () => Uint8Array };

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

/** The questions as JSON, or why there are none. */
async function written({ name, bytes }: Source): Promise<string> {
  try {
    const { questions } = await makeQuiz({ name: path.basename(name), bytes: bytes() }, { pdfjs, seed: SEED });
    return JSON.stringify(questions);
  } catch (error) {
    if (error instanceof UnusableDocument) return error.message;
    throw error;
  }
}

/** Prints a line for each source whose name begins like `only`, and the total of those. */
export async function printDigest(root: string, only = ''): Promise<void> {
  const shared = path.join(root, '../shared');
  if (!existsSync(path.join(shared, 'corpus2'))) throw new Error('The digest needs ../shared/corpus and ../shared/corpus2.');
  const sources = [
    ...filesOf(shared, 'corpus'),
    ...filesOf(shared, 'corpus2'),
    ...BOOKS.flatMap((book) => sectionsOf(shared, book)),
  ].filter(({ name }) => name.startsWith(only));
  const total = createHash('sha256');
  for (const source of sources) {
    const quiz = await written(source);
    const digest = createHash('sha256').update(quiz).digest('hex');
    total.update(`${source.name} ${digest}\n`);
    console.log(`${digest}  ${source.name}`);
  }
  console.log(`${total.digest('hex')}  total of ${sources.length}`);
}
