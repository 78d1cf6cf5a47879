// npm run quality: the engine's figures on ../shared/corpus and the gold books, compared with the last committed ones
// (docs/quality.json). A fall of more than .03 fails. `-- --write` commits today's figures to that file;
// `-- --sheet N --seed S --to FOLDER` writes N questions for a reader to judge instead;
// `-- --marking TYPED.json ESSAYS.json` prints how fair the marks of typed answers and essays are;
// `-- --kinds` prints only what is made of each kind of document in ../shared/corpus2;
// `-- --digest [START OF NAMES]` prints a digest of each quiz, to show that a change changed none;
// `-- --ablate [START OF NAMES]` prints how many questions each rule of the engine changes.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Quiz } from '#core/quiz';
import type { Flaw } from '#engine/check/flaw';
import { coverageOf, keyLengthZ, letterChiSquare, longestKeyShare } from '#engine/check/statistics';
import { flawsOf, makeQuiz, UnusableDocument } from '#engine/engine';
import { seededRandom, shuffled } from '#engine/random';
import { readDocument } from '#engine/read/reader';
import { printAblation } from './quality/ablate.ts';
import { countByKind, kindFigures, kindTable } from './quality/byKind.ts';
import { printDigest } from './quality/digest.ts';
import { distractorRank } from './quality/distractors.ts';
import { flagged, type GoldBook, goldBooks, goldSections, halfOf } from './quality/gold.ts';
import { reportMarking } from './quality/marking.ts';
import { recallOf } from './quality/recall.ts';
import { type SheetQuestion, writeSheet } from './quality/sheet.ts';
import { type Judged, softTable } from './quality/softTable.ts';
import { measureSpeed } from './quality/speed.ts';

type Figures = Record<string, number>;

const root = fileURLToPath(new URL('..', import.meta.url));
const shared = path.join(root, '../shared/corpus');
const corpus = existsSync(shared) ? shared : path.join(root, 'tests/support/fixtures');
const kept = path.join(root, 'docs/quality.json');
/** For these less is better; the others must not fall. */
const LESS = /flaws|gaps|z$|longest|chi|seconds|MB|refused|typed/;
const FALL = 0.03;

const figures: Figures = {};
const all: Judged[] = [];
const covered = { asked: 0, large: 0 };

/** The quiz of a document, with its flaws counted; null when it cannot be used. */
async function judged(name: string, bytes: Uint8Array): Promise<Quiz | null> {
  try {
    const quiz = await makeQuiz({ name, bytes: bytes.slice() }, { pdfjs });
    const document = await readDocument(bytes.slice(), name, pdfjs);
    for (const question of quiz.questions) {
      all.push({ question, flaws: flawsOf(question, quiz, document) });
    }
    const { asked, large } = coverageOf(quiz, document);
    covered.asked += asked;
    covered.large += large;
    return quiz;
  } catch (error) {
    if (error instanceof UnusableDocument) return null;
    throw error;
  }
}

async function readBook(name: GoldBook): Promise<void> {
  const sections = goldSections(name);
  const written = sections.filter(({ glossary, review }) => glossary.length > 0 || review.length > 0);
  let questions = 0;
  for (const { id, text } of written)
    questions += (await judged(`${id}.txt`, new TextEncoder().encode(text)))?.questions.length ?? 0;
  // The other book has no wrong options of its own.
  if (name === 'biology')
    for (const [kind, value] of Object.entries(await distractorRank(sections))) figures[`${name}: ${kind}`] = value;
  figures[`${name}: questions per section`] = questions / Math.max(1, written.length);
  Object.assign(figures, await recallOf(name, written));
}

async function readFiles(): Promise<void> {
  for (const name of readdirSync(corpus)
    .filter((one) => /\.(?:pdf|pptx|txt)$/.test(one))
    .sort()) {
    const bytes = new Uint8Array(readFileSync(path.join(corpus, name)));
    const before = performance.now();
    const quiz = await judged(name, bytes);
    const seconds = (performance.now() - before) / 1000;
    console.log(
      `${name}: ${quiz === null ? 'not usable' : `${quiz.questions.length} questions`} (${seconds.toFixed(1)} s with its judging)`,
    );
    if (quiz !== null) figures[`${name}: questions`] = quiz.questions.length;
  }
}

function summarise(): void {
  const questions = all.map(({ question }) => question);
  figures['all: questions'] = all.length;
  const flawed = (severity: Flaw['severity']) =>
    all.filter(({ flaws }) => flaws.some((flaw) => flaw.severity === severity)).length;
  figures['all: hard flaws'] = flawed('hard');
  figures['all: soft flaws, share'] = flawed('soft') / Math.max(1, all.length);
  figures['all: key length |z'] = Math.abs(keyLengthZ(questions));
  figures['all: key alone is longest'] = longestKeyShare(questions);
  figures['all: letters chi-square'] = letterChiSquare(questions);
  figures['all: gaps, share'] =
    questions.filter(({ question_text: text }) => text.includes('_____')).length / Math.max(1, all.length);
  figures['all: sections asked about'] = covered.asked / Math.max(1, covered.large);
}

/** The files, and of each book some sections: enough documents that none of them rules the sheet. */
async function sheet(count: number): Promise<void> {
  const folder = flagged('--to');
  if (folder === undefined || !(count > 0)) throw new Error('Say how many and where: --sheet 40 --seed 1 --to FOLDER');
  const seed = Number(flagged('--seed') ?? 1);
  const quizzes: SheetQuestion[][] = [];
  for (const name of readdirSync(corpus).filter((one) => /^(?!d0[345]).*\.(?:pdf|txt)$/.test(one))) {
    const quiz = await judged(name, new Uint8Array(readFileSync(path.join(corpus, name))));
    if (quiz) quizzes.push(quiz.questions.map((question) => ({ file: name, question })));
  }
  for (const book of corpus === shared ? goldBooks : []) {
    const some = shuffled(
      halfOf(goldSections(book), 'held out').filter(({ glossary }) => glossary.length > 5),
      seededRandom(seed),
    ).slice(0, 3);
    for (const { id, text } of some) {
      const quiz = await judged(`${id}.txt`, new TextEncoder().encode(text));
      if (quiz) quizzes.push(quiz.questions.map((question) => ({ file: `OpenStax ${book}, ${id} (CC BY)`, question })));
    }
  }
  writeSheet(quizzes, count, seed, folder);
}

/** What fell by more than .03 since the figures that are kept; counts are printed, not compared. */
function fallen(before: Figures): string[] {
  return Object.entries(figures).flatMap(([name, now]) => {
    const then = before[name];
    if (then === undefined || /questions|chi/.test(name)) return [];
    const fall = LESS.test(name) ? now - then : then - now;
    return fall > FALL ? [`${name}: ${then.toFixed(3)} → ${now.toFixed(3)}`] : [];
  });
}

const marking = process.argv.indexOf('--marking');
if (marking > 0) {
  const [typed, essays] = process.argv.slice(marking + 1);
  if (!typed || !essays) throw new Error('Say which files to mark: npm run quality -- --marking TYPED.json ESSAYS.json');
  reportMarking(typed, essays);
  process.exit();
}
if (process.argv.includes('--kinds')) {
  const counts = await countByKind(path.join(root, '../shared/corpus2'));
  console.log(counts === null ? 'This needs ../shared/corpus2.' : kindTable(counts));
  process.exit();
}
if (process.argv.includes('--ablate')) {
  await printAblation(root, flagged('--ablate'));
  process.exit();
}
if (process.argv.includes('--digest')) {
  const only = flagged('--digest');
  await printDigest(root, only?.startsWith('--') ? '' : only);
  process.exit();
}
if (corpus !== shared) console.log("../shared/corpus is not here: the figures are those of the project's own fixtures.");
if (process.argv.includes('--sheet')) {
  await sheet(Number(flagged('--sheet')));
  process.exit();
}
// First, while this program is small and the machine has nothing else to do.
const speed = corpus === shared ? measureSpeed(goldSections('biology')) : null;
await readFiles();
if (corpus === shared) for (const book of goldBooks) await readBook(book);
summarise();
const kinds = await countByKind(path.join(root, '../shared/corpus2'));
if (kinds !== null) {
  Object.assign(figures, kindFigures(kinds));
  console.log(`${kindTable(kinds)}\n`);
}
console.log(`${softTable(all)}\n`);
for (const [name, value] of Object.entries(figures)) console.log(`${value.toFixed(3).padStart(9)}  ${name}`);
if (speed !== null) {
  // What a machine takes is compared with the targets, not with what another machine took.
  for (const [name, value] of Object.entries(speed.figures)) console.log(`${value.toFixed(3).padStart(9)}  ${name}`);
  for (const line of speed.missed) console.log(`MISSED ${line}`);
  if (process.argv.includes('--write') || !existsSync(kept)) {
    writeFileSync(
      kept,
      `${JSON.stringify(figures, (_, value: unknown) => (typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value), 2)}\n`,
    );
    console.log('Kept in docs/quality.json.');
  } else {
    const worse = fallen(JSON.parse(readFileSync(kept, 'utf8')) as Figures);
    for (const line of worse) console.log(`FELL ${line}`);
    process.exitCode = worse.length > 0 ? 1 : 0;
  }
}
