// What the student was sure of and got wrong, by quiz: it stands before the weakest topics, for nothing else is as likely to stay wrong.
import type { Studied } from '#core/progress/mastery';
import type { SureWrong as Row } from '#core/progress/sureWrong';
import { progressTexts } from '#texts/progress';
import { Button } from '../ui/Button.tsx';
import { RichText } from '../ui/RichText.tsx';
import { usePractice } from './usePractice.ts';

type Props = { userId: number; rows: readonly Row[]; studied: readonly Studied[] };

export function SureWrong({ userId, rows, studied }: Props) {
  const { busy, practise } = usePractice(userId, studied);
  if (rows.length === 0) return null;
  return (
    <section className="card chart" aria-labelledby="sure-wrong">
      <h2 id="sure-wrong">{progressTexts.sureButWrong}</h2>
      <p className="small muted">{progressTexts.sureButWrongNote}</p>
      <ul className="weak">
        {rows.map(({ quizId, title, questions }) => (
          <li key={quizId}>
            <div>
              <h3 className="weak__title">{title}</h3>
              <ul className="weak__questions">
                {questions.map(({ question_id, question_text }) => (
                  <li key={question_id}>
                    <RichText text={question_text} />
                  </li>
                ))}
              </ul>
            </div>
            <Button
              look="tint"
              disabled={busy}
              label={progressTexts.practiseQuiz(title, questions.length)}
              onClick={() =>
                practise(
                  quizId,
                  questions.map(({ question_id }) => question_id),
                )
              }
            >
              {progressTexts.practise}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
