// How a quiz comes to the screen: where the open attempt stands, a new one on question 1, or, timed, behind a start panel.
// No attempt is opened before the student is known (D3.10).
import { liveQuery } from 'dexie';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Attempt, hasBegun } from '#core/attempt/attempt';
import { shuffledQuiz } from '#core/attempt/shuffle';
import { type Quiz, timerOf } from '#core/quiz/quiz';
import { beginOrResume, openAttempt } from '#device/attempts/attempts';
import { newUuid } from '#device/rows/ids';
import { loadQuiz, useQuiz } from '../data/api.ts';
import { db } from '../data/device.ts';

export type Opening =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  /** there is no such quiz, or nothing in it */
  | { state: 'missing' }
  /** a practice run that is not there: it is begun from the results */
  | { state: 'no-practice' }
  | { state: 'timed'; quiz: Quiz; seconds: number; start: (exam: boolean) => void }
  /** `again`: looks anew, when this attempt was put away */
  | { state: 'open'; attempt: Attempt; again: () => void };

/** `blank`: an attempt that was only opened; it is gone on with where the quiz cannot be loaded. */
type Found =
  | { state: 'looking' }
  | { state: 'none'; blank?: Attempt }
  | { state: 'open'; attempt: Attempt }
  | { state: 'failed'; error: unknown };

const isExam = ({ settings }: Quiz) => settings?.is_exam === true;

/** The open attempt. Of somebody else's quiz the server is asked first whether an assignment hides its answers since. */
async function attemptNow(userId: number, quizId: number, practice: boolean): Promise<Attempt | undefined> {
  const attempt = await openAttempt(db, userId, quizId, practice);
  if (attempt?.quiz.is_shared !== true) return attempt;
  await loadQuiz(userId, quizId).catch(() => undefined);
  return openAttempt(db, userId, quizId, practice);
}

/** What was found for the next screen, until it is drawn. */
let foundAhead: { of: string; found: Found } | null = null;
const nameOf = (userId: number, quizId: number) => `${userId}:${quizId}`;

/**
 * Finds the open attempt before the screen is drawn, or opens a new one where nothing has to be asked first: neither the student, about
 * a time limit, nor the server, about somebody else's quiz. `quiz`: the kept copy.
 */
export async function prepareOpening(userId: number, quizId: number, quiz: Quiz | undefined): Promise<void> {
  foundAhead = null;
  const of = nameOf(userId, quizId);
  const attempt = await openAttempt(db, userId, quizId, false);
  if (attempt?.quiz.is_shared === true) return;
  if (attempt && hasBegun(attempt)) foundAhead = { of, found: { state: 'open', attempt } };
  else if (quiz && !quiz.is_shared && isUntimed(quiz))
    foundAhead = { of, found: await openedAttempt(userId, quizId, quiz, false) };
}

async function openedAttempt(userId: number, quizId: number, quiz: Quiz, exam: boolean): Promise<Found> {
  const opening = { userId, quizId, quiz, attemptId: newUuid(), wall: Date.now(), exam: exam || isExam(quiz) };
  return { state: 'open', attempt: await beginOrResume(db, { ...opening, reorder: shuffledQuiz }) };
}

function isUntimed(quiz: Quiz): boolean {
  return quiz.questions.length > 0 && timerOf(quiz) === null;
}

/** Give the component a `key` of its own for each student and quiz: it opens once. */
export function useOpening(userId: number, quizId: number, practice: boolean): Opening {
  const [lookup, setLookup] = useState<Found>(() => {
    const isAhead = !practice && foundAhead?.of === nameOf(userId, quizId);
    return isAhead && foundAhead ? foundAhead.found : { state: 'looking' };
  });
  const [isFoundAhead] = useState(lookup.state !== 'looking');
  const latest = useRef(0);
  const find = useCallback((work: () => Promise<Found>) => {
    latest.current += 1;
    const mine = latest.current;
    const settle = (next: Found) => {
      if (mine === latest.current) setLookup(next);
    };
    work().then(settle, (error: unknown) => settle({ state: 'failed', error }));
  }, []);

  const look = useCallback(
    () =>
      find(async () => {
        const attempt = await attemptNow(userId, quizId, practice);
        if (!attempt) return { state: 'none' };
        return hasBegun(attempt) ? { state: 'open', attempt } : { state: 'none', blank: attempt };
      }),
    [find, userId, quizId, practice],
  );
  useEffect(() => {
    foundAhead = null;
    if (!isFoundAhead) look();
  }, [look, isFoundAhead]);

  // Begun meanwhile: in another tab, or here just before this screen was drawn anew.
  const isNone = lookup.state === 'none';
  useEffect(() => {
    if (!isNone) return;
    const feed = liveQuery(() => openAttempt(db, userId, quizId, practice)).subscribe({
      next: (attempt) => {
        if (attempt && hasBegun(attempt)) setLookup({ state: 'open', attempt });
      },
      error: () => undefined,
    });
    return () => feed.unsubscribe();
  }, [isNone, userId, quizId, practice]);

  const query = useQuiz(lookup.state === 'none' && !practice ? quizId : 0);
  const quiz = query.data?.is_shared === true && !query.isFetchedAfterMount ? undefined : query.data;
  const begin = useCallback(
    (quizToOpen: Quiz, exam: boolean) => find(() => openedAttempt(userId, quizId, quizToOpen, exam)),
    [find, userId, quizId],
  );
  useEffect(() => {
    if (lookup.state === 'none' && quiz && isUntimed(quiz)) begin(quiz, false);
  }, [lookup.state, quiz, begin]);

  if (lookup.state === 'open') return { ...lookup, again: look };
  if (lookup.state === 'failed') return { ...lookup, retry: look };
  if (lookup.state === 'looking') return { state: 'loading' };
  if (practice) return { state: 'no-practice' };
  if (query.isError && !quiz && lookup.blank) return { state: 'open', attempt: lookup.blank, again: look };
  if (query.isError && !quiz) return { state: 'failed', error: query.error, retry: () => void query.refetch() };
  if (query.isPending || (query.data !== undefined && !quiz)) return { state: 'loading' };
  if (!quiz || quiz.questions.length === 0) return { state: 'missing' };
  const seconds = timerOf(quiz);
  return seconds === null ? { state: 'loading' } : { state: 'timed', quiz, seconds, start: (exam) => begin(quiz, exam) };
}
