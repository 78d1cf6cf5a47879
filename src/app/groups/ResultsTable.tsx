// Who handed in, with what score and when. Late is a word, not a colour.
import type { Results } from '#core/group';
import { formatPercent } from '#core/submission';
import { dateWords } from '../ui/dateWords.ts';

export function ResultsTable({ results }: { results: Results }) {
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
                  {row.score === null ? '–' : formatPercent(row.score)}
                  {row.correct_count === null ? null : (
                    <small className="muted">
                      {row.correct_count} of {total}
                    </small>
                  )}
                </td>
                <td className="num">
                  {row.submitted_at === null ? 'Not yet' : dateWords(row.submitted_at)}
                  {row.is_late ? <strong> late</strong> : null}
                  {row.attempts > 1 ? <small className="muted">{row.attempts} attempts</small> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
