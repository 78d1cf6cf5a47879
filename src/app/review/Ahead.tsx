// How many questions come on each of the next days: bars, and the same as a table for who does not see them.
import { DAY_MS } from '#core/review/review';
import { dayOf } from '#core/review/reviewPlan';
import { dateFormat } from '#texts/formats';
import { reviewTexts } from '#texts/review';
import { timeNow } from './timeNow.ts';

/** `counts`: from tomorrow on. */
export function Ahead({ counts }: { counts: readonly number[] }) {
  const { wall, zone } = timeNow();
  const today = dayOf(wall, zone);
  const maxCount = Math.max(1, ...counts);
  const weekday = dateFormat({ weekday: 'short', timeZone: 'UTC' });
  const days = counts.map((count, at) => ({ count, name: weekday.format((today + at + 1) * DAY_MS) }));
  return (
    <table className="ahead">
      <caption className="vh">{reviewTexts.nextDays}</caption>
      <tbody>
        {days.map(({ count, name }) => (
          <tr key={name}>
            <td>
              <span className="small num">{count}</span>
              <i aria-hidden="true" style={{ height: `${(count / maxCount) * 3}rem` }} />
            </td>
            <th scope="row" className="small muted">
              {name}
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
