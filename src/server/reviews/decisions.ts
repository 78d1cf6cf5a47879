// Review events: each is kept once, under the name that its device gave it, and none ahead of its arrival. What the deck is, the
// devices know (core/review/review).
import {
  type CorrectedEvent,
  MOST_EVENTS,
  notAhead,
  type ReviewEvent,
  type ReviewsKept,
  type ReviewsPage,
} from '#core/review/reviewEvent';
import type { Deps } from '../deps.ts';
import { findEvents, findQuestionIds, findTimes, insertEvents, lockLog } from './store.ts';

/** One that is refused stops no other: a device must not keep a week of reviews back for it. */
export async function addEvents({ db, now }: Deps, userId: number, events: readonly ReviewEvent[]): Promise<ReviewsKept> {
  const quizIds = [...new Set(events.map(({ quiz_id }) => quiz_id))];
  const knownQuestions = await findQuestionIds(db, userId, quizIds, new Date(now()));
  const refused = events.flatMap((event) => {
    const reason = refusalOf(event, knownQuestions);
    return reason === null ? [] : [{ event_id: event.event_id, reason }];
  });
  const isRefused = new Set(refused.map(({ event_id }) => event_id));
  const acceptedEvents = events.filter(({ event_id }) => !isRefused.has(event_id));
  const corrected = acceptedEvents.length === 0 ? [] : await keepEvents(db, userId, acceptedEvents, now());
  return { kept: acceptedEvents.map(({ event_id }) => event_id), refused, ...(corrected.length === 0 ? {} : { corrected }) };
}

/** Keeps the events; those that count at another time than their device says, now or since they came before, are returned. */
function keepEvents(db: Deps['db'], userId: number, events: readonly ReviewEvent[], at: number): Promise<CorrectedEvent[]> {
  return db.transaction(async (tx) => {
    await lockLog(tx, userId);
    const ids = events.map(({ event_id }) => event_id);
    // A hand-in keeps what it missed under other names, which the database does not compare.
    const storedTimes = await findTimes(tx, userId, ids);
    const newEvents = events.filter(({ event_id }) => !storedTimes.has(event_id));
    await insertEvents(tx, userId, notAhead(newEvents, at));
    const times = newEvents.length === 0 ? storedTimes : await findTimes(tx, userId, ids);
    return events.flatMap(({ event_id, at: said }) => {
      const countedAt = times.get(event_id) ?? said;
      return countedAt < said ? [{ event_id, at: countedAt }] : [];
    });
  });
}

function refusalOf(
  { quiz_id, question_id }: ReviewEvent,
  knownQuestions: ReadonlyMap<number, ReadonlySet<number>>,
): string | null {
  const questions = knownQuestions.get(quiz_id);
  if (questions === undefined) return 'There is no such quiz.';
  return questions.has(question_id) ? null : 'This quiz has no such question.';
}

/** A page of the log, in the order of arrival. */
export function eventsAfter({ db }: Deps, userId: number, place: number): Promise<ReviewsPage> {
  return findEvents(db, userId, place, MOST_EVENTS);
}
