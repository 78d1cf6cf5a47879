// Flashcards: the cards of review with two sides, turned over and rated alike; what is no card is left to review.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Question, Quiz } from '#core/quiz/quiz';
import { DAY_MS } from '#core/review/review';
import { ReviewEvent } from '#core/review/reviewEvent';
import { reviewLog } from '#device/review/reviewLog';
import { addReviews } from '#device/review/reviews';
import { db } from '../../../src/app/data/device.ts';
import { openPage, useBrowser } from '../page.tsx';
import { click, studentWithQuiz } from '../quizWorld.ts';

useBrowser();

const terms = ['Cell', 'Tissue', 'Organ'];
const questions: Question[] = [
  ...terms.map((term, at) => ({
    question_id: at + 1,
    question_text: `What is the term for number ${at + 1}?`,
    question_type: 'short_answer' as const,
    correct_answer: term,
  })),
  { question_id: 9, question_text: 'Explain it all.', question_type: 'essay', correct_answer: 'At length.' },
];

async function dueCards(of = questions) {
  const quiz = { title: 'Cells & Tissues', questions: of };
  const { userId, quizId } = await studentWithQuiz(quiz);
  const at = Date.now() - 2 * DAY_MS;
  const events = of.map(({ question_id }) =>
    ReviewEvent.parse({ event_id: `missed:a:${question_id}`, at, quiz_id: quizId, question_id, kind: 'missed' }),
  );
  await addReviews(db, userId, events, at);
  await db.library.put({ userId, quizId, quiz, bytes: 1, keptAt: at, usedAt: at });
  const page = await openPage('/dashboard/flashcards');
  await screen.findByText(/^1 of /);
  const made = async () => (await reviewLog(db, userId)).rows.filter(({ at: when }) => when > at).sort((a, b) => a.at - b.at);
  return { page, made };
}

const asked = () => Number(/number (\d)/.exec(screen.getByText(/What is the term/).textContent ?? '')?.[1]);
const term = () => terms[asked() - 1] ?? 'none';
const theCard = () => document.querySelector('.flash__card') as HTMLElement;
const swipe = (by: number) => {
  const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0, clientY: 50 };
  fireEvent.pointerDown(theCard(), { ...finger, clientX: 200 });
  fireEvent.pointerMove(theCard(), { ...finger, clientX: 200 + by });
  fireEvent.pointerUp(theCard(), { ...finger, clientX: 200 + by });
};

test('a card is turned over, rated by a button, and the rating is in the log before the next one comes', async () => {
  const { page, made } = await dueCards();
  await screen.findByText('1 of 3');
  expect(screen.queryByText(term())).toBeNull();
  await click(page, 'Turn over');
  await screen.findByText(term());
  await page.user.click(screen.getByRole('button', { name: /^Good: .*suggested$/ }));
  await screen.findByText('2 of 3');
  expect(await made()).toMatchObject([{ kind: 'rated', rating: 'good', ms: expect.any(Number) }]);
});

test('it is turned over and rated by keys, undone, and by swipes once it is turned over', async () => {
  const { page, made } = await dueCards();
  await screen.findByText('1 of 3');
  await page.user.keyboard(' ');
  await screen.findByText(term());
  await page.user.keyboard('4');
  await screen.findByText('2 of 3');
  await page.user.keyboard('u');
  await screen.findByText('1 of 3');
  await page.user.keyboard('{Enter}');
  await screen.findByText(term());
  await page.user.keyboard('{Enter}');
  await screen.findByText('2 of 3');
  // What lies face down cannot be swiped away; a tap turns it over.
  swipe(150);
  expect(screen.queryByText(term())).toBeNull();
  swipe(0);
  await screen.findByText(term());
  swipe(40);
  await screen.findByText('2 of 3');
  swipe(-150);
  await screen.findByText('3 of 4');
  await click(page, 'Turn over');
  swipe(150);
  await screen.findByText('4 of 4');
  expect((await made()).filter(({ kind }) => kind === 'rated')).toMatchObject([
    { rating: 'easy' },
    { rating: 'good' },
    { rating: 'again' },
    { rating: 'good' },
  ]);
});

test('the term may be in front, and that is remembered', async () => {
  const { page } = await dueCards();
  await page.user.click(screen.getByRole('radio', { name: 'Term first' }));
  await screen.findByText(/^(Cell|Tissue|Organ)$/);
  expect(screen.queryByText(/What is the term/)).toBeNull();
  await openPage('/dashboard/flashcards');
  await screen.findByText(/^(Cell|Tissue|Organ)$/);
});

test('what has no term waits in review, and is said', async () => {
  const { page } = await dueCards(questions.slice(2));
  await screen.findByText('1 of 1');
  await click(page, 'Turn over');
  await page.user.click(screen.getByRole('button', { name: /^Easy:/ }));
  await screen.findByRole('heading', { name: 'No cards left' });
  await page.user.click(screen.getByRole('link', { name: 'Review 1 question' }));
  await screen.findByText('Explain it all.');
});

/** A first day: a quiz on this device, and nothing in review. */
async function firstDay(changes: Partial<Quiz> = {}) {
  const quiz = {
    title: 'Cells & Tissues',
    questions: questions.map((each, at) => ({ ...each, topic: at === 0 ? '1' : 'Organs' })),
    ...changes,
  };
  const { userId, quizId } = await studentWithQuiz(quiz);
  await db.library.put({ userId, quizId, quiz, bytes: 1, keptAt: 1, usedAt: 1 });
  return { userId, quizId, page: await openPage('/dashboard/study') };
}

test('on the first day Study leads to any card, and what is rated comes back', async () => {
  const { userId, page } = await firstDay();
  await page.user.click(await screen.findByRole('link', { name: /^Flashcards/ }));
  await page.user.click(await screen.findByRole('link', { name: 'Turn over 3 cards' }));
  for (const place of [1, 2, 3]) {
    await screen.findByText(`${place} of 3`);
    await click(page, 'Turn over');
    await page.user.click(await screen.findByRole('button', { name: /^Good:/ }));
  }
  await screen.findByRole('heading', { name: '3 questions reviewed' });
  await page.user.click(screen.getByRole('link', { name: 'Other flashcards' }));
  await screen.findByRole('link', { name: 'Turn over 3 cards' });
  const { rows } = await reviewLog(db, userId);
  expect(rows.map((event) => event.kind === 'rated' && event.rating)).toEqual(['good', 'good', 'good']);
});

test('a topic is chosen, and a card that was not known comes back until it is', async () => {
  const { page } = await firstDay();
  await page.user.click(await screen.findByRole('link', { name: /^Flashcards/ }));
  await page.user.click(await screen.findByText('2 topics'));
  await page.user.click(screen.getByRole('link', { name: '1 1 card' }));
  await screen.findByText('1 of 1');
  await click(page, 'Turn over');
  await page.user.click(await screen.findByRole('button', { name: /^Again:/ }));
  await screen.findByText('2 of 2');
  expect(asked()).toBe(1);
  await page.user.click(screen.getByRole('button', { name: 'Undo: Again' }));
  await screen.findByText('1 of 1');
  await page.user.click(screen.getByRole('button', { name: 'Save and close' }));
  await screen.findByRole('heading', { name: 'Flashcards' });
});

test('a quiz of somebody else gives no card before it was handed in', async () => {
  const { page } = await firstDay({ is_shared: true });
  await page.user.click(await screen.findByRole('link', { name: /^Flashcards/ }));
  await screen.findByRole('heading', { name: 'No cards yet' });
});

test('a question that asks for a meaning has its term and its meaning on the sides that are called so', async () => {
  const { page } = await dueCards([
    {
      question_id: 1,
      question_text: 'What does the term “tenet” mean?',
      question_type: 'short_answer',
      correct_answer: 'a principle',
    },
  ]);
  const side = (head: string) => screen.getByText(head).closest('.flash__side')?.textContent;
  expect(side('Meaning')).toBe('Meaninga principle');
  await click(page, 'Turn over');
  await waitFor(() => expect(side('Term')).toBe('Termtenet'));
});
