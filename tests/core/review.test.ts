import fc from 'fast-check';
import { createEmptyCard, FSRS, GenSeedStrategyWithCardId, type Grade, StrategyMode } from 'ts-fsrs';
import { expect, test } from 'vitest';
import { DAY_MS, emptyDeck, intervalOf, type ReviewCard, retrievabilityOf, withEvents } from '#core/review/review';
import { cardIdOf, missedEventId, ReviewEvent, type ReviewRating, reviewRatings } from '#core/review/reviewEvent';
import { standings } from '#core/review/reviewStanding';
import { anyLog, longLog, NOON } from '../support/reviewLog.ts';

const deckOf = (events: Iterable<ReviewEvent>) => withEvents(emptyDeck, events);
const about = { quiz_id: 7, question_id: 3 };
const id = cardIdOf(7, 3);
const event = (event_id: string, at: number, what: object) => ReviewEvent.parse({ event_id, at, ...about, ...what });
const rated = (name: string, at: number, rating: ReviewRating) => event(name, at, { kind: 'rated', rating });
const cardOf = (...events: ReviewEvent[]) => deckOf(events).get(id) as ReviewCard;

test('two logs give the same deck, however they are mixed, repeated and cut into portions', () => {
  const portions = fc.tuple(anyLog, fc.array(fc.nat()), fc.array(fc.nat({ max: 60 })), fc.array(fc.integer({ min: 1, max: 9 })));
  fc.assert(
    fc.property(portions, ([log, order, repeated, sizes]) => {
      const again = repeated.flatMap((at) => log[at] ?? []);
      const mixed = [...log, ...again]
        .map((one, at) => ({ one, place: order[at] ?? at }))
        .sort((a, b) => a.place - b.place)
        .map(({ one }) => one);
      let deck = emptyDeck;
      for (const size of [...sizes, mixed.length]) deck = withEvents(deck, mixed.splice(0, size));
      expect(sorted(deck)).toEqual(sorted(deckOf(log)));
    }),
    { numRuns: 300 },
  );
});

const sorted = (deck: ReturnType<typeof deckOf>) => [...deck].sort(([a], [b]) => a.localeCompare(b));

test('of two events of one name the same one counts on every device', () => {
  const [first, second] = [rated('e', NOON, 'good'), rated('e', NOON + 1, 'again')];
  expect(cardOf(first, second)).toEqual(cardOf(second, first));
  expect(cardOf(first, second).events).toEqual([first]);
  const twin = rated('e', NOON, 'again');
  expect(cardOf(first, twin)).toEqual(cardOf(twin, first));
});

test('the memory is what ts-fsrs alone makes of the same ratings', () => {
  const ratings = fc.array(fc.tuple(fc.constantFrom(...reviewRatings), fc.integer({ min: 0, max: 120 })), {
    minLength: 1,
    maxLength: 25,
  });
  fc.assert(
    fc.property(ratings, fc.constantFrom(0.8, 0.9, 0.95), (list, retention) => {
      const steps = ['10m'] as const;
      const alone = new FSRS({ request_retention: retention, enable_fuzz: true, learning_steps: steps, relearning_steps: steps });
      alone.useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('id'));
      let theirs = { ...createEmptyCard(new Date(NOON)), id };
      let at = NOON;
      const events = list.map(([rating, days], place) => {
        at += days * DAY_MS;
        theirs = alone.next(theirs, new Date(at), (reviewRatings.indexOf(rating) + 1) as Grade).card as typeof theirs;
        return rated(`e-${100 + place}`, at, rating);
      });
      const ours = cardOf(...events).rated;
      if (!ours) throw new Error('The card was not rated.');
      const { stability, difficulty, state, reps: ratings, lapses } = theirs;
      expect(ours.memory).toEqual({ stability, difficulty, state, ratings, lapses });
      const { days, minutes } = intervalOf(id, ours, retention);
      expect(days * DAY_MS + minutes * 60_000).toBe(theirs.due.getTime() - at);
    }),
    { numRuns: 300 },
  );
});

test('a clock that is set as a whole changes no memory', () => {
  fc.assert(
    fc.property(anyLog, fc.integer({ min: -DAY_MS, max: DAY_MS }), (log, shift) => {
      const moved = deckOf(log.map((one) => ({ ...one, at: one.at + shift })));
      for (const [name, card] of deckOf(log)) expect(moved.get(name)?.rated?.memory).toEqual(card.rated?.memory);
    }),
  );
});

test('an evening and the next morning are a day apart, a morning and its evening are none', () => {
  const evening = NOON + 9 * 3_600_000;
  expect(cardOf(rated('a', evening, 'good'), rated('b', evening + 13 * 3_600_000, 'good')).rated?.days).toBe(1);
  expect(cardOf(rated('a', NOON - 4 * 3_600_000, 'good'), rated('b', NOON + 7 * 3_600_000, 'good')).rated?.days).toBe(0);
});

test('a missed question makes a card, due a day later; missing it again asks for it without touching its memory', () => {
  const missed = event(missedEventId('a1', 3), NOON, { kind: 'missed' });
  expect(cardOf(missed)).toMatchObject({ isIn: true, askedFor: NOON + DAY_MS });
  const known = [missed, rated('r1', NOON + DAY_MS, 'easy')];
  const again = event(missedEventId('a2', 3), NOON + 2 * DAY_MS, { kind: 'missed' });
  expect(cardOf(...known, again)).toMatchObject({ askedFor: NOON + 3 * DAY_MS });
  expect(cardOf(...known, again).rated).toEqual(cardOf(...known).rated);
  expect(cardOf(...known).askedFor).toBeNull();
});

test('what was taken back counts as if it had never been, and its name may come first', () => {
  const missed = event('m', NOON, { kind: 'missed' });
  const undone = event('u', NOON, { kind: 'undone', undoes: 'r' });
  const { events: _, ...withIt } = cardOf(undone, missed, rated('r', NOON + DAY_MS, 'again'));
  const { events: __, ...without } = cardOf(missed);
  expect(withIt).toEqual(without);
  expect(cardOf(missed, event('u', NOON + 1, { kind: 'undone', undoes: 'm' })).isIn).toBe(false);
});

test('what is left out stays out though it is missed again, until it is added', () => {
  const [missed, out] = [event('m', NOON, { kind: 'missed' }), event('o', NOON + 1, { kind: 'left_out' })];
  const again = event('n', NOON + 2, { kind: 'missed' });
  expect(cardOf(missed, out, again)).toMatchObject({ isIn: false, isLeftOut: true });
  expect(cardOf(missed, out, again, event('a', NOON + 3, { kind: 'added' }))).toMatchObject({ isIn: true, askedFor: NOON + 3 });
  expect(cardOf(missed, out, again, event('u', NOON + 4, { kind: 'undone', undoes: 'o' })).isIn).toBe(true);
});

test('what is in review and what was left out follows from the log without a scheduler, as the deck has it', () => {
  fc.assert(
    fc.property(anyLog, (log) => {
      const [deck, standing] = [deckOf(log), standings(log)];
      expect([...standing.keys()].sort()).toEqual([...deck.keys()].sort());
      for (const [name, { isIn, isLeftOut }] of deck)
        expect(standing.get(name)).toBe(isLeftOut ? 'left out' : isIn ? 'in' : 'out');
    }),
    { numRuns: 300 },
  );
});

test('what is known fades, and a card that was answered well fades later', () => {
  const [good, again] = [cardOf(rated('r', NOON, 'good')).rated, cardOf(rated('r', NOON, 'again')).rated];
  if (!good || !again) throw new Error('The card was not rated.');
  expect(retrievabilityOf(good, 0)).toBe(1);
  expect(retrievabilityOf(good, 5)).toBeLessThan(retrievabilityOf(good, 1));
  expect(retrievabilityOf(again, 5)).toBeLessThan(retrievabilityOf(good, 5));
});

test('only the cards that an event is about are folded again', () => {
  const deck = deckOf(longLog(600, 100));
  const one = withEvents(deck, [{ event_id: 'x', at: NOON, quiz_id: 1, question_id: 5, kind: 'left_out' }]);
  const changed = [...one].filter(([name, card]) => deck.get(name) !== card).map(([name]) => name);
  expect(changed).toEqual(['1:5']);
  expect(withEvents(deck, [])).toBe(deck);
});
