// The frame of one row of what has not arrived: while it waits a line and what lies beside it, once refused the reason and the ways on.
import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** why it was refused; null while it waits */
  refused: string | null;
  /** when it is sent */
  waits: string;
  children?: ReactNode;
};

export function UnsentRow({ title, refused, waits, children }: Props) {
  return (
    <li className={refused === null ? 'item item--wide' : 'item item--act'}>
      <div>
        <p className="name">{title}</p>
        <p className={refused === null ? 'small muted num' : 'small num offline__refused'}>{refused ?? waits}</p>
      </div>
      {refused === null ? children : <div className="row">{children}</div>}
    </li>
  );
}
