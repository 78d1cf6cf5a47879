// What a timed quiz says before its clock runs: how long, and that the clock does not stop (P7.1, D3.5).
import { useState } from 'react';
import { marksOf } from '#core/marking/grading';
import type { Quiz } from '#core/quiz/quiz';
import { leftOutText, paperTexts } from '#texts/paper';
import { quizTexts } from '#texts/quiz';
import { uiTexts } from '#texts/ui';
import { BackToDashboard } from '../ui/BackToDashboard.tsx';
import { Button } from '../ui/Button.tsx';
import { Clock } from '../ui/icons.tsx';
import { Page } from '../ui/Page.tsx';
import { Segments } from '../ui/Segments.tsx';
import { durationWords } from './durationWords.ts';

export function StartPanel({ quiz, seconds, onStart }: { quiz: Quiz; seconds: number; onStart: (exam: boolean) => void }) {
  const title = quiz.title || uiTexts.untitled;
  const count = quiz.questions.length;
  const timeAndQuestions = quizTexts.timeForQuestions(durationWords(seconds), count);
  const marks = marksOf(quiz.questions, []);
  const leftOut = leftOutText(quiz.left_out, count);
  const [mode, setMode] = useState<'practice' | 'exam'>(quiz.settings?.is_exam ? 'exam' : 'practice');
  return (
    <Page title={title} className="narrow stack">
      <div>
        <BackToDashboard />
        <h1>{title}</h1>
      </div>
      <section className="card stack">
        <h2 className="row start__h">
          <Clock size="l" />
          <span>{marks === null ? timeAndQuestions : quizTexts.withMarks(timeAndQuestions, paperTexts.marks(marks.all))}</span>
        </h2>
        {leftOut === null ? null : <p>{leftOut}</p>}
        <p>{quizTexts.clockStarts}</p>
        <p className="muted">{quizTexts.answersSaved}</p>
        {quiz.answers_read_by === undefined ? null : <p>{quizTexts.answersReadBy(quiz.answers_read_by)}</p>}
        {quiz.settings?.is_exam ? null : (
          <Segments
            legend={quizTexts.how}
            value={mode}
            options={[
              { value: 'practice', label: quizTexts.ways.practice },
              { value: 'exam', label: quizTexts.ways.exam },
            ]}
            onChange={setMode}
          />
        )}
        <p className="small muted" aria-live="polite">
          {quizTexts.wayNotes[mode]}
        </p>
        <Button isFullWidth big onClick={() => onStart(mode === 'exam')}>
          {quizTexts.start}
        </Button>
      </section>
    </Page>
  );
}
