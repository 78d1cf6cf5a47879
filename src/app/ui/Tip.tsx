// A tooltip, after 100 ms (specification, section 2). It repeats the name of what it stands on, so it adds no description.
import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';

const DELAY_MS = 100;

/** The child must take a ref and the usual mouse and focus handlers: an IconButton, a Link, a span. */
export function Tip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Tooltip title={text} enterDelay={DELAY_MS} enterNextDelay={DELAY_MS} slotProps={{ tooltip: { className: 'tip' } }}>
      {children}
    </Tooltip>
  );
}
