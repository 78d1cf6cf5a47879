// Logs of review events for tests: any, and those of a student who reviews what is due.
import fc from 'fast-check';
import { DAY_MS } from '#core/review/review';
import { type ReviewEvent, reviewRatings } from '#core/review/reviewEvent';

/** Noon of a day in Greenwich. */
export const NOON = Date.UTC(2026, 10, 23, 12);

const about = { quiz_id: fc.integer({ min: 1, max: 2 }), question_id: fc.integer({ min: 1, max: 3 }) };

/** Events of a few cards over some months; an `undone` names any of the others. */
export const anyLog: fc.Arbitrary<ReviewEvent[]> = fc
  .array(
    fc.record({
      ...about,
      at: fc.oneof(fc.integer({ min: 0, max: 90 * DAY_MS }), fc.constantFrom(0, 1, DAY_MS)).map((ms) => NOON + ms),
      kind: fc.constantFrom('missed', 'added', 'rated', 'rated', 'rated', 'left_out', 'undone'),
      rating: fc.constantFrom(...reviewRatings),
      undoes: fc.nat({ max: 40 }),
    }),
    { maxLength: 40 },
  )
  .map((list) =>
    list.map(({ kind, rating, undoes, ...event }, at) => eventOf(kind, { ...event, event_id: `e-${at}` }, rating, undoes)),
  );

type Common = Pick<ReviewEvent, 'event_id' | 'at' | 'quiz_id' | 'question_id'>;

function eventOf(kind: string, common: Common, rating: (typeof reviewRatings)[number], undoes: number): ReviewEvent {
  if (kind === 'rated') return { ...common, kind, rating };
  if (kind === 'undone') return { ...common, kind, undoes: `e-${undoes}` };
  return { ...common, kind: kind as 'missed' | 'added' | 'left_out' };
}

/** So many events: cards of one quiz that were missed and then reviewed in turn, some minutes apart, a sitting a day. */
export function longLog(events: number, cards: number): ReviewEvent[] {
  return Array.from({ length: events }, (_, at) => {
    const round = Math.floor(at / cards);
    const common = {
      event_id: `e-${at}`,
      at: NOON + round * round * DAY_MS + (at % cards) * 30_000,
      quiz_id: 1,
      question_id: at % cards,
    };
    return round === 0
      ? { ...common, kind: 'missed' as const }
      : { ...common, kind: 'rated' as const, rating: reviewRatings[(at * 7 + round) % 4] ?? 'good' };
  });
}
