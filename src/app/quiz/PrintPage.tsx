// A quiz on paper, from this device: the questions with space to answer, and the key on a page of its own. It asks for no printer
// by itself.
import { useState } from 'react';
import { typeRow } from '#core/quiz/questionTypes';
import type { Question, Quiz } from '#core/quiz/quiz';
import { citationText } from '#texts/citation';
import { examText, leftOutText } from '#texts/paper';
import { printTexts } from '#texts/print';
import { uiTexts } from '#texts/ui';
import { QuestionPicture } from '../question/QuestionPicture.tsx';
import { prepareQuiz } from '../question/quizAddress.ts';
import { WholeQuiz } from '../question/WholeQuiz.tsx';
import { BackToDashboard } from '../ui/BackToDashboard.tsx';
import { Button } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { RichText } from '../ui/RichText.tsx';
import './print.css';

export function PrintPage() {
  return (
    <WholeQuiz
      frame={(inside) => (
        <Page title={printTexts.page} className="print">
          <div className="narrow">
            <div className="print__bar">
              <BackToDashboard />
            </div>
            {inside}
          </div>
        </Page>
      )}
    >
      {(_, quiz) => <Paper quiz={quiz} />}
    </WholeQuiz>
  );
}

PrintPage.prepare = prepareQuiz;

function Paper({ quiz }: { quiz: Quiz }) {
  const [withKey, setWithKey] = useState(true);
  const leftOut = leftOutText(quiz.left_out, quiz.questions.length);
  return (
    <>
      <div className="print__bar card">
        <label className="print__check">
          <input type="checkbox" checked={withKey} onChange={(event) => setWithKey(event.target.checked)} />
          <span>{printTexts.withKey}</span>
        </label>
        <Button onClick={() => window.print()}>{printTexts.print}</Button>
      </div>
      <article className="paper">
        <h1>{quiz.title || uiTexts.untitled}</h1>
        <p className="paper__name">
          <span>{printTexts.name}</span>
          <span>{printTexts.date}</span>
        </p>
        {leftOut === null ? null : <p className="paper__note small muted">{leftOut}</p>}
        <ol className="paper__list">
          {quiz.questions.map((question) => (
            <li key={question.question_id} value={numberOf(question)} lang={question.language}>
              <Asked question={question} />
            </li>
          ))}
        </ol>
        {withKey ? (
          <section className="paper__key">
            <h2>{printTexts.answerKey}</h2>
            <ol className="paper__list">
              {quiz.questions.map((question) => (
                <li key={question.question_id} value={numberOf(question)}>
                  <Key question={question} quiz={quiz} />
                </li>
              ))}
            </ol>
          </section>
        ) : null}
      </article>
    </>
  );
}

/** A past exam is counted as its paper is. */
function numberOf({ number }: Question): number | undefined {
  return number !== undefined && /^\d+$/.test(number) ? Number(number) : undefined;
}

function Asked({ question }: { question: Question }) {
  return (
    <>
      {examText(question) === null ? null : <div className="small muted">{examText(question)}</div>}
      <RichText text={question.question_text} />
      <QuestionPicture address={question.image_url} />
      {question.options ? (
        <ul className="paper__options">
          {Object.entries(question.options).map(([letter, text]) => (
            <li key={letter}>
              <b>{letter}.</b> <RichText text={text} />
            </li>
          ))}
        </ul>
      ) : null}
      {Array.from({ length: typeRow(question).lines.page }, (_, at) => (
        <div key={at} className="paper__line" />
      ))}
    </>
  );
}

function Key({ question, quiz }: { question: Question; quiz: Quiz }) {
  const { options, correct_answer: key, accepted_answers: also = [], explanation = '', source } = question;
  const option = options?.[key];
  return (
    <>
      <RichText text={option === undefined ? key : `${key}. ${option}`} />
      {also.length > 0 ? <div className="small">{printTexts.alsoAccepted(also.join('; '))}</div> : null}
      {explanation === '' ? null : (
        <div className="small">
          <RichText text={explanation} />
        </div>
      )}
      {source ? <div className="small muted">{citationText(source, quiz)}</div> : null}
    </>
  );
}
