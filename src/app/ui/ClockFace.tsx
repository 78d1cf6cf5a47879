// The remaining time as a pie that empties, and as mm:ss. It only draws what it is given.
import { uiTexts } from '#texts/ui';

type Props = {
  /** what is left, as a share of the whole, 0 to 1 */
  share: number;
  /** `14:07` */
  text: string;
  /** under a minute */
  low?: boolean;
  /** 'img' for a picture of a clock, where nothing runs */
  role?: 'timer' | 'img';
};

const R = 8;

/** The slice from twelve o'clock, clockwise; a whole pie stops just short of closing, or it would vanish. */
function slice(share: number): string {
  const turn = Math.min(Math.max(share, 0), 0.999) * 2 * Math.PI;
  const x = 10 + R * Math.sin(turn);
  const y = 10 - R * Math.cos(turn);
  return `M10 10V2A${R} ${R} 0 ${turn > Math.PI ? 1 : 0} 1 ${x.toFixed(2)} ${y.toFixed(2)}Z`;
}

export function ClockFace({ share, text, low = false, role = 'timer' }: Props) {
  const look = low ? 'clock clock--low' : 'clock';
  const label = uiTexts.timeLeft(text);
  if (role === 'timer') {
    return (
      <span className={look} role="timer" aria-label={label} translate="no">
        <Pie share={share} low={low} />
        {text}
      </span>
    );
  }
  return (
    <span className={look} role="img" aria-label={label} translate="no">
      <Pie share={share} low={low} />
      {text}
    </span>
  );
}

function Pie({ share, low }: { share: number; low: boolean }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      {low ? (
        <circle cx="10" cy="10" r="9" fill="none" stroke="currentColor" strokeWidth="1.5" />
      ) : (
        <circle cx="10" cy="10" r="9" fill="var(--color-sunken)" />
      )}
      {low ? (
        <path d={slice(share)} fill="currentColor" />
      ) : (
        <path d={slice(share)} fill="var(--color-gold)" stroke="var(--color-gold-edge)" strokeWidth=".8" />
      )}
    </svg>
  );
}
