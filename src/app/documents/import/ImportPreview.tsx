// Previews an imported quiz file: its problems, line by line, and the questions it would give.
import { useState } from 'react';
import { firstProblems, type Problem, type Reading } from '#core/formats/reading';
import { hasRest, restOf } from '#core/formats/rest';
import type { Question } from '#core/quiz/quiz';
import { localeNow } from '#texts/catalogue';
import { problemText } from '#texts/importProblems';
import { examText, leftOutText } from '#texts/paper';
import { quizImportTexts } from '#texts/quizImport';
import { QuestionPicture } from '../../question/QuestionPicture.tsx';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Tick, Warning } from '../../ui/icons.tsx';
import { Note } from '../../ui/Note.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { saveText } from '../../ui/saveText.ts';

const FIRST = 20;

type ProblemsProps = {
  reading: Reading;
  title: string;
  /** shows the line; null if the text is not on screen */
  onLine: ((line: number) => void) | null;
};

/** What is wrong, or what will be left out of the import, each with its reason. */
export function Problems({ reading, title, onLine }: ProblemsProps) {
  const { questions, problems } = reading;
  if (problems.length === 0) return null;
  const list = firstProblems(problems)
    .map((problem) => ({ line: problem.line, text: problemText(problem) }))
    .map(({ line, text }) => (
      <li key={`${line} ${text}`}>
        {line === null ? null : onLine === null ? (
          <b className="num">{quizImportTexts.line(line)} </b>
        ) : (
          <button type="button" className="import__line num" onClick={() => onLine(line)}>
            {quizImportTexts.line(line)}
          </button>
        )}{' '}
        {text}
      </li>
    ));
  const saveRest = () => {
    const { text, ending } = restOf(reading, reasonOf);
    saveText(quizImportTexts.restFilename(title, ending), text);
  };
  const download = hasRest(reading) ? (
    <Button look="line" onClick={saveRest}>
      {quizImportTexts.downloadRest}
    </Button>
  ) : null;
  if (questions.length === 0) {
    // What is on the screen can be mended there.
    const action = onLine === null ? download : null;
    return <Note tone="err" title={quizImportTexts.problems(problems.length)} role="status" list={list} action={action} />;
  }
  return <Note tone="warn" icon={<Warning />} title={quizImportTexts.notWhole} role="status" list={list} action={download} />;
}

/** Why a part of the file is left out, with its line. */
function reasonOf(problem: Problem): string {
  const place = problem.line === null ? '' : `${quizImportTexts.line(problem.line)} `;
  return place + problemText(problem);
}

/** Parts of the file's texts that were lost. They do not block the import. */
function Notices({ notices }: { notices: readonly Problem[] }) {
  if (notices.length === 0) return null;
  const list = notices
    .map((notice) => ({ line: notice.line, text: problemText(notice) }))
    .map(({ line, text }) => (
      <li key={`${line} ${text}`}>
        {line === null ? null : <b className="num">{quizImportTexts.line(line)} </b>}
        {text}
      </li>
    ));
  return <Note tone="warn" title={quizImportTexts.changed} role="status" list={list} />;
}

/** How the columns of a table are read. */
function Columns({ columns }: { columns: NonNullable<Reading['columns']> }) {
  const { columnRoles } = quizImportTexts;
  const wordOf = (role: string) => columnRoles[role as keyof typeof columnRoles] ?? role.toUpperCase();
  const columnTexts = columns.map(({ name, role }) => quizImportTexts.column(name, wordOf(role ?? 'unread')));
  return <p className="small muted">{quizImportTexts.columns(columnTexts.join(' · '))}</p>;
}

export function ImportPreview({ reading }: { reading: Reading }) {
  const [isWhole, setWhole] = useState(false);
  const { questions } = reading;
  const number = questions.length.toLocaleString(localeNow());
  const leftOut = leftOutText(reading.left_out, questions.length);
  if (questions.length === 0) return null;
  const visibleQuestions = isWhole ? questions : questions.slice(0, FIRST);
  return (
    <section className="card import__preview" aria-label={quizImportTexts.preview}>
      <h2>{quizImportTexts.questions(questions.length, number)}</h2>
      {leftOut === null ? null : <p className="small muted">{leftOut}</p>}
      {reading.columns === undefined ? null : <Columns columns={reading.columns} />}
      <Notices notices={reading.notices ?? []} />
      <ol className="import__list">
        {visibleQuestions.map((question, at) => (
          <li key={question.question_id}>
            <Shown question={question} number={at + 1} />
          </li>
        ))}
      </ol>
      {visibleQuestions.length < questions.length ? (
        <Button look="line" onClick={() => setWhole(true)}>
          {quizImportTexts.showAll(number)}
        </Button>
      ) : null}
    </section>
  );
}

function Shown({ question, number }: { question: Question; number: number }) {
  const { options, correct_answer: key, accepted_answers: also = [], explanation } = question;
  return (
    <>
      <p className="import__kind">
        <b className="num">{number}</b> <Chip tone="plain">{quizImportTexts.types[question.question_type]}</Chip>
        <span className="small muted">{examText(question)}</span>
      </p>
      <RichText text={question.question_text} />
      <QuestionPicture address={question.image_url} />
      {options ? (
        <ul className="import__options">
          {Object.entries(options).map(([letter, text]) => (
            <li key={letter} className={letter === key ? 'import__right' : ''}>
              <b>{letter === key ? <Tick size="s" /> : letter}</b>
              <span>
                {letter === key ? <span className="vh">{quizImportTexts.right} </span> : null}
                <RichText text={text} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <div className="import__right import__answer">
          <Tick size="s" />
          <RichText text={key} />
        </div>
      )}
      {also.length > 0 ? <p className="small muted">{quizImportTexts.alsoAccepted(also.join('; '))}</p> : null}
      {explanation ? (
        <div className="small muted">
          <RichText text={explanation} />
        </div>
      ) : null}
    </>
  );
}
