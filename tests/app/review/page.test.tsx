// The review screen: what is due is asked, marked by the quiz's own rule, rated, undone and left out; and what is said when nothing is.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { KeyPoint, Quiz } from '#core/quiz/quiz';
import { DAY_MS } from '#core/review/review';
import { ReviewEvent } from '#core/review/reviewEvent';
import { keepDraft } from '#device/attempts/drafts';
import { reviewLog } from '#device/review/reviewLog';
import { chooseReviewSettings } from '#device/review/reviewSettings';
import { addReviews } from '#device/review/reviews';
import { db } from '../../../src/app/data/device.ts';
import { openPage, setTime, useBrowser } from '../page.tsx';
import { button, click, studentWithQuiz } from '../quizWorld.ts';

useBrowser();

const short = (question_id: number): Quiz['questions'][number] => ({
  ...{ question_id, question_text: `Name number ${question_id}.`, question_type: 'short_answer', correct_answer: 'Cell' },
});

const essay = (question_id: number, key_points?: KeyPoint[]): Quiz['questions'][number] => ({
  ...{ question_id, question_text: `Explain number ${question_id}.`, question_type: 'essay', correct_answer: 'Similar cells.' },
  ...(key_points && { key_points }),
});

/** A student who missed these questions of a quiz the day before yesterday; the quiz is on this device. */
async function missed(questions: Quiz['questions'], kept = true) {
  const quiz: Quiz = { title: 'Cells & Tissues', questions };
  const { userId, quizId } = await studentWithQuiz(quiz);
  const at = Date.now() - 2 * DAY_MS;
  const events = questions.map(({ question_id }) =>
    ReviewEvent.parse({ event_id: `missed:a:${question_id}`, at, quiz_id: quizId, question_id, kind: 'missed' }),
  );
  await addReviews(db, userId, events, at);
  const row = { userId, quizId, quiz, bytes: 1, keptAt: at, usedAt: at };
  if (kept) await db.library.put(row);
  const page = await openPage('/dashboard/review');
  if (kept) await screen.findByText(`1 of ${questions.length}`);
  const made = async () => (await reviewLog(db, userId)).rows.filter(({ at: when }) => when > at).sort((a, b) => a.at - b.at);
  return { page, made, userId, quizId, keep: () => db.library.put(row) };
}

const rates = () => screen.getAllByRole('button', { name: /: again in/ }).map((one) => one.getAttribute('aria-label'));

test('the first time, it says what will come here', async () => {
  await studentWithQuiz();
  await openPage('/dashboard/review');
  await screen.findByRole('heading', { name: 'Nothing to review yet' });
});

/** The page comes back on screen at another time; its clock goes on from there. */
async function comeBackAt(wall: number): Promise<void> {
  setTime(wall);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

test('a page that was left open asks the next day what is due then, and so does Study', async () => {
  const { userId, quizId } = await missed([short(1), short(2)]);
  const at = Date.now();
  const early = [1, 2].map((question_id) =>
    ReviewEvent.parse({ event_id: `r:${question_id}`, at, quiz_id: quizId, question_id, kind: 'rated', rating: 'good' }),
  );
  await addReviews(db, userId, early, at);
  await openPage('/dashboard/review');
  await screen.findByRole('heading', { name: 'Done for today' });
  await comeBackAt(at + 10 * DAY_MS);
  await screen.findByText('1 of 2');
  vi.useRealTimers();
  await openPage('/dashboard/study');
  await screen.findByText('Streak: 1 day');
  expect(screen.queryByRole('link', { name: /^Review / })).toBeNull();
  await comeBackAt(at + 10 * DAY_MS);
  await screen.findByRole('link', { name: 'Review 2 questions' });
});

test('the day that a question is missed nothing is done yet, and after midnight the next day is still the next one', async () => {
  const { userId, quizId } = await studentWithQuiz();
  // One in the morning of a Wednesday: the student's Tuesday.
  const at = new Date(2026, 11, 2, 1).getTime();
  setTime(at);
  await addReviews(db, userId, [ReviewEvent.parse({ event_id: 'm', at, quiz_id: quizId, question_id: 1, kind: 'missed' })], at);
  await openPage('/dashboard/review');
  await screen.findByRole('heading', { name: 'Nothing is due today' });
  screen.getByText('Tomorrow: 1 question.');
  expect(within(screen.getByRole('table')).getAllByRole('rowheader')[0]?.textContent).toBe('Wed');
});

test('a right answer suggests Good, a wrong one Again; the rating is in the log before the next card comes', async () => {
  const { page, made } = await missed([short(1), short(2)]);
  await page.user.type(screen.getByPlaceholderText('Your answer...'), 'cell');
  await click(page, 'Check Answer');
  await screen.findByText('Correct!');
  expect(rates()).toEqual([
    'Again: again in 10 min',
    'Hard: again in 15 min',
    expect.stringMatching(/^Good: again in \d days, suggested$/),
    expect.stringMatching(/^Easy: again in \d+ days$/),
  ]);
  await page.user.keyboard('{Enter}');
  await screen.findByText('2 of 2');
  expect(await made()).toMatchObject([{ kind: 'rated', rating: 'good', ms: expect.any(Number) }]);
  await page.user.type(screen.getByPlaceholderText('Your answer...'), 'atom');
  await page.user.keyboard('{Enter}');
  await screen.findByText('Incorrect');
  expect(rates()[0]).toBe('Again: again in 10 min, suggested');
  await click(page, 'I was right');
  await waitFor(() => expect(rates()[2]).toMatch(/suggested$/));
  await page.user.click(document.body);
  await page.user.keyboard('4');
  await screen.findByRole('heading', { name: 'Done for today' });
  expect(await made()).toMatchObject([{ rating: 'good' }, { rating: 'easy' }]);
});

test('options are chosen, checked and rated by keys, and stand in an order of the card', async () => {
  const options = { A: 'Nucleus', B: 'Mitochondrion', C: 'Ribosome', D: 'Golgi body' };
  const { page, made } = await missed([
    { question_id: 1, question_text: 'Which?', question_type: 'multiple_choice', options, correct_answer: 'B' },
  ]);
  const right = screen.getAllByRole('radio').findIndex((one) => one.closest('label')?.textContent?.includes('Mitochondrion'));
  await page.user.keyboard(`${right + 1}`);
  await page.user.keyboard('{Enter}');
  await screen.findByText('Correct!');
  await page.user.keyboard('3');
  await screen.findByRole('heading', { name: 'Done for today' });
  expect(await made()).toMatchObject([{ rating: 'good' }]);
});

test('an essay is compared with its points, and what is ticked counts', async () => {
  const { page } = await missed([
    {
      question_id: 1,
      question_text: 'Explain what a tissue is.',
      question_type: 'essay',
      correct_answer: 'Similar cells with a common function.',
      key_points: [
        { text: 'Cells are similar', terms: ['similar'] },
        { text: 'They share a function', terms: ['function'] },
      ],
    },
  ]);
  await page.user.type(screen.getByPlaceholderText('Your answer...'), 'Something else.');
  await click(page, 'Check Answer');
  await screen.findByText('Answer Submitted');
  expect(rates()[0]).toMatch(/suggested$/);
  for (const point of screen.getAllByRole('checkbox')) await page.user.click(point);
  await waitFor(() => expect(rates()[2]).toMatch(/suggested$/));
});

test('of an essay that was not answered the model answer is shown, and nothing to tick', async () => {
  const { page } = await missed([essay(1, [{ text: 'Cells are similar', terms: ['similar'] }])]);
  await click(page, 'Show Model Answer');
  await screen.findByText('The answer');
  expect(screen.getByText('Similar cells.')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(rates()[0]).toMatch(/suggested$/);
});

const box = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Your answer...');
const drafts = async (userId: number) => (await db.drafts.where('userId').equals(userId).toArray()).map(({ draft }) => draft);

test('what is typed is there again after a reload or a look at the flashcards, at its own question, until it is rated', async () => {
  const { page, userId } = await missed([essay(1), essay(2)]);
  const asked = () => document.querySelector('.qtext')?.textContent;
  const first = asked();
  await page.user.type(box(), 'Half an essay');
  await waitFor(async () => expect(await drafts(userId)).toEqual([{ answer: 'Half an essay' }]));
  const again = await openPage('/dashboard/review');
  await waitFor(() => expect(box().value).toBe('Half an essay'));
  expect(asked()).toBe(first);
  // At once, before any pause.
  await again.user.type(box(), ', and more');
  await again.user.click(screen.getByRole('link', { name: 'As flashcards' }));
  await screen.findByRole('link', { name: /^Review 2 questions/ });
  const third = await openPage('/dashboard/review');
  await waitFor(() => expect(box().value).toBe('Half an essay, and more'));
  await click(third, 'Check Answer');
  // Not rated yet: a reload asks once more, with what was typed.
  await screen.findByRole('button', { name: /^Good:/ });
  const last = await openPage('/dashboard/review');
  await waitFor(() => expect(box().value).toBe('Half an essay, and more'));
  await click(last, 'Check Answer');
  await last.user.click(await screen.findByRole('button', { name: /^Good:/ }));
  await screen.findByText('2 of 2');
  expect(asked()).not.toBe(first);
  expect(box().value).toBe('');
  expect(await drafts(userId)).toEqual([]);
});

test('what is typed in one tab is there in another, but not once it is checked there; another student finds none of it', async () => {
  const { page, userId } = await missed([short(1)]);
  await page.user.type(box(), 'ce');
  const [row] = await waitFor(async () => {
    const rows = await db.drafts.where('userId').equals(userId).toArray();
    expect(rows.map(({ draft }) => draft)).toEqual([{ answer: 'ce' }]);
    return rows;
  });
  const elsewhere = (answer: string) => keepDraft(db, { userId, name: row?.name ?? '', draft: { answer } });
  await act(() => elsewhere('cell'));
  await waitFor(() => expect(box().value).toBe('cell'));
  await click(page, 'Check Answer');
  await screen.findByText('Correct!');
  await act(() => elsewhere('atom'));
  await new Promise((done) => setTimeout(done, 50));
  expect(box().value).toBe('cell');
  cleanup();
  await missed([short(1)]);
  expect(box().value).toBe('');
});

test('what is rated at once after the last letter leaves nothing behind', async () => {
  const { page, userId } = await missed([short(1)]);
  await page.user.type(box(), 'cell{Enter}');
  await screen.findByText('Correct!');
  await page.user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Done for today' });
  await new Promise((done) => setTimeout(done, 400));
  expect(await drafts(userId)).toEqual([]);
});

test('a rating is undone: the card is back, and the log knows of both', async () => {
  const { page, made } = await missed([short(1), short(2)]);
  const asked = () => document.querySelector('.qtext')?.textContent;
  const first = asked();
  await click(page, 'Show Answer');
  // Who only looked has answered nothing, and is not told to be wrong.
  await screen.findByText('The answer');
  expect(screen.queryByText('Incorrect')).toBeNull();
  expect(screen.queryByRole('button', { name: 'I was right' })).toBeNull();
  await page.user.click(screen.getByRole('button', { name: /^Easy:/ }));
  await screen.findByText('2 of 2');
  expect(asked()).not.toBe(first);
  await click(page, 'Undo: Easy');
  await screen.findByText('1 of 2');
  expect(asked()).toBe(first);
  const [rated, undone] = await made();
  expect([rated, undone]).toMatchObject([{ kind: 'rated' }, { kind: 'undone', undoes: rated?.event_id }]);
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('what is left out is not asked any more, and that can be undone', async () => {
  const { page, made } = await missed([short(1)]);
  await click(page, 'Leave out');
  await screen.findByRole('heading', { name: 'No questions in review' });
  expect(await made()).toMatchObject([{ kind: 'left_out' }]);
  await click(page, 'Undo: Left out');
  await screen.findByText('1 of 1');
});

test('what was not known is asked again in the same sitting', async () => {
  const { page } = await missed([short(1)]);
  await click(page, 'Show Answer');
  await screen.findByText('The answer');
  await page.user.click(screen.getByRole('button', { name: /^Again:/ }));
  await screen.findByText('2 of 2');
});

test('after twenty it is said, and one may go on', async () => {
  const { page } = await missed(Array.from({ length: 20 }, (_, at) => short(at + 1)));
  for (let n = 1; n <= 20; n += 1) {
    await screen.findByText(`${n} of 20`);
    await click(page, 'Show Answer');
    await page.user.click(await screen.findByRole('button', { name: n === 1 ? /^Again:/ : /^Good:/ }));
  }
  await screen.findByRole('heading', { name: '20 questions reviewed' });
  await click(page, 'Continue: 1 question');
  await screen.findByText('21 of 21');
});

test('as many new ones come as the settings take', async () => {
  const { userId } = await missed(Array.from({ length: 8 }, (_, at) => short(at + 1)));
  await chooseReviewSettings(db, userId, { newPerDay: 5 }, Date.now());
  await screen.findByText('1 of 5');
});

test('a card whose quiz is not on this device is named, and asked once it is', async () => {
  const { keep } = await missed([short(1)], false);
  await screen.findByText(/1 question is not on this device/);
  await keep();
  await openPage('/dashboard/review');
  await screen.findByText('1 of 1');
});

test('a question that was mended goes on with its card: it is asked as it is now, and remembered as it was', async () => {
  const { page, made, userId, quizId } = await missed([short(1)], false);
  const at = Date.now() - 40 * DAY_MS;
  const rated = ReviewEvent.parse({ event_id: 'r', at, quiz_id: quizId, question_id: 1, kind: 'rated', rating: 'easy' });
  await addReviews(db, userId, [rated], at);
  const mended = { ...short(1), question_text: 'What is the smallest unit of life?' };
  const quiz: Quiz = { title: 'Cells & Tissues', questions: [mended], earlier: [quizId] };
  await db.library.put({ userId, quizId: quizId + 1, quiz, bytes: 1, keptAt: at, usedAt: at, earlier: [quizId] });
  await openPage('/dashboard/review');
  await screen.findByText('What is the smallest unit of life?');
  await click(page, 'Show Answer');
  // A card that is new would come back within two weeks.
  await page.user.click(screen.getByRole('button', { name: /^Good: again in (?:[2-9]\d days|\d+ months)/ }));
  await screen.findByRole('heading', { name: 'Done for today' });
  expect(await made()).toMatchObject([{ kind: 'rated', rating: 'good', quiz_id: quizId + 1, question_id: 1 }]);
});

test('the dashboard leads with what is due, and has one main button', async () => {
  const { page } = await missed([short(1), short(2)]);
  await openPage('/dashboard');
  const review = await screen.findByRole('link', { name: 'Review 2 questions' });
  await screen.findByRole('link', { name: /^Take Quiz/ });
  await waitFor(() => expect([...document.querySelectorAll('.btn--main')]).toEqual([review]));
  await page.user.click(review);
  await screen.findByText('1 of 2');
  expect(button('Check Answer').disabled).toBe(true);
});

test('a citation opens the page of the document at the quote, without a network too', async () => {
  const source = { page: 2, quote: 'A cell is the smallest unit of life.' };
  const { page, userId, quizId } = await missed([{ ...short(1), source }]);
  const paragraph = (text: string) => ({ kind: 'paragraph' as const, text });
  const pages = [
    { number: 1, blocks: [paragraph('What biology is.')] },
    { number: 2, blocks: [paragraph('Robert Hooke saw it first. A cell is the smallest unit of life. So much for that.')] },
  ];
  await screen.findByText('1 of 1');
  await click(page, 'Show Answer');
  await screen.findByText('The answer');
  expect(screen.queryByRole('button', { name: 'Show in document' })).toBeNull();
  await db.textPages.put({ userId, docId: 5, pages });
  await db.texts.put({ userId, docId: 5, filename: 'cells.pdf', quizIds: [quizId], size: 200, isKept: true });
  await page.user.click(await screen.findByRole('button', { name: 'Show in document' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'cells.pdf' }));
  expect((await dialog.findByText('A cell is the smallest unit of life')).tagName).toBe('MARK');
  dialog.getByText('Page 2 of 2');
  await page.user.click(dialog.getByRole('button', { name: 'Previous page' }));
  dialog.getByText('What biology is.');
  await page.user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a question whose answer an assignment hides is not asked before its closing: nothing could mark it', async () => {
  const { page, keep, userId, quizId } = await missed([short(1)], false);
  const hidden = { is_exam: true, answers_hidden_until: '2126-01-01T12:00:00Z' };
  const quiz: Quiz = { title: 'Cells & Tissues', questions: [{ ...short(1), correct_answer: '' }], settings: hidden };
  await db.library.put({ userId, quizId, quiz, bytes: 1, keptAt: 1, usedAt: 1 });
  await openPage('/dashboard/review');
  await screen.findByText(/not on this device/);
  expect(screen.queryByText('Name number 1.')).toBeNull();
  await keep();
  await openPage('/dashboard/review');
  await screen.findByText('Name number 1.');
  expect(page.path()).toBe('/dashboard/review');
});

test('what cannot be taken back after the last card, for want of room, is said', async () => {
  const { page } = await missed([short(1)]);
  await page.user.type(screen.getByPlaceholderText('Your answer...'), 'Cell');
  await click(page, 'Check Answer');
  await page.user.click(await screen.findByRole('button', { name: /^Good/ }));
  const undo = await screen.findByRole('button', { name: 'Undo: Good' });
  const full = vi.spyOn(db.reviews, 'bulkPut').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  onTestFinished(() => full.mockRestore());
  await page.user.click(undo);
  await screen.findByText('This device could not save it. Please try again.');
});
