// Who handed in, with what score and when. Late is a word, not a colour.
import type { ResultRow, Results } from '#core/group';
import { formatPercent } from '#core/submission';
import { dateWords } from '../ui/dateWords.ts';
import { officialFigure, officialWords } from '../ui/officialWords.ts';
import { AcceptResult, type AssignmentParams } from './AcceptResult.tsx';

export function ResultsTable({ results, params }: { results: Results; params: AssignmentParams }) {
  const { rows, total_questions: total, assignment } = results;
  if (rows.length === 0) return <p className="muted">Nobody is in the group yet.</p>;
  return (
    <section className="card">
      <h2>
        {assignment.handed_in} of {rows.length} handed in
      </h2>
      <div className="gresults__scroll">
        <table className="gresults__table">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Score</th>
              <th scope="col">Handed in</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.member_id}>
                <th scope="row">
                  <bdi>{row.name}</bdi>
                </th>
                <td className="num">
                  <Figures row={row} total={total} />
                </td>
                <td className="num">
                  <Times row={row} />
                  {row.late_result || row.is_accepted ? <AcceptResult row={row} params={params} /> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Figures({ row: { score, correct_count: correct, official }, total }: { row: ResultRow; total: number }) {
  if (score === null) return '–';
  return (
    <>
      {official ? officialFigure(official) : formatPercent(score)}
      <small className="muted">{official ? officialWords(official) : `${correct} of ${total}`}</small>
    </>
  );
}

const MINUTE = 60_000;

/** When it was handed in by the clock of its device, and when it arrived where that is another minute. */
function Times({ row }: { row: ResultRow }) {
  const { submitted_at: submitted, received_at: arrivedAt, is_late: isLate, has_arrived_late: hasArrivedLate, attempts } = row;
  if (submitted === null) return row.late_result ? null : 'Not yet';
  const isApart = arrivedAt !== undefined && Math.abs(Date.parse(arrivedAt) - Date.parse(submitted)) >= MINUTE;
  return (
    <>
      {dateWords(submitted)}
      {isLate ? <strong> late</strong> : null}
      {hasArrivedLate ? (
        <>
          {' by the device’s clock, '}
          <strong>arrived after the closing</strong>
        </>
      ) : null}
      {isApart ? <small className="muted">Arrived {dateWords(arrivedAt)}</small> : null}
      {attempts > 1 ? <small className="muted">{attempts} attempts</small> : null}
    </>
  );
}
