// npm run quality -- --read FOLDER: what a reader's verdicts on a sheet (sheet.ts) say of each engine, kind and type, with 95 % intervals.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { mean, median } from './served.ts';
import type { SheetKey } from './sheet.ts';

const Verdict = z.object({ n: z.int(), verdict: z.enum(['accept', 'edit', 'reject']), no_key: z.boolean(), remark: z.string() });
type Verdict = z.infer<typeof Verdict>;
type Judged = SheetKey['questions'][number] & Verdict;

const Z = 1.96;
const ENOUGH = 5;

/** The Wilson interval of a share. */
function intervalOf(count: number, total: number): [number, number] {
  const share = count / total;
  const square = Z ** 2 / total;
  const half = Z * Math.sqrt((share * (1 - share)) / total + square / (4 * total));
  return [(share + square / 2 - half) / (1 + square), (share + square / 2 + half) / (1 + square)];
}

function percent(count: number, total: number): string {
  if (total === 0) return '–';
  const [low, high] = intervalOf(count, total).map((share) => Math.round(100 * share));
  return `${Math.round((100 * count) / total)} % (${low}–${high})`;
}

function lineOf(name: string, judged: readonly Judged[]): string {
  const count = (is: (one: Judged) => boolean) => percent(judged.filter(is).length, judged.length).padStart(16);
  const shares = [
    ({ verdict }: Judged) => verdict === 'accept',
    ({ verdict }: Judged) => verdict === 'reject',
    (one: Judged) => one.no_key,
  ];
  return [name.padEnd(34), `${judged.length}`.padStart(5), ...shares.map(count)].join('');
}

/** Accepted questions of each document: of a long quiz, in which some were read, the same share of all. */
function usefulOf(key: SheetKey, engine: string, judged: readonly Judged[]): number[] {
  return key.documents
    .filter((one) => one.engine === engine && one.isCounted)
    .map(({ file, questions }) => {
      const read = judged.filter((one) => one.file === file && one.engine === engine);
      const accepted = read.filter(({ verdict }) => verdict === 'accept').length;
      return (questions * accepted) / Math.max(1, read.length);
    });
}

/** The verdicts by question. Throws where a line is no verdict, or a question has none or two. */
function verdictsIn(text: string, numbers: readonly number[]): Map<number, Verdict> {
  const verdicts = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => z.parse(Verdict, JSON.parse(line)));
  const wrong = numbers.filter((number) => verdicts.filter(({ n }) => n === number).length !== 1);
  if (wrong.length > 0 || verdicts.length !== numbers.length)
    throw new Error(`Each question needs one verdict: look at ${wrong.join(', ') || 'numbers that are not on the sheet'}.`);
  return new Map(verdicts.map((verdict) => [verdict.n, verdict]));
}

/** The report on a sheet's folder, a line for each group of questions. */
export function readingOf(folder: string): string {
  const key = JSON.parse(readFileSync(path.join(folder, 'key.json'), 'utf8')) as SheetKey;
  const numbers = key.questions.map(({ number }) => number);
  const verdicts = verdictsIn(readFileSync(path.join(folder, 'verdicts.jsonl'), 'utf8'), numbers);
  const all = key.questions.map((one) => ({ ...one, ...(verdicts.get(one.number) as Verdict) }));
  const spoiled = all.filter((one) => one.spoiled !== undefined);
  const judged = all.filter((one) => one.spoiled === undefined);
  const groups = (nameOf: (one: Judged) => string, of: readonly Judged[]) =>
    [...new Set(of.map(nameOf))].sort().map((name) =>
      lineOf(
        `  ${name}`,
        of.filter((one) => nameOf(one) === name),
      ),
    );
  const head = [
    'engine, type and kind'.padEnd(34),
    ' read',
    ...['accepted', 'rejected', 'no valid key'].map((one) => one.padStart(16)),
  ];
  const engines = [...new Set(key.documents.map(({ engine }) => engine))];
  const lines = engines.flatMap((engine) => {
    const own = judged.filter((one) => one.engine === engine);
    const useful = usefulOf(key, engine, judged);
    const enough = useful.filter((count) => count >= ENOUGH).length;
    return [
      lineOf(engine, own),
      ...groups(({ type, kind }) => `${type} ${kind}`, own),
      `  useful per document: median ${median(useful).toFixed(1)}, mean ${mean(useful).toFixed(1)}, five or more ${percent(enough, useful.length)} of ${useful.length}`,
    ];
  });
  const found = spoiled.filter(({ verdict, no_key }) => verdict !== 'accept' || no_key).length;
  return [head.join(''), ...lines, `spoiled questions found: ${found} of ${spoiled.length}`].join('\n');
}
