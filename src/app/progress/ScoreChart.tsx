// Scores over time: each attempt a sun, the line through those of one quiz, or through the mean of the last five of all; 70 % is dotted.
import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleLinear, scaleTime } from '@visx/scale';
import { LinePath } from '@visx/shape';
import type { FinishedAttempt } from '#core/progress/day';
import { inItsDay } from '#core/review/reviewBounds';
import { CELEBRATION_SCORE } from '#core/submission/submission';
import { dateFormat, percentText, wholePercentText } from '#texts/formats';

/** `Nov 24` of a time. */
const dayOfMonth = (at: number): string => dateFormat({ month: 'short', day: 'numeric' }).format(at);

/** For visx: no font or colour of its own. */
const label = (anchor: 'end' | 'middle') => ({
  className: 'chart__label',
  textAnchor: anchor,
  fill: '',
  fontSize: '',
  fontFamily: '',
  ...(anchor === 'end' ? { dx: -4, dy: '0.32em' } : { dy: '0.2em' }),
});

const HEIGHT = 200;
const AROUND = { top: 10, right: 14, bottom: 26, left: 44 };
const HOUR_MS = 3_600_000;
const MEAN_OF = 5;

type Props = { width: number; attempts: readonly FinishedAttempt[]; isOneQuiz: boolean };

export function ScoreChart({ width, attempts: all, isOneQuiz }: Props) {
  // The days of the axis are the student's, as those of the other charts.
  const points = all.flatMap(({ submissionId, at, score }) =>
    score === null ? [] : [{ submissionId, at: inItsDay(at), score }],
  );
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const room = last === first ? 12 * HOUR_MS : 0;
  const x = scaleTime({ domain: [first - room, last + room], range: [AROUND.left + 6, width - AROUND.right] });
  const y = scaleLinear({ domain: [0, 100], range: [HEIGHT - AROUND.bottom, AROUND.top] });
  const line = isOneQuiz ? points.map(({ at, score }) => ({ at, score })) : means(points);
  const days = (last - first) / (24 * HOUR_MS);
  return (
    <svg width={width} height={HEIGHT} aria-hidden="true">
      <AxisLeft
        scale={y}
        left={AROUND.left}
        tickValues={[0, 50, 100]}
        tickFormat={(value) => wholePercentText(Number(value))}
        tickLabelProps={label('end')}
        hideAxisLine
        hideTicks
      />
      {[0, 50, 100].map((score) => (
        <line key={score} className="chart__grid" x1={AROUND.left} x2={width - AROUND.right} y1={y(score)} y2={y(score)} />
      ))}
      <line
        className="chart__goal"
        x1={AROUND.left}
        x2={width - AROUND.right}
        y1={y(CELEBRATION_SCORE)}
        y2={y(CELEBRATION_SCORE)}
      />
      <AxisBottom
        scale={x}
        top={HEIGHT - AROUND.bottom}
        numTicks={Math.max(1, Math.min(Math.floor(width / 90), Math.ceil(days)))}
        {...(days < 1 ? { tickValues: [first] } : {})}
        tickFormat={(value) => dayOfMonth(Number(value))}
        tickLabelProps={label('middle')}
        hideAxisLine
        hideTicks
      />
      <LinePath className="chart__line" data={line} x={({ at }) => x(at)} y={({ score }) => y(score)} />
      {points.map(({ submissionId, at, score }) => (
        <circle key={submissionId} className="chart__sun" cx={x(at)} cy={y(score)} r={5}>
          <title>{percentText(score)}</title>
        </circle>
      ))}
    </svg>
  );
}

function means(points: readonly { at: number; score: number }[]) {
  return points.map(({ at }, place) => {
    const recentPoints = points.slice(Math.max(0, place - MEAN_OF + 1), place + 1);
    return { at, score: recentPoints.reduce((sum, { score }) => sum + score, 0) / recentPoints.length };
  });
}
