// What a timed quiz says before its clock runs: how long, and that the clock does not stop (design, point 3.5).
import { DEFAULT_QUIZ_TITLE, type Quiz } from '#core/quiz';
import { Button } from '../ui/Button.tsx';
import { Clock } from '../ui/icons.tsx';
import { Page } from '../ui/Page.tsx';
import { durationWords } from './durationWords.ts';

export function StartPanel({ quiz, seconds, onStart }: { quiz: Quiz; seconds: number; onStart: () => void }) {
  const title = quiz.title || DEFAULT_QUIZ_TITLE;
  const count = quiz.questions.length;
  return (
    <Page title={title} className="narrow stack">
      <h1>{title}</h1>
      <section className="card stack">
        <h2 className="row start__h">
          <Clock size="l" />
          <span>
            {durationWords(seconds)} for {count === 1 ? '1 question' : `${count} questions`}
          </span>
        </h2>
        <p>The clock starts with the button below. It keeps running when you leave this page or close Oasis.</p>
        <p className="muted">Your answers are saved on this device. When the time is up, they are handed in by themselves.</p>
        <Button full big onClick={onStart}>
          Start Quiz
        </Button>
      </section>
    </Page>
  );
}
