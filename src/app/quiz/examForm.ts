// State of the mock exam form, stored on this device while it is filled in, and what follows from it.
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type Answered, composeExam, countFitting, type ExamWishes, examQuiz, topicsOf } from '#core/attempt/exam';
import { suggestedTimer, typeNames } from '#core/quiz/questionTypes';
import { isEssay } from '#core/submission/marks';
import { makeQuiz } from '#device/made/madeQuizzes';
import type { LibraryRow } from '#device/rows/db';
import { newUuid } from '#device/rows/ids';
import { examTexts } from '#texts/exam';
import { db } from '../data/device.ts';
import { useDraft } from '../data/draft.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { sendSoon } from '../sync/sendSoon.ts';
import { dateWords } from '../ui/dateWords.ts';

const DRAFT = 'exam';
const MOST_QUESTIONS = 200;
const MOST_MINUTES = 1440;

const Wishes = z.object({
  /** the ids of the quizzes to draw from; empty: all */
  quizzes: z.array(z.int()),
  topics: z.array(z.string()),
  types: z.array(z.enum(typeNames)),
  known: z.enum(['all', 'wrong', 'unseen']),
  count: z.string(),
  /** null: a minute and a half for each question */
  minutes: z.nullable(z.string()),
});
export type Wishes = z.infer<typeof Wishes>;
const USUAL: Wishes = {
  quizzes: [],
  topics: [],
  types: typeNames,
  known: 'all',
  count: '20',
  minutes: null,
};

/** The time for this many questions, a share of them essays. */
function suggestedMinutes(count: number, essayShare: number): number {
  const questions = Array.from({ length: Math.max(1, count) }, (_, at) => ({
    question_type: at < Math.round(count * essayShare) ? ('essay' as const) : ('short_answer' as const),
  }));
  return Math.round(suggestedTimer(questions) / 60);
}

type ExamFormInput = { userId: number; quizzes: readonly LibraryRow[]; answered: Answered };

export function useExam({ userId, quizzes, answered }: ExamFormInput) {
  const navigate = useNavigate();
  const draft = useDraft(DRAFT, Wishes, USUAL);
  const [isMaking, setMaking] = useState(false);
  const wishes = draft.value ?? USUAL;
  const chosenQuizzes = quizzes
    .filter(({ quizId }) => wishes.quizzes.length === 0 || wishes.quizzes.includes(quizId))
    .map(({ quiz }) => quiz);
  const topics = topicsOf(chosenQuizzes);
  const examWishes: ExamWishes = {
    count: wholeIn(wishes.count, MOST_QUESTIONS) ?? 0,
    types: wishes.types,
    topics: wishes.topics.filter((topic) => topics.includes(topic)),
    known: wishes.known,
  };
  const fitting = countFitting(chosenQuizzes, examWishes, answered);
  const askedCount = Math.min(examWishes.count, fitting);
  const essayTypes = examWishes.types.filter((type) => isEssay({ question_type: type }));
  const essays = countFitting(chosenQuizzes, { ...examWishes, types: essayTypes }, answered);
  const suggested = String(suggestedMinutes(askedCount, essays / Math.max(1, fitting)));
  const minutes = wholeIn(wishes.minutes ?? suggested, MOST_MINUTES);
  return {
    wishes,
    topics,
    fitting,
    asked: askedCount,
    suggested,
    countError: examWishes.count === 0 ? examTexts.countError(MOST_QUESTIONS) : null,
    minutesError: minutes === null ? examTexts.minutesError(MOST_MINUTES) : null,
    isMaking,
    isSound: askedCount > 0 && minutes !== null && !isMaking,
    change: (changes: Partial<Wishes>) => draft.change({ ...wishes, ...changes }),
    start: async () => {
      if (askedCount === 0 || minutes === null || isMaking) return;
      setMaking(true);
      const key = newUuid();
      const body = examQuiz(
        examTexts.title(dateWords(Date.now())),
        composeExam(chosenQuizzes, examWishes, answered, key),
        minutes,
      );
      try {
        draft.settle();
        const quizId = await makeQuiz(db, { userId, key, body, wall: Date.now(), draft: DRAFT });
        sendSoon();
        await navigate({ to: '/dashboard/quiz/$quizId', params: { quizId: String(quizId) }, replace: true });
      } catch (error) {
        setMaking(false);
        notify.error(sentenceFor(error, examTexts.notKept));
      }
    },
  };
}

/** A whole number from 1 to `max`; null for anything else. */
function wholeIn(text: string, max: number): number | null {
  const number = Number(text);
  return text.trim() !== '' && Number.isInteger(number) && number >= 1 && number <= max ? number : null;
}
