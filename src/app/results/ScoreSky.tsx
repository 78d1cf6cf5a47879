// The score as a picture: the sun stands as high as the score, the dotted line is the score that is celebrated.
import { useId } from 'react';
import { CELEBRATION_SCORE } from '#core/submission/submission';
import { resultsTexts } from '#texts/results';

const WIDTH = 720;
const LINE_Y = 117;
const SUN_X = WIDTH / 2;

/** In the picture's units; the line of 70 % lies at its height. */
function sunHeight(score: number): number {
  return LINE_Y + (CELEBRATION_SCORE - Math.min(100, Math.max(0, score))) * 1.5;
}

type Burst = { x: number; y: number; rays: number; reach: number; turn: number };
const bursts: Burst[] = [
  { x: 214, y: 64, rays: 12, reach: 40, turn: 0.2 },
  { x: 512, y: 56, rays: 10, reach: 34, turn: 0 },
  { x: 130, y: 84, rays: 8, reach: 18, turn: 0.4 },
  { x: 600, y: 78, rays: 8, reach: 22, turn: 0.1 },
];

function raysOf({ x, y, rays, reach, turn }: Burst) {
  return Array.from({ length: rays }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / rays;
    const long = i % 2 === 0 ? reach : reach * 0.8;
    const point = (r: number) => `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
    return { d: `M${point(long * 0.45)}L${point(long)}`, edge: i % 3 === 1 };
  });
}

export function ScoreSky({ score }: { score: number }) {
  const sky = useId();
  const y = sunHeight(score);
  const celebrated = score >= CELEBRATION_SCORE;
  return (
    <svg viewBox={`0 0 ${WIDTH} 280`} preserveAspectRatio="xMidYMax slice" role="img" aria-label={resultsTexts.sun(score)}>
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--desert-sky-top)" />
          <stop offset=".75" stopColor="var(--desert-sky-low)" />
        </linearGradient>
      </defs>
      <path fill={`url(#${sky})`} d="M0 0h720v280H0z" />
      <g stroke="var(--color-border-strong)" strokeWidth="1.5" strokeDasharray="2 7" strokeLinecap="round">
        <path d="M0 117H246M474 117H720" />
      </g>
      <text
        x="446"
        y={celebrated ? 139 : 108}
        fontSize="16"
        fontFamily="var(--font-text)"
        fontWeight="500"
        fill="var(--color-ink-muted)"
      >
        {resultsTexts.goal}
      </text>
      {celebrated ? <Sparkles /> : null}
      <g className="score__sun">
        <circle cx={SUN_X} cy={y} r={celebrated ? 78 : 70} fill="var(--desert-glow)" opacity=".45" />
        <circle cx={SUN_X} cy={y} r={celebrated ? 61 : 57} fill="var(--desert-glow)" opacity=".8" />
        <circle cx={SUN_X} cy={y} r="44" fill="var(--color-gold)" />
      </g>
      <path fill="var(--desert-far)" d="M0 214C130 184 240 190 350 206S590 226 720 190V280H0Z" />
      <path fill="var(--desert-mid-shade)" d="M0 250C90 236 150 214 214 208C280 224 330 244 420 256V280H0Z" />
      <path fill="var(--desert-mid)" d="M0 250C90 236 150 214 214 208C204 226 222 242 206 260L200 280H0Z" />
      <path fill="var(--desert-mid)" d="M330 260C430 250 520 236 612 210C650 222 690 230 720 232V280H330Z" />
      <path fill="var(--desert-mid-shade)" d="M612 210C650 222 690 230 720 232V280H640C616 262 640 240 612 210Z" />
      <path fill="var(--desert-near)" d="M0 268C200 246 360 250 520 258S680 262 720 260V280H0Z" />
    </svg>
  );
}

/** The celebration that stays, for those who do not want motion too. */
function Sparkles() {
  return (
    <g strokeWidth="3.5" strokeLinecap="round">
      {bursts.flatMap(raysOf).map(({ d, edge }) => (
        <path key={d} d={d} stroke={edge ? 'var(--color-gold-edge)' : 'var(--color-gold)'} />
      ))}
    </g>
  );
}
