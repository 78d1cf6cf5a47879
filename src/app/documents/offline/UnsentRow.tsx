// The frame of an undelivered row: a line while it waits, the reason and actions once it is refused.
import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** the reason for the refusal; null while it waits */
  refused: string | null;
  /** when it will be sent */
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
