// A bar for each day, its count above it, the days below: as many names as there is room for, today's among them.
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';

const HEIGHT = 160;
const AROUND = { top: 22, bottom: 24 };
/** A name with the space beside it; the last one ends at the edge, so it is nearer to the one before. */
const NAME_WIDTH = 76;
const COUNT_WIDTH = 18;

/** `isToday`: its name is written darker. */
export type DayBar = { day: number; name: string; count: number; isToday: boolean };

export function DayBars({ width, bars }: { width: number; bars: readonly DayBar[] }) {
  const x = scaleBand({ domain: bars.map(({ day }) => day), range: [0, width], paddingInner: 0.25, paddingOuter: 0.1 });
  const y = scaleLinear({
    domain: [0, Math.max(1, ...bars.map(({ count }) => count))],
    range: [0, HEIGHT - AROUND.top - AROUND.bottom],
  });
  const floor = HEIGHT - AROUND.bottom;
  const labelStep = Math.max(1, Math.ceil((bars.some(({ name }) => name.length > 3) ? NAME_WIDTH : NAME_WIDTH / 2) / x.step()));
  const todayAt = bars.findIndex(({ isToday }) => isToday);
  const named = todayAt === -1 ? bars.length - 1 : todayAt;
  const hasCounts = x.bandwidth() >= COUNT_WIDTH;
  const maxCount = Math.max(...bars.map(({ count }) => count));
  return (
    <svg width={width} height={HEIGHT} aria-hidden="true">
      <line className="chart__grid" x1={0} x2={width} y1={floor} y2={floor} />
      {bars.map(({ day, name, count, isToday }, at) => {
        const [left, middle] = [x(day) ?? 0, (x(day) ?? 0) + x.bandwidth() / 2];
        const height = count === 0 ? 0 : Math.max(3, y(count));
        return (
          <g key={day}>
            <Bar
              className="chart__bar"
              x={left}
              y={floor - height}
              width={x.bandwidth()}
              height={height}
              rx={Math.min(4, x.bandwidth() / 3)}
            />
            {count > 0 && (hasCounts || count === maxCount) ? (
              <text className="chart__count" x={middle} y={floor - height - 6} textAnchor="middle">
                {count}
              </text>
            ) : null}
            {(at - named) % labelStep === 0 ? (
              <text
                className={isToday ? 'chart__label chart__label--today' : 'chart__label'}
                y={HEIGHT - 6}
                {...anchorOf(at, bars.length, left, x.bandwidth())}
              >
                {name}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}

/** A name is written from the middle of its bar, and at the edges from there: beyond them it would be cut. */
function anchorOf(at: number, count: number, left: number, width: number): { x: number; textAnchor: 'start' | 'middle' | 'end' } {
  if (at === count - 1) return { x: left + width, textAnchor: 'end' };
  if (at === 0 && width < NAME_WIDTH / 2) return { x: left, textAnchor: 'start' };
  return { x: left + width / 2, textAnchor: 'middle' };
}
