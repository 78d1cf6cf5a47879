// A word with its icon: the state of a thing. Colour never stands alone.
import type { ReactNode } from 'react';

export type ChipTone = 'plain' | 'ok' | 'info' | 'wait' | 'warn' | 'err' | 'gold' | 'device';

export function Chip({ tone, icon, children }: { tone: ChipTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={`chip chip--${tone}`}>
      {icon}
      {children}
    </span>
  );
}
