// What a timed quiz says before its clock runs: how long, and that the clock does not stop (P7.1, D3.5).
import { useState } from 'react';
import { marksOf } from '#core/grading';
import { leftOutWords } from '#core/leftOut';
import { marksWords } from '#core/pastExam';
import { DEFAULT_QUIZ_TITLE, type Quiz } from '#core/quiz';
import { BackToDashboard } from '../ui/BackToDashboard.tsx';
import { Button } from '../ui/Button.tsx';
import { Clock } from '../ui/icons.tsx';
import { Page } from '../ui/Page.tsx';
import { Segments } from '../ui/Segments.tsx';
import { durationWords } from './durationWords.ts';

export function StartPanel({ quiz, seconds, onStart }: { quiz: Quiz; seconds: number; onStart: (exam: boolean) => void }) {
  const title = quiz.title || DEFAULT_QUIZ_TITLE;
  const count = quiz.questions.length;
  const marks = marksOf(quiz.questions, []);
  const leftOut = leftOutWords(quiz.left_out, count);
  const [how, setHow] = useState<'practice' | 'exam'>(quiz.settings?.is_exam ? 'exam' : 'practice');
  return (
    <Page title={title} className="narrow stack">
      <div>
        <BackToDashboard />
        <h1>{title}</h1>
      </div>
      <section className="card stack">
        <h2 className="row start__h">
          <Clock size="l" />
          <span>
            {durationWords(seconds)} for {count === 1 ? '1 question' : `${count} questions`}
            {marks === null ? null : `, ${marksWords(marks.all)}`}
          </span>
        </h2>
        {leftOut === null ? null : <p>{leftOut}</p>}
        <p>The clock starts with the button below. It keeps running when you leave this page or close Oasis.</p>
        <p className="muted">Your answers are saved on this device. When the time is up, they are handed in by themselves.</p>
        {quiz.settings?.is_exam ? null : (
          <Segments
            legend="How"
            value={how}
            options={[
              { value: 'practice', label: 'With checks' },
              { value: 'exam', label: 'As an exam' },
            ]}
            onChange={setHow}
          />
        )}
        <p className="small muted" aria-live="polite">
          {how === 'exam'
            ? 'No checks and no feedback before the end. You are warned ten minutes and one minute before it.'
            : 'You can check each answer, and see the right one, before you go on.'}
        </p>
        <Button full big onClick={() => onStart(how === 'exam')}>
          Start Quiz
        </Button>
      </section>
    </Page>
  );
}
