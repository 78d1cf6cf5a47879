import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, emptyDeck, type ReviewCard, withEvents } from '#core/review/review';
import type { ReviewEvent, ReviewRating } from '#core/review/reviewEvent';
import {
  backlog,
  choicesOf,
  dayBegins,
  dayOf,
  dueNow,
  dueOf,
  forecast,
  isNew,
  knownAt,
  newADay,
  type ReviewSettings,
  suggestedRating,
  usualSettings,
} from '#core/review/reviewPlan';
import { anyLog, longLog, NOON } from '../support/reviewLog.ts';

const deckOf = (events: Iterable<ReviewEvent>) => withEvents(emptyDeck, events);
const missed = (question_id: number, at = NOON): ReviewEvent => ({
  ...{ event_id: `missed:${question_id}:${at}`, at, quiz_id: 1, question_id, kind: 'missed' },
});
const rated = (question_id: number, at: number, rating: ReviewRating): ReviewEvent => ({
  ...{ event_id: `rated:${question_id}:${at}`, at, quiz_id: 1, question_id, kind: 'rated', rating },
});
const time = (days: number, zone = 0) => ({ wall: NOON + days * DAY_MS, zone });
const today = dayOf(NOON, 0);
const only = (...events: ReviewEvent[]) => [...deckOf(events).values()][0] as ReviewCard;
const examOn = (days: number): ReviewSettings => ({
  ...usualSettings,
  exam: new Date((today + days) * DAY_MS).toISOString().slice(0, 10),
});
const names = (cards: readonly ReviewCard[]) => cards.map(({ questionId }) => questionId);

test('four wrong answers are due tomorrow, all day, and not today', () => {
  const late = Date.UTC(2026, 10, 23, 22, 30);
  const deck = deckOf([1, 2, 3, 4].map((id) => missed(id, late)));
  expect(dueNow(deck, usualSettings, { wall: late + 3_600_000, zone: 0 })).toEqual([]);
  expect(dueNow(deck, usualSettings, { wall: Date.UTC(2026, 10, 24, 7), zone: 0 })).toHaveLength(4);
  expect(forecast(deck, usualSettings, { wall: late, zone: 0 }, 3)).toEqual([0, 4, 0]);
});

test('who studies after midnight still studies that day', () => {
  const wall = Date.UTC(2026, 10, 24, 2);
  expect(dayOf(wall, 0)).toBe(today);
  expect(dayOf(Date.UTC(2026, 10, 24, 4), 0)).toBe(today + 1);
  expect(dayOf(Date.UTC(2026, 10, 23, 23), 5 * 60)).toBe(today + 1);
});

test('a clock that is set, or another time zone, moves no due day by more than one', () => {
  const hours = fc.integer({ min: -DAY_MS, max: DAY_MS });
  fc.assert(
    fc.property(anyLog, hours, fc.integer({ min: -11 * 60, max: 12 * 60 }), (log, shift, zone) => {
      const [deck, wall] = [deckOf(log), NOON + 100 * DAY_MS];
      const moved = deckOf(log.map((one) => ({ ...one, at: one.at + shift })));
      for (const [id, card] of deck) {
        const due = dueOf(card, usualSettings, { wall, zone: 0 });
        const others = [
          dueOf(card, usualSettings, { wall, zone }),
          dueOf(moved.get(id) as ReviewCard, usualSettings, { wall: wall + DAY_MS, zone: 0 }),
        ];
        for (const other of others) expect(Math.abs((other?.day ?? 0) - (due?.day ?? 0))).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('a rating made while the clock was years ahead comes back as if it were made now', () => {
  const card = only(missed(1), rated(1, NOON + 4000 * DAY_MS, 'good'));
  const days = (dueOf(card, usualSettings, time(0))?.day ?? 0) - today;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(10);
  expect(dueOf(only(missed(1, NOON + 4000 * DAY_MS)), usualSettings, time(0))?.day).toBe(today + 1);
});

test('what was not known comes back in the same sitting, after what else is due', () => {
  const deck = deckOf([missed(1), missed(2), missed(3), rated(3, NOON + DAY_MS, 'again')]);
  const soon = { wall: NOON + DAY_MS + 60_000, zone: 0 };
  expect(names(dueNow(deck, usualSettings, soon)).at(-1)).toBe(3);
  expect(names(dueNow(deck, usualSettings, { ...soon, wall: soon.wall + 600_000 }))[0]).toBe(3);
});

test('what was not known a few minutes before the day ends comes back in the same sitting, too', () => {
  const late = Date.UTC(2026, 10, 24, 3, 55);
  const deck = deckOf([missed(1, late - DAY_MS), rated(1, late, 'again')]);
  expect(names(dueNow(deck, usualSettings, { wall: late + 60_000, zone: 0 }))).toEqual([1]);
});

test('new cards come at most so many a day, and what is due is not counted among them', () => {
  const deck = deckOf([
    ...Array.from({ length: 50 }, (_, at) => missed(at)),
    ...Array.from({ length: 5 }, (_, at) => rated(at, NOON + DAY_MS, 'good')),
  ]);
  const settings = { ...usualSettings, newPerDay: 8 };
  const evening = { wall: NOON + DAY_MS + 6 * 3_600_000, zone: 0 };
  expect(dueNow(deck, settings, evening).filter(isNew)).toHaveLength(3);
  expect(dueNow(deck, settings, time(2)).filter(isNew)).toHaveLength(8);
  expect(dueNow(deck, { ...settings, newPerDay: 0 }, time(2)).filter(isNew)).toEqual([]);
  const ahead = forecast(deck, settings, evening, 40);
  expect(ahead[0]).toBe(3);
  expect(ahead.reduce((sum, one) => sum + one, 0)).toBe(50);
});

test('who does not open Oasis for days finds as many due as the icon said: new ones do not add up', () => {
  const old = [1, 2, 3].flatMap((id) => [missed(id), rated(id, NOON, 'good')]);
  const deck = deckOf([...old, ...Array.from({ length: 60 }, (_, at) => missed(100 + at))]);
  const said = backlog(deck, usualSettings, time(0), 14);
  expect(said.slice(0, 2)).toEqual([0, 20]);
  expect(said.at(-1)).toBe(23);
  for (const settings of [usualSettings, examOn(12)]) {
    const counts = backlog(deck, settings, time(0), 14);
    const found = counts.map((_, at) => dueNow(deck, settings, at === 0 ? time(0) : { wall: dayBegins(today + at, 0), zone: 0 }));
    expect(counts).toEqual(found.map(({ length }) => length));
  }
});

test('no interval goes beyond the exam, and in the last week before it every card comes once more', () => {
  fc.assert(
    fc.property(anyLog, fc.integer({ min: 1, max: 200 }), (log, days) => {
      const [settings, now] = [examOn(91 + days), time(91)];
      const exam = today + 91 + days;
      for (const card of deckOf(log).values()) {
        const due = dueOf(card, settings, now);
        const usual = dueOf(card, usualSettings, now);
        expect(due === null).toBe(usual === null);
        if (due && usual) expect(due.day).toBeLessThanOrEqual(Math.min(usual.day, exam));
      }
    }),
  );
  const firm = Array.from({ length: 200 }, (_, at) => [
    missed(at),
    rated(at, NOON, 'easy'),
    rated(at, NOON + 9 * DAY_MS, 'easy'),
  ]);
  const dues = [...deckOf(firm.flat()).values()].map((card) => (dueOf(card, examOn(40), time(10))?.day ?? 0) - today);
  expect(new Set(dues)).toEqual(new Set([33, 34, 35, 36, 37, 38, 39]));
  expect(dueOf(only(...(firm[0] ?? [])), examOn(5), time(10))).toEqual(dueOf(only(...(firm[0] ?? [])), usualSettings, time(10)));
});

test("a quiz's own exam counts before the one for all", () => {
  const own = { ...examOn(40), exams: { '1': examOn(20).exam ?? '' } };
  const card = only(missed(1), rated(1, NOON, 'easy'), rated(1, NOON + 9 * DAY_MS, 'easy'));
  expect(dueOf(card, own, time(9))?.day).toBeLessThan(today + 20);
});

test('before an exam a day takes as many new cards as it needs', () => {
  const deck = deckOf(Array.from({ length: 300 }, (_, at) => missed(at)));
  expect(newADay(deck, examOn(17), time(0))).toBe(30);
  expect(newADay(deck, examOn(300), time(0))).toBe(20);
  expect(newADay(deck, usualSettings, time(0))).toBe(20);
});

test('the buttons say when the card will really come back', () => {
  fc.assert(
    fc.property(anyLog, fc.boolean(), (log, hasExam) => {
      const settings = hasExam ? examOn(120) : usualSettings;
      const [deck, now] = [deckOf(log), time(91)];
      for (const card of deck.values()) {
        if (!card.isIn) continue;
        for (const { rating, days, minutes } of choicesOf(card, settings, now)) {
          const ids = { quiz_id: card.quizId, question_id: card.questionId };
          const event = { event_id: 'x', at: now.wall, ...ids, kind: 'rated', rating } as const;
          const due = dueOf(withEvents(deck, [event]).get(card.id) as ReviewCard, settings, now);
          if (minutes > 0) expect(due?.from).toBe(now.wall + minutes * 60_000);
          else expect(due?.day).toBe(dayOf(now.wall, 0) + days);
        }
      }
    }),
    { numRuns: 50 },
  );
  const first = choicesOf(only(missed(1)), usualSettings, time(1));
  expect(first.map(({ minutes, days }) => (days > 0 ? 'days' : minutes))).toEqual([10, 15, 'days', 'days']);
});

test.each([
  ['wrong', false, 1000, 30_000, 'again'],
  ['right', true, 1000, 30_000, 'good'],
  ['right but slow', true, 40_000, 30_000, 'hard'],
  ['right, where nothing is slow', true, 400_000, null, 'good'],
] as const)('an answer that is %s suggests a rating', (_, isCorrect, ms, slowMs, rating) => {
  expect(suggestedRating(isCorrect, ms, slowMs)).toBe(rating);
});

test('every card of a long log is due some day or left out, and a new one is not known', () => {
  const deck = deckOf(longLog(2000, 300));
  for (const card of deck.values()) {
    expect(dueOf(card, usualSettings, time(20))).not.toBeNull();
    expect(knownAt(card, NOON + 400 * DAY_MS)).toBeLessThan(1);
  }
  expect(knownAt(only(missed(1)), NOON)).toBe(0);
});
