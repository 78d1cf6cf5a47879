// One question with a member's answer, the right answer and the mark; an essay with what its teacher marks.
import { useRef } from 'react';
import type { Question } from '#core/quiz/quiz';
import { isEssay } from '#core/submission/marks';
import type { HandIn, MemberAnswer } from '#core/together/memberAnswers';
import { memberAnswersTexts } from '#texts/memberAnswers';
import { questionTexts } from '#texts/question';
import { AnswerText } from '../question/AnswerText.tsx';
import { QuestionPicture } from '../question/QuestionPicture.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Cross, Pencil, Tick } from '../ui/icons.tsx';
import { RichText } from '../ui/RichText.tsx';
import { EssayMarkForm } from './EssayMarkForm.tsx';
import type { MemberParams } from './essayMarking.ts';

type Props = { number: number; question: Question; handIn: HandIn; params: MemberParams };

export function AnswerBlock({ number, question, handIn, params }: Props) {
  const answer = handIn.answers.find(({ question_id: id }) => id === question.question_id);
  const heading = useRef<HTMLHeadingElement>(null);
  if (answer === undefined) return null;
  const isBlank = answer.answer_given.trim() === '';
  const isMarkable = isEssay(question) && !isBlank;
  return (
    <article className="res">
      <div className="row spread">
        <h2 ref={heading} tabIndex={-1}>
          {memberAnswersTexts.question(number)}
        </h2>
        <MarkChip isMarkable={isMarkable} answer={answer} />
      </div>
      <p className="muted res__q" lang={question.language}>
        <RichText text={question.question_text} />
      </p>
      <QuestionPicture address={question.image_url} />
      <dl>
        <div>
          <dt>{memberAnswersTexts.answer}</dt>
          <dd>
            {isBlank ? (
              <span className="muted">{memberAnswersTexts.noAnswer}</span>
            ) : (
              <AnswerText question={question} answer={answer.answer_given} />
            )}
          </dd>
        </div>
        {answer.is_right || (isMarkable && isInPoints(question)) ? null : (
          <div>
            <dt>{isEssay(question) ? questionTexts.modelAnswer : questionTexts.correctAnswer}</dt>
            <dd>
              <AnswerText question={question} answer={question.correct_answer} strong rich />
            </dd>
          </div>
        )}
      </dl>
      {answer.first_check === 'incorrect' && !isEssay(question) ? (
        <p className="small muted">{memberAnswersTexts.firstCheckWrong}</p>
      ) : null}
      {isMarkable ? (
        <EssayMarkForm
          // Ticks are never carried to another attempt or over a newer mark.
          key={`${handIn.submission_id} ${answer.teacher_mark?.marked_at}`}
          number={number}
          question={question}
          mark={answer.teacher_mark}
          params={params}
          submissionId={handIn.submission_id}
          onSaved={() => heading.current?.focus({ preventScroll: true })}
        />
      ) : null}
    </article>
  );
}

/** The points below say the model answer, line by line. */
function isInPoints({ key_points: points = [], correct_answer: answer }: Question): boolean {
  return points.map(({ text }) => text).join('\n') === answer.trim();
}

function MarkChip({ isMarkable, answer }: { isMarkable: boolean; answer: MemberAnswer }) {
  const { is_right: isRight, teacher_mark: mark } = answer;
  if (isMarkable && mark === undefined) {
    return (
      <Chip tone="wait" icon={<Pencil />}>
        {memberAnswersTexts.toMark}
      </Chip>
    );
  }
  return (mark?.is_right ?? isRight) ? (
    <Chip tone="ok" icon={<Tick />}>
      {memberAnswersTexts.correct}
    </Chip>
  ) : (
    <Chip tone="err" icon={<Cross />}>
      {memberAnswersTexts.incorrect}
    </Chip>
  );
}
