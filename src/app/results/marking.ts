// What a student says of an answer in the results: kept on this device at once, then sent like everything else.
import type { Question } from '#core/quiz/quiz';
import { markElsewhere, markLater, type NewMark, retryMarks, type Submitted } from '#device/queue/laterMarks';
import { resultsTexts } from '#texts/results';
import { db } from '../data/device.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { sendSoon } from '../sync/sendSoon.ts';
import { whileStoring } from './storing.ts';

/** Marks one answer of a handed-in attempt; true once it is kept on this device. */
export type Marking = (mark: NewMark) => Promise<boolean>;

/** Of an attempt that was handed in here. */
export function markingOf(submissionId: string): Marking {
  return markingBy((mark) => markLater(db, submissionId, mark, Date.now()));
}

/** Of one that another device handed in. */
export function markingElsewhere(submitted: Submitted, questions: readonly Question[]): Marking {
  return markingBy(async (mark) => {
    const question = questions.find((quizQuestion) => quizQuestion.question_id === mark.question_id);
    if (!question) throw new Error('This quiz has no such question.');
    await markElsewhere(db, submitted, question, mark, Date.now());
  });
}

function markingBy(keep: (mark: NewMark) => Promise<void>): Marking {
  return async (mark) => {
    try {
      await whileStoring(() => keep(mark));
    } catch (error) {
      notify.error(sentenceFor(error, resultsTexts.markFailed));
      return false;
    }
    sendSoon();
    return true;
  };
}

/** Sends refused marks once more, at the student's word. */
export async function sendMarksAgain(submissionId: string): Promise<void> {
  await retryMarks(db, submissionId);
  sendSoon();
}
