// How long a book takes and how much memory, each run in a program of its own and in turns, so that what else the machine
// does falls on all alike. It judges by the time that a program's own thread had; the clock's is printed beside it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bookPdf, type GoldSection } from '../../tests/support/textbook.ts';

const program = fileURLToPath(new URL('./speedRun.mjs', import.meta.url));
const folder = fileURLToPath(new URL('../../.cache/quality', import.meta.url));
const ROUNDS = 5;
const BOOK_PAGES = 350;
const CHAPTER_PAGES = 20;
/** the chapter's sections lie in the middle of the book, where the terms are many */
const CHAPTER_START = 60;
const PAGE_MS = 10;
const MOST = { ratio: 1.7, total: 512, chapterSeconds: 1.5 };

const KINDS = ['bare', 'read', 'quiz'] as const;
type Kind = (typeof KINDS)[number];
/** Milliseconds by the clock, of all threads and of the program's own, of these the writer's; megabytes. See speedRun.mjs. */
type Run = { clock: number; processor: number; thread: number; writing: number; start: number; peak: number };

/** With as much room for the young as the command line's thread has (YOUNG_MB there is three such halves). */
function inOwnProgram(kind: Kind, file: string): Run {
  const said = execFileSync(process.execPath, ['--max-semi-space-size=32', program, kind, file], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(said) as Run;
}

function median(runs: readonly Run[], of: keyof Run): number {
  const values = runs.map((one) => one[of]).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
}

function measured(file: string): Record<Kind, Run[]> {
  const runs: Record<Kind, Run[]> = { bare: [], read: [], quiz: [] };
  for (let round = 0; round < ROUNDS; round += 1) for (const kind of KINDS) runs[kind].push(inOwnProgram(kind, file));
  return runs;
}

/** Renders the book and a chapter of it, measures both, prints a table, and gives the figures and the targets missed. */
export function measureSpeed(sections: readonly GoldSection[]): { figures: Record<string, number>; missed: string[] } {
  mkdirSync(folder, { recursive: true });
  const book = path.join(folder, 'book.pdf');
  const chapter = path.join(folder, 'chapter.pdf');
  writeFileSync(book, bookPdf(sections, BOOK_PAGES));
  writeFileSync(chapter, bookPdf([...sections.slice(CHAPTER_START), ...sections], CHAPTER_PAGES));
  const runs = { book: measured(book), chapter: measured(chapter) };
  for (const [name, kinds] of Object.entries(runs)) {
    for (const kind of KINDS) {
      const of = (key: keyof Run) => median(kinds[kind], key).toFixed(0);
      console.log(
        `${name}, ${kind}: ${of('thread')} ms (clock ${of('clock')}, all threads ${of('processor')}), ${of('start')} MB before, ${of('peak')} MB at most`,
      );
    }
  }
  const { bare, read, quiz } = runs.book;
  const hundreds = BOOK_PAGES / 100;
  const time = (runsOf: readonly Run[]) => median(runsOf, 'thread');
  const figures = {
    'book: ratio to bare text, less 10 ms a page': (time(quiz) - PAGE_MS * BOOK_PAGES) / time(bare),
    'book: reading, ratio to bare text': time(read) / time(bare),
    'book: ms a page over bare text': (time(quiz) - time(bare)) / BOOK_PAGES,
    'book: seconds per 100 pages': time(quiz) / 1000 / hundreds,
    'book: MB at most': median(quiz, 'peak'),
    'book: MB per 100 pages': (median(quiz, 'peak') - median(quiz, 'start')) / hundreds,
    'chapter: seconds after reading': median(runs.chapter.quiz, 'writing') / 1000,
  };
  const missed: string[] = [];
  const atMost = (name: keyof typeof figures, most: number) => {
    if (figures[name] > most) missed.push(`${name}: ${figures[name].toFixed(2)}, at most ${most}`);
  };
  atMost('book: ratio to bare text, less 10 ms a page', MOST.ratio);
  atMost('book: MB at most', MOST.total);
  atMost('chapter: seconds after reading', MOST.chapterSeconds);
  return { figures, missed };
}
