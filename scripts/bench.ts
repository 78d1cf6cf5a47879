// npm run bench [-- review]: each figure is a ratio to a reference that is measured in the same run, because machines differ and are
// shared. It judges nothing; it prints. Times in ms, by the clock and of
// the processor, stand beside the ratios: they are this machine's. `review`: nothing but the deck.
import { performance } from 'node:perf_hooks';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beginAttempt } from '#core/attempt/attempt';
import { step } from '#core/attempt/moves';
import { grade } from '#core/marking/grading';
import type { Quiz } from '#core/quiz/quiz';
import { emptyDeck, withEvents } from '#core/review/review';
import { dueNow, usualSettings } from '#core/review/reviewPlan';
import { fixture, quizOf } from '../tests/support/engineInput.ts';
import { pdfOf, wrapped } from '../tests/support/pdfFixture.ts';
import { newStudent } from '../tests/support/people.ts';
import { sampleQuiz, seedQuiz } from '../tests/support/quizzes.ts';
import { longLog, NOON } from '../tests/support/reviewLog.ts';
import { startTestServer } from '../tests/support/testServer.ts';

const ROUNDS = 7;

/** The median of one run, in ms by the clock and of the processor, after one run that does not count. */
async function median(work: () => unknown): Promise<{ ms: number; cpu: number }> {
  await work();
  const times: number[] = [];
  const used: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [before, usage] = [performance.now(), process.cpuUsage()];
    await work();
    const { user, system } = process.cpuUsage(usage);
    times.push(performance.now() - before);
    used.push((user + system) / 1000);
  }
  return { ms: middle(times), cpu: middle(used) };
}

const middle = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

type Row = { what: string; against: string; ratio: number; ms?: number; cpu?: number };
const rows: Row[] = [];

async function compare(what: string, work: () => unknown, against: string, reference: () => unknown): Promise<void> {
  const [mine, theirs] = [await median(work), await median(reference)];
  rows.push({ what, against, ratio: mine.ms / theirs.ms, ...mine });
}

function printRows(): void {
  for (const { what, against, ratio, ms, cpu } of rows) {
    const [time, used] = [ms, cpu].map((one) => (one === undefined ? '' : `${one.toFixed(2)} ms`).padStart(11));
    console.log(`${ratio.toFixed(2).padStart(8)} x ${time} ${used} cpu  ${what}, against ${against}`);
  }
}

/** Wanted: under 50 ms for ten thousand events, and under 2 ms for one more. */
async function benchReview(): Promise<void> {
  const log = longLog(10_000, 1500);
  const deck = withEvents(emptyDeck, log);
  const rating = { event_id: 'bench', at: NOON + 1, quiz_id: 1, question_id: 5, kind: 'rated', rating: 'good' } as const;
  const copyLog = () => structuredClone(log);
  await compare('the deck of 10,000 review events', () => withEvents(emptyDeck, log), 'copying the events', copyLog);
  await compare('one more rating', () => withEvents(deck, [rating]), 'copying the events', copyLog);
  const now = { wall: NOON + 30 * 86_400_000, zone: 0 };
  await compare('what of it is due', () => dueNow(deck, usualSettings, now), 'copying the events', copyLog);
}

if (process.argv[2] === 'review') {
  await benchReview();
  printRows();
  process.exit();
}

/** Twenty pages of the project's own notes. */
function chapter(): Uint8Array {
  const text = new TextDecoder().decode(fixture('notes_sociology.txt').bytes);
  const lines = text.split('\n').flatMap((line) => wrapped(line));
  const pages = Array.from({ length: 20 }, (_, i) =>
    Array.from({ length: 40 }, (__, j) => lines[(i * 40 + j) % lines.length] ?? { pieces: [''] }),
  );
  return pdfOf(pages, 'Notes');
}

async function bareText(bytes: Uint8Array): Promise<void> {
  const document = await pdfjs.getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  for (let n = 1; n <= document.numPages; n += 1) await (await document.getPage(n)).getTextContent();
  await document.destroy();
}

const pdf = chapter();
await compare(
  'a quiz from 20 pages of PDF',
  () => quizOf({ name: 'notes.pdf', bytes: pdf.slice() }),
  'bare text extraction',
  () => bareText(pdf),
);

const long: Quiz = {
  title: 'Long',
  questions: Array.from({ length: 60 }, (_, i) => ({
    question_id: i + 1,
    question_text: 'What?',
    question_type: 'short_answer',
    correct_answer: `answer ${i}`,
  })),
};
const answers = long.questions.map((q) => ({ question_id: q.question_id, answer_given: q.correct_answer }));
await compare(
  'grading 60 answers',
  () => grade(long.questions, answers),
  'copying the quiz',
  () => structuredClone(long),
);
const attempt = beginAttempt({ attemptId: 'bench', userId: 1, quizId: 1, quiz: long, wall: 0 });
await compare(
  'one move of an attempt',
  () => step(attempt, { type: 'answer', questionId: 60, text: 'words' }, { wall: 1 }),
  'copying the quiz',
  () => structuredClone(long),
);

await benchReview();

const server = await startTestServer();
try {
  const student = await newStudent(server);
  const { quizId } = await seedQuiz(server, student, sampleQuiz);
  const health = () => server.fetch('/healthz');
  const body = { answers: sampleQuiz.questions.map((q) => ({ question_id: q.question_id, answer_given: 'B' })) };
  const key = '3e7c1f0a-6d0b-4a63-9b57-0f8d7a1c2b3d';
  await compare('reading a quiz', () => student.call('quiz', { params: { id: quizId } }), 'a health check', health);
  await compare('listing the documents', () => student.call('documents'), 'a health check', health);
  await compare(
    'a submission that is sent again',
    () => student.call('submit', { params: { id: quizId }, body, headers: { 'idempotency-key': key } }),
    'a health check',
    health,
  );
} finally {
  await server.close();
}

printRows();
