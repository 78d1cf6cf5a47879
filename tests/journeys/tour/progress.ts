// Progress and flashcards: before anything was done, and after three weeks of quizzes and reviews; one quiz's attempts, one of them
// opened; a card, and its other side.
import { randomUUID } from 'node:crypto';
import type { Question, Quiz } from '#core/quiz/quiz';
import type { Stop } from './acts.ts';
import { letToastsGo, ready } from './acts.ts';
import { putDocument, type Stage, setVerified, signIn } from './stage.ts';

const DAY_MS = 86_400_000;
const terms: [topic: string, term: string, meaning: string][] = [
  ['The cell', 'Mitochondrion', 'the organelle in which most of the energy of a cell is released'],
  ['The cell', 'Ribosome', 'the place where proteins are built'],
  ['The cell', 'Nucleus', 'the part of a cell that holds its chromosomes'],
  ['Tissues', 'Epithelium', 'the tissue that covers the surfaces of the body'],
  ['Tissues', 'Cartilage', 'a firm tissue without blood vessels'],
  ['Tissues', 'Tendon', 'a cord that ties a muscle to a bone'],
  ['Blood and circulation', 'Haemoglobin', 'the protein that carries oxygen'],
  ['Blood and circulation', 'Artery', 'a vessel that leads blood away from the heart'],
];
const questions = terms.map(
  ([topic, term, meaning], at): Question => ({
    question_id: at + 1,
    question_text: `What is the term for ${meaning}?`,
    question_type: 'short_answer',
    correct_answer: term,
    explanation: `${term}: ${meaning}.`,
    topic,
    source: { page: at + 3, quote: `The ${term.toLowerCase()} is ${meaning}.` },
  }),
);
const cells: Quiz = { title: 'Cells, tissues and blood: a first look', questions };
const paragraph = (text: string) => ({ kind: 'paragraph' as const, text });
const cellsText = {
  pages: terms.map(([topic, term, meaning], at) => ({
    number: at + 3,
    blocks: [
      { kind: 'heading' as const, text: topic, level: 1 },
      paragraph('What can be seen of it depends on the microscope, and on how the slice was prepared and stained.'),
      paragraph(`Much was learnt by looking again. The ${term.toLowerCase()} is ${meaning}. It is drawn in the next figure.`),
      { kind: 'item' as const, text: 'Look at it under low power first.', marker: '1.' },
      { kind: 'item' as const, text: 'Then draw what you see, and nothing else.', marker: '2.' },
    ],
  })),
};
const norms: Quiz = {
  title: 'Norms and Values',
  questions: questions.slice(0, 4).map((question) => ({ ...question, topic: question.question_id < 3 ? 'Norms' : 'Values' })),
};

/** Days ago, quiz, and which questions are right. */
const taken: [daysAgo: number, of: 'cells' | 'norms', right: number[]][] = [
  [20, 'cells', [1, 7]],
  [15, 'norms', [1, 2, 3]],
  [13, 'cells', [1, 2, 4, 7]],
  [6, 'cells', [1, 2, 3, 4, 7]],
  [2, 'norms', [1, 2, 3, 4]],
  [1, 'cells', [1, 2, 3, 4, 5, 7]],
];
const reviewed = [14, 12, 11, 10, 9, 8, 5, 4, 3, 1];

export async function progress(stage: Stage, stop: Stop): Promise<void> {
  const { page, url } = stage;
  await setVerified(stage, true);
  const ids = {
    cells: await putDocument(stage, { filename: 'biology_week_3.pdf', at: '2026-11-01T09:00:00Z', quiz: cells, text: cellsText }),
    norms: await putDocument(stage, { filename: 'sociology.pdf', at: '2026-11-02T09:00:00Z', quiz: norms }),
  };
  await signIn(stage);
  await ready(stage);
  await letToastsGo(stage);
  await page.goto(`${url}/dashboard/progress`);
  await page.getByText('Nothing to show yet').waitFor();
  await stop('progress-first');

  await study(stage, ids);
  await page.goto(`${url}/dashboard/study`);
  await page.getByText(/^Streak: \d+ days/).waitFor();
  await page.getByRole('link', { name: /^Review \d+ questions$/ }).waitFor();
  await stop('study');

  await page.goto(`${url}/dashboard/ask?q=pages%20of%20a%20microscope%20slice`);
  await page.locator('.ask__found').first().waitFor();
  await stop('ask', { full: true });

  await page.goto(`${url}/dashboard/progress`);
  await page.getByRole('heading', { name: 'Scores' }).waitFor();
  await page.getByRole('heading', { name: 'Sure, but wrong' }).waitFor();
  await page.getByText('3 topics').click();
  await stop('progress', { full: true });
  await page.getByText('As a table').nth(1).click();
  await page.getByRole('table').first().scrollIntoViewIfNeeded();
  await stop('progress-table');

  await page.getByRole('link', { name: /^Cells, tissues and blood/ }).click();
  await page.getByRole('heading', { name: 'Attempts' }).waitFor();
  await stop('progress-quiz', { full: true });
  await page.getByRole('link', { name: /^62.5%/ }).click();
  await page.getByRole('heading', { name: 'Detailed Breakdown' }).waitFor();
  await page.getByRole('button', { name: 'Show in document' }).first().waitFor();
  await stop('progress-attempt');

  await page.goto(`${url}/dashboard/flashcards`);
  await page.getByRole('button', { name: 'Turn over' }).waitFor();
  await stop('flashcard');
  await page.getByRole('button', { name: 'Turn over' }).click();
  await page.getByRole('button', { name: /^Good:/ }).waitFor();
  await page.getByRole('button', { name: 'Show in document' }).waitFor();
  await stop('flashcard-turned', { full: true });
  await page.getByRole('button', { name: 'Show in document' }).click();
  const mark = page.getByRole('dialog').locator('mark').first();
  await mark.waitFor();
  const [quote, edge] = [await mark.boundingBox(), await page.getByRole('dialog').boundingBox()];
  if (!quote || !edge || quote.y < edge.y || quote.y > edge.y + edge.height) throw new Error('The quote is not in sight.');
  await stop('show-in-document');
}

/** Three weeks of it, as another device would have sent them. */
async function study({ student }: Stage, ids: { cells: number; norms: number }): Promise<void> {
  const now = Date.now();
  for (const [daysAgo, of, right] of taken) {
    const answers = (of === 'cells' ? cells : norms).questions.map(({ question_id, correct_answer }) => ({
      question_id,
      answer_given: right.includes(question_id) ? correct_answer : 'no idea',
      ...(question_id === 8 || question_id === 5 ? { is_sure: true } : {}),
    }));
    const headers = { 'Idempotency-Key': randomUUID(), 'Client-Now': new Date(now).toISOString() };
    const body = { answers, submitted_at: new Date(now - daysAgo * DAY_MS).toISOString() };
    await student.call('submit', { params: { id: ids[of] }, headers, body });
  }
  const events = reviewed.flatMap((daysAgo, round) =>
    [5, 6, 8, 3].slice(0, 2 + (round % 3)).map((question_id, at) => ({
      event_id: randomUUID(),
      at: now - daysAgo * DAY_MS + at * 40_000,
      quiz_id: ids.cells,
      question_id,
      kind: 'rated',
      rating: round % 4 === 1 ? 'again' : 'good',
      ms: 45_000 + 20_000 * (round % 3),
    })),
  );
  await student.call('addReviews', { body: { events } });
}
