// Stores review events, each once by the id from its device, and none dated after its arrival. Devices derive the deck
// (core/review/review).
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

/** A refused event blocks no other, so that a device does not hold back a week of reviews. */
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

/** Stores the events. Returns those whose time differs from their device's, now or since an earlier arrival. */
function keepEvents(db: Deps['db'], userId: number, events: readonly ReviewEvent[], at: number): Promise<CorrectedEvent[]> {
  return db.transaction(async (tx) => {
    await lockLog(tx, userId);
    const ids = events.map(({ event_id }) => event_id);
    // A submission stores missed questions under other ids, which the database does not compare.
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

/** A page of the log, in order of arrival. */
export function eventsAfter({ db }: Deps, userId: number, place: number): Promise<ReviewsPage> {
  return findEvents(db, userId, place, MOST_EVENTS);
}
