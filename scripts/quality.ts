// npm run quality: the engine's figures on ../shared/corpus and the gold books, compared with the last committed ones
// (docs/quality.json). A fall of more than .03 fails. `-- --write` commits today's figures to that file. Instead of that:
// `-- --served [--engine FOLDER]… [FILES]` prints which documents get a quiz, and why others get none;
// `-- --sheet --to FOLDER [--seed N --most N --spoil N] [--engine FOLDER]… FILES` writes a sheet for a reader, with two engines mixed;
// `-- --read FOLDER` prints what the reader's verdicts on it say;
// `-- --model [--to FOLDER] FILES` measures the language model that is set up: served, seconds, tokens, and a sheet for a reader;
// `-- --marking TYPED.json ESSAYS.json` prints how fair the marks of typed answers and essays are;
// `-- --digest [START OF NAMES]` prints a digest of each quiz, to show that a change changed none;
// `-- --ablate [START OF NAMES]` prints how many questions each rule of the engine changes.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Question, Quiz } from '#core/quiz/quiz';
import type { Flaw } from '#engine/check/gate';
import { longestKeyShare } from '#engine/check/statistics';
import { flawsOf, makeQuiz, UnusableDocument } from '#engine/engine';
import { readDocument } from '#engine/read/reader';
import { StartFailure } from '#server/config';
import { coverageOf, keyLengthZ, letterChiSquare } from '../tests/support/quizStatistics.ts';
import { printAblation } from './quality/ablate.ts';
import { printDigest } from './quality/digest.ts';
import { type GoldBook, goldBooks, goldSections } from './quality/gold.ts';
import { reportMarking } from './quality/marking.ts';
import { measureModel } from './quality/model.ts';
import { engineOf, type Outcome } from './quality/outcome.ts';
import { readingOf } from './quality/reading.ts';
import { recallOf } from './quality/recall.ts';
import { printServed, servedFigures } from './quality/served.ts';
import { writeSheet } from './quality/sheet.ts';
import { corpusFiles, documentsAt } from './quality/sources.ts';
import { measureSpeed } from './quality/speed.ts';

type Figures = Record<string, number>;

const root = fileURLToPath(new URL('..', import.meta.url));
const shared = path.join(root, '../shared/corpus');
const corpus = existsSync(shared) ? shared : path.join(root, 'tests/support/fixtures');
const kept = path.join(root, 'docs/quality.json');
/** For these less is better; the others must not fall. */
const LESS = /flaws|gaps|z$|longest|chi|seconds|MB/;
const FALL = 0.03;

const figures: Figures = {};
const all: { question: Question; flaws: readonly Flaw[] }[] = [];
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

/** What fell by more than .03 since the figures that are kept; counts are printed, not compared. */
function fallen(before: Figures): string[] {
  return Object.entries(figures).flatMap(([name, now]) => {
    const then = before[name];
    if (then === undefined || /questions|chi/.test(name)) return [];
    const fall = LESS.test(name) ? now - then : then - now;
    return fall > FALL ? [`${name}: ${then.toFixed(3)} → ${now.toFixed(3)}`] : [];
  });
}

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{
      served: { type: 'boolean' },
      sheet: { type: 'boolean' },
      read: { type: 'boolean' },
      model: { type: 'boolean' },
      marking: { type: 'boolean' },
    },
    ...{ digest: { type: 'boolean' }, ablate: { type: 'boolean' }, write: { type: 'boolean' } },
    ...{
      seed: { type: 'string', default: '1' },
      most: { type: 'string', default: '12' },
      spoil: { type: 'string', default: '0' },
    },
    ...{ engine: { type: 'string', multiple: true }, to: { type: 'string' } },
  },
});
/** npm runs scripts in the project's folder; a relative path means the folder that npm was called from. */
const given = (file: string) => path.resolve(process.env.INIT_CWD ?? '.', file);

/** What each engine makes of the files, or of all documents beside the repository. */
async function served(): Promise<Outcome[]> {
  const files = positionals.length > 0 ? documentsAt(positionals.map(given)) : corpusFiles(root);
  const outcomes: Outcome[] = [];
  for (const folder of flags.engine?.map(given) ?? [root]) outcomes.push(...(await printServed(await engineOf(folder), files)));
  return outcomes;
}

if (flags.served) {
  await served();
  process.exit();
}
if (flags.sheet) {
  if (flags.to === undefined) throw new Error('Say where: --sheet --to FOLDER FILES…');
  const [seed, most, spoil] = [Number(flags.seed), Number(flags.most), Number(flags.spoil)];
  writeSheet(await served(), given(flags.to), { seed, most, spoil });
  process.exit();
}
if (flags.model) {
  const folder = flags.to === undefined ? path.join(root, '.cache', 'model-quality') : given(flags.to);
  const options = { seed: Number(flags.seed), most: Number(flags.most), spoil: Number(flags.spoil) };
  await measureModel(await engineOf(root), documentsAt(positionals.map(given)), folder, options).catch((error: unknown) => {
    if (!(error instanceof StartFailure)) throw error;
    console.error(error.message);
    process.exit(1);
  });
  process.exit();
}
if (flags.read) {
  for (const folder of positionals) console.log(readingOf(given(folder)));
  process.exit();
}
if (flags.marking) {
  const [typed, essays] = positionals.map(given);
  if (!typed || !essays) throw new Error('Say which files to mark: npm run quality -- --marking TYPED.json ESSAYS.json');
  reportMarking(typed, essays);
  process.exit();
}
if (flags.ablate || flags.digest) {
  await (flags.ablate ? printAblation : printDigest)(root, positionals[0]);
  process.exit();
}
if (corpus !== shared) console.log("../shared/corpus is not here: the figures are those of the project's own fixtures.");
// First, while this program is small and the machine has nothing else to do.
const speed = corpus === shared ? measureSpeed(goldSections('biology')) : null;
await readFiles();
if (corpus === shared) for (const book of goldBooks) await readBook(book);
summarise();
if (corpus === shared) {
  const { served, of, median, mean } = servedFigures(await printServed(await engineOf(root), corpusFiles(root)));
  Object.assign(figures, {
    'documents: served': served / of,
    'documents: questions, median': median,
    'documents: questions, mean': mean,
  });
}
for (const [name, value] of Object.entries(figures)) console.log(`${value.toFixed(3).padStart(9)}  ${name}`);
if (speed !== null) {
  // What a machine takes is compared with the targets, not with what another machine took.
  for (const [name, value] of Object.entries(speed.figures)) console.log(`${value.toFixed(3).padStart(9)}  ${name}`);
  for (const line of speed.missed) console.log(`MISSED ${line}`);
  if (flags.write || !existsSync(kept)) {
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
