// Flashcards of any card on any day: which are chosen, in which order, and what an early rating does to the memory of one.
import { expect, test } from 'vitest';
import type { Question } from '#core/quiz/quiz';
import { type CardChoice, chosenCards } from '#core/review/cardChoice';
import { DAY_MS, type Deck, emptyDeck, withEvents } from '#core/review/review';
import { cardIdOf, ReviewEvent } from '#core/review/reviewEvent';
import { dueOf, usualSettings } from '#core/review/reviewPlan';

const NOW = Date.UTC(2026, 4, 20, 12);
const ALL: CardChoice = { quizId: null, topic: null };
const AT_NOW = { wall: NOW, since: NOW };

function question(id: number, changes: Partial<Question> = {}): Question {
  return {
    question_id: id,
    question_text: `What is the term for ${id}?`,
    question_type: 'short_answer',
    correct_answer: `term ${id}`,
    ...changes,
  };
}

const quizOf = (quizId: number, questions: Question[]) => ({ quizId, quiz: { title: `Quiz ${quizId}`, questions } });
const rated = (id: number, daysAgo: number, rating: string) =>
  ReviewEvent.parse({
    event_id: `r${id}-${daysAgo}`,
    at: NOW - daysAgo * DAY_MS,
    quiz_id: 7,
    question_id: id,
    kind: 'rated',
    rating,
  });
const idsOf = (deck: Deck, quizzes: Parameters<typeof chosenCards>[1], choice = ALL, time = AT_NOW) =>
  chosenCards(deck, quizzes, choice, time).map(({ id }) => id);

test('on the first day every question with two sides is a card, of all quizzes, of one, or of one topic', () => {
  const quizzes = [
    quizOf(7, [question(1, { topic: 'Cells ' }), question(2), question(3, { question_type: 'essay' })]),
    quizOf(8, [question(1, { topic: 'Cells' })]),
  ];
  expect(idsOf(emptyDeck, quizzes)).toEqual(['7:1', '7:2', '8:1']);
  expect(idsOf(emptyDeck, quizzes, { quizId: 7, topic: null })).toEqual(['7:1', '7:2']);
  expect(idsOf(emptyDeck, quizzes, { quizId: 7, topic: 'Cells' })).toEqual(['7:1']);
  expect(idsOf(emptyDeck, quizzes, { quizId: 7, topic: '' })).toEqual(['7:2']);
});

test('the missed and the half forgotten come first, then the unseen, then the known; what was left out does not come', () => {
  const events = [
    rated(1, 1, 'easy'),
    rated(3, 60, 'hard'),
    ReviewEvent.parse({ event_id: 'm', at: NOW - DAY_MS, quiz_id: 7, question_id: 4, kind: 'missed' }),
    ReviewEvent.parse({ event_id: 'l', at: NOW - DAY_MS, quiz_id: 7, question_id: 5, kind: 'left_out' }),
  ];
  const quizzes = [
    quizOf(
      7,
      [1, 2, 3, 4, 5].map((id) => question(id)),
    ),
  ];
  expect(idsOf(withEvents(emptyDeck, events), quizzes)).toEqual(['7:4', '7:3', '7:2', '7:1']);
});

test('a card rated since the beginning is done, and one rated again comes back behind the others', () => {
  const deck = withEvents(emptyDeck, [rated(1, 0, 'again'), rated(2, 0, 'good'), rated(3, 1, 'good')]);
  const quizzes = [
    quizOf(
      7,
      [1, 2, 3].map((id) => question(id)),
    ),
  ];
  expect(idsOf(deck, quizzes)).toEqual(['7:3', '7:1']);
});

test('an early rating lengthens the interval by FSRS’s own rule: less than the same rating on the day it is due', () => {
  const first = [rated(1, 20, 'good'), rated(1, 17, 'good')];
  const dueDay = (events: ReviewEvent[], wall: number) => {
    const card = withEvents(emptyDeck, events).get(cardIdOf(7, 1));
    return (card && dueOf(card, usualSettings, { wall, zone: 0 })?.day) ?? Number.NaN;
  };
  const today = Math.floor(NOW / DAY_MS);
  const due = today - dueDay(first, NOW);
  const [early, late] = [16, due].map((daysAgo) => dueDay([...first, rated(1, daysAgo, 'good')], NOW) - (today - daysAgo));
  expect(early).toBeGreaterThanOrEqual(dueDay(first, NOW) - (today - 17));
  expect(late).toBeGreaterThan(early ?? Number.NaN);
});
