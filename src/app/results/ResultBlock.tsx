// One question of the result: what was asked, what was answered, what is right and why.
import type { Question } from '#core/quiz';
import { type GradedAnswer, shownAnswer } from '#core/submission';
import { AnswerText } from '../quiz/AnswerText.tsx';
import type { Cited } from '../quiz/Citation.tsx';
import { Explained } from '../quiz/Explained.tsx';
import { Points } from '../quiz/Points.tsx';
import { pointsOf } from '../quiz/verdict.ts';
import { Chip } from '../ui/Chip.tsx';
import { Cross, Tick } from '../ui/icons.tsx';
import { RichText } from '../ui/RichText.tsx';

type Props = { number: number; result: GradedAnswer; question: Question | undefined; quiz: Cited };

export function ResultBlock({ number, result, question, quiz }: Props) {
  const given = shownAnswer(result.answer_given);
  const points = question && given.trim() !== '' ? pointsOf(question, given) : [];
  return (
    <article className="res">
      <div className="row spread">
        <h3>Question {number}</h3>
        {result.is_correct ? (
          <Chip tone="ok" icon={<Tick />}>
            Correct
          </Chip>
        ) : (
          <Chip tone="err" icon={<Cross />}>
            Incorrect
          </Chip>
        )}
      </div>
      {question ? (
        <p className="muted res__q">
          <RichText text={question.question_text} />
        </p>
      ) : null}
      <Explained explanation={result.explanation ?? question?.explanation} question={question} quiz={quiz}>
        <div>
          <dt>Your Answer</dt>
          <dd>
            {given.trim() === '' ? <span className="muted">No answer</span> : <AnswerText question={question} answer={given} />}
          </dd>
        </div>
        {points.length > 0 ? <Points points={points} /> : null}
        {result.is_correct ? null : (
          <div>
            <dt>Correct answer</dt>
            <dd>
              <AnswerText question={question} answer={shownAnswer(result.correct_answer)} strong rich />
            </dd>
          </div>
        )}
      </Explained>
    </article>
  );
}
