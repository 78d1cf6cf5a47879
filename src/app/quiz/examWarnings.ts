// An exam warns in sight ten minutes and one minute before its end; other quizzes have their badge only.
import { useEffect, useRef } from 'react';
import { notify } from '../shell/notices.tsx';

const warnings = [
  { at: 600, words: '10 minutes left.' },
  { at: 60, words: '1 minute left.' },
] as const;

/** Warns when the clock passes a mark while the exam is on screen: once each, and not for a time that it began below. */
export function useExamWarnings(isExam: boolean, secondsLeft: number | null): void {
  const before = useRef(secondsLeft);
  useEffect(() => {
    const previous = before.current;
    before.current = secondsLeft;
    if (!isExam || secondsLeft === null || previous === null) return;
    const passed = warnings.findLast(({ at }) => previous > at && secondsLeft <= at);
    if (passed && secondsLeft > 0) notify.warning(passed.words);
  }, [isExam, secondsLeft]);
}
