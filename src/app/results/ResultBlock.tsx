// One question of the result: what was asked, what was answered, what is right and why.
import { Link } from '@tanstack/react-router';
import { marksGot } from '#core/marking/grading';
import { isUnreadEssay } from '#core/marking/scoring';
import type { Question, Quiz } from '#core/quiz/quiz';
import { hasPassage, isSelfMarked, isUncompared } from '#core/submission/marks';
import { type GradedAnswer, shownAnswer } from '#core/submission/submission';
import { examText } from '#texts/paper';
import { questionTexts } from '#texts/question';
import { resultsTexts } from '#texts/results';
import { AnswerText } from '../question/AnswerText.tsx';
import type { Cited } from '../question/Citation.tsx';
import { CitedQuiz } from '../question/citedQuiz.ts';
import { Explained } from '../question/Explained.tsx';
import { pointsAreAnswer } from '../question/pointsWords.ts';
import { QuestionPicture } from '../question/QuestionPicture.tsx';
import { SomethingWrong } from '../question/SomethingWrong.tsx';
import { Spelling } from '../question/Spelling.tsx';
import { explanationOf } from '../question/verdict.ts';
import { notify } from '../shell/notices.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { Chip } from '../ui/Chip.tsx';
import { Cross, Pencil, Tick } from '../ui/icons.tsx';
import { RichText } from '../ui/RichText.tsx';
import { AddToReview, type Reviewer } from './AddToReview.tsx';
import type { Marking } from './marking.ts';
import { EssayMark, TypedMark } from './OwnMark.tsx';
import { TeacherMarkRow } from './TeacherMarkRow.tsx';

type Props = {
  number: number;
  result: GradedAnswer;
  question: Question | undefined;
  quiz: Cited & Pick<Quiz, 'is_shared'>;
  /** others see this score: an essay counts once a teacher has read it, and not by its student's ticks */
  isOfficial: boolean;
  marking: Marking | null;
  /** null: nothing of this quiz comes into review */
  reviewer: Reviewer | null;
};

/** Where a question's block stands on the page. */
export const blockId = (questionId: number) => `result-${questionId}`;

export function ResultBlock({ number, result, question, quiz, isOfficial, marking, reviewer }: Props) {
  const answerText = shownAnswer(result.answer_given);
  const explanation = result.explanation ?? question?.explanation ?? null;
  const exam = question ? examText(question, marksGot(question, { ...result, ...result.teacher_mark })) : null;
  const isEssay = question !== undefined && isSelfMarked(question);
  const isUnread = isUnreadEssay(question, result, { is_shared: isOfficial });
  // A blank answer has no points to mark.
  const isInPoints = isEssay && answerText.trim() !== '' && pointsAreAnswer(question);
  return (
    <CitedQuiz value={quiz.is_shared ? null : (reviewer?.quizId ?? null)}>
      <article className="res" id={blockId(result.question_id)}>
        <div className="row spread">
          <h3>{resultsTexts.question(number)}</h3>
          {isUnread ? (
            <Chip tone="wait" icon={<Pencil />}>
              {resultsTexts.toRead}
            </Chip>
          ) : isUncompared(question, result) ? (
            <Chip tone="wait" icon={<Pencil />}>
              {resultsTexts.toCompare}
            </Chip>
          ) : result.is_correct ? (
            <Chip tone="ok" icon={<Tick />}>
              {resultsTexts.correct}
            </Chip>
          ) : (
            <Chip tone="err" icon={<Cross />}>
              {resultsTexts.incorrect}
            </Chip>
          )}
        </div>
        {exam === null ? null : <p className="small muted">{exam}</p>}
        {question ? (
          <p className="muted res__q" lang={question.language}>
            <RichText text={question.question_text} />
          </p>
        ) : null}
        <QuestionPicture address={question?.image_url} />
        <Explained explanation={question ? explanationOf(question, explanation) : explanation} question={question} quiz={quiz}>
          <div>
            <dt>{resultsTexts.yourAnswer}</dt>
            <dd>
              {answerText.trim() === '' ? (
                <span className="muted">{resultsTexts.noAnswer}</span>
              ) : (
                <AnswerText question={question} answer={answerText} />
              )}
              {result.spelling ? <Spelling right={result.spelling} /> : null}
            </dd>
          </div>
          {(result.is_correct && !isEssay) || isInPoints ? null : (
            <div>
              <dt>{answerName(question)}</dt>
              <dd>
                <AnswerText question={question} answer={shownAnswer(result.correct_answer)} strong rich />
              </dd>
            </div>
          )}
          {question && result.teacher_mark ? <TeacherMarkRow question={question} mark={result.teacher_mark} /> : null}
          {question ? <EssayMark question={question} result={result} marking={marking} isShared={isOfficial} /> : null}
        </Explained>
        {question ? <TypedMark question={question} result={result} marking={marking} /> : null}
        {reviewer && question && !quiz.is_shared ? (
          <SomethingWrong
            quizId={reviewer.quizId}
            question={question}
            answer={answerText}
            isWrong={!result.is_correct}
            say={sayWrong}
          />
        ) : null}
        {reviewer && question?.source && !quiz.is_shared && !result.is_correct && answerText.trim() !== '' ? (
          <Link
            className={buttonClass({ look: 'text', className: 'cite__show' })}
            to="/dashboard/ask"
            search={{ q: question.question_text } as never}
          >
            {resultsTexts.askAbout}
          </Link>
        ) : null}
        {reviewer && question ? (
          <AddToReview {...reviewer} questionId={result.question_id} isMissed={!result.is_correct && answerText.trim() !== ''} />
        ) : null}
      </article>
    </CitedQuiz>
  );
}

function answerName(question: Question | undefined): string {
  if (question && hasPassage(question)) return questionTexts.inDocument;
  return question && isSelfMarked(question) ? questionTexts.modelAnswer : questionTexts.correctAnswer;
}

function sayWrong(words: string, isDone: boolean): void {
  (isDone ? notify.success : notify.error)(words);
}
