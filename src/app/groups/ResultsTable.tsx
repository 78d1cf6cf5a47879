// Which members handed in, with score and time. Lateness is written, not coloured.
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { ResultRow, Results } from '#core/together/group';
import { versionNumber } from '#core/together/quizToTake';
import { percentText } from '#texts/formats';
import { groupResultsTexts } from '#texts/groupResults';
import { uiTexts } from '#texts/ui';
import { buttonClass } from '../ui/buttonClass.ts';
import { dateWords } from '../ui/dateWords.ts';
import { officialFigure, officialWords } from '../ui/officialWords.ts';
import { TaggedText } from '../ui/TaggedText.tsx';
import { AcceptResult, type AssignmentParams } from './AcceptResult.tsx';

export function ResultsTable({ results, params }: { results: Results; params: AssignmentParams }) {
  const { rows, total_questions: total, assignment } = results;
  if (rows.length === 0) return <p className="muted">{groupResultsTexts.nobody}</p>;
  return (
    <section className="card">
      <h2>{groupResultsTexts.handedInOf(assignment.handed_in, rows.length)}</h2>
      <div className="gresults__scroll">
        <table className="gresults__table">
          <thead>
            <tr>
              <th scope="col">{groupResultsTexts.name}</th>
              <th scope="col">{groupResultsTexts.score}</th>
              <th scope="col">{groupResultsTexts.handedIn}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Fragment key={row.member_id}>
                <tr>
                  <th scope="row">
                    <bdi>{row.name}</bdi>
                    {row.has_answers ? <AnswersLink row={row} params={params} /> : null}
                  </th>
                  <td className="num gresults__score">
                    <Figures row={row} total={total} />
                  </td>
                  <td className="num">
                    <Times row={row} versions={assignment.versions ?? []} />
                    {row.is_accepted && !row.late_result ? <AcceptResult row={row} params={params} /> : null}
                  </td>
                </tr>
                {row.late_result ? (
                  <tr className="gresults__waiting num">
                    <td colSpan={3}>
                      <AcceptResult row={row} params={params} />
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {rows.some((row) => row.score !== null && !row.has_answers) ? (
        <p className="small muted">{groupResultsTexts.marksOnly}</p>
      ) : null}
    </section>
  );
}

function AnswersLink({ row, params }: { row: ResultRow; params: AssignmentParams }) {
  return (
    <Link
      className={buttonClass({ look: 'text' })}
      to="/dashboard/groups/$groupId/$quizId/$memberId"
      params={{ groupId: String(params.group_id), quizId: String(params.quiz_id), memberId: String(row.member_id) }}
      aria-label={groupResultsTexts.answersOf(row.name)}
    >
      {groupResultsTexts.answers}
    </Link>
  );
}

function Figures({ row: { score, correct_count: correct, official }, total }: { row: ResultRow; total: number }) {
  if (score === null) return '–';
  return (
    <>
      {official ? officialFigure(official) : percentText(score)}
      <small className="muted">{official ? officialWords(official) : uiTexts.rightOf(correct ?? 0, total)}</small>
    </>
  );
}

const MINUTE = 60_000;

/** When it was handed in by its device's clock, and when it arrived if that is another minute. */
function Times({ row, versions }: { row: ResultRow; versions: readonly number[] }) {
  const { submitted_at: submitted, received_at: arrivedAt, is_late: isLate, has_arrived_late: hasArrivedLate, attempts } = row;
  if (submitted === null) return row.late_result ? null : groupResultsTexts.notYet;
  const version = versionText(row, versions);
  const isApart = arrivedAt !== undefined && Math.abs(Date.parse(arrivedAt) - Date.parse(submitted)) >= MINUTE;
  return (
    <>
      <TaggedText
        text={timeText(dateWords(submitted), isLate, hasArrivedLate ?? false)}
        tags={{ b: (words) => <strong>{words}</strong> }}
      />
      {isApart ? <small className="muted">{groupResultsTexts.arrived(dateWords(arrivedAt))}</small> : null}
      {version === null ? null : <small className="muted">{version}</small>}
      {attempts > 1 ? <small className="muted">{groupResultsTexts.attempts(attempts)}</small> : null}
    </>
  );
}

/** Of a corrected quiz: which version was answered, and which one counted. */
function versionText({ version_id: answered, counted_version: counted }: ResultRow, versions: readonly number[]): string | null {
  if (answered === undefined || counted === undefined) return null;
  const [answeredNumber, countedNumber] = [versionNumber(versions, answered), versionNumber(versions, counted)];
  return answered === counted
    ? groupResultsTexts.version(answeredNumber)
    : groupResultsTexts.versionMarkedBy(answeredNumber, countedNumber);
}

function timeText(time: string, isLate: boolean, hasArrivedLate: boolean): string {
  if (hasArrivedLate) return isLate ? groupResultsTexts.lateAndAfterClosing(time) : groupResultsTexts.arrivedAfterClosing(time);
  return isLate ? groupResultsTexts.late(time) : time;
}
