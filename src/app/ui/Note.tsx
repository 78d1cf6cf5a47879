// A note in the page: a tint, an icon, a title, one sentence, at most one button.
import type { ReactNode } from 'react';
import { uiTexts } from '#texts/ui';
import { CircleInfo, CircleTick, Clock, Warning } from './icons.tsx';

export type NoteTone = 'err' | 'warn' | 'info' | 'ok' | 'gold';

const usualIcon = { err: <Warning />, warn: <Clock />, info: <CircleInfo />, ok: <CircleTick />, gold: <CircleInfo /> };

type Props = {
  tone: NoteTone;
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  /** several things that it is about, as list items */
  list?: ReactNode;
  /** read out at once (alert) or when there is a pause (status); neither for a note that was there from the start */
  role?: 'alert' | 'status';
};

export function Note({ tone, title, children, icon, action, list, role }: Props) {
  return (
    <section className={`note note--${tone}`} role={role}>
      {icon ?? usualIcon[tone]}
      <div className="note__row">
        <h2>{title}</h2>
        {children ? <p>{children}</p> : null}
        {list ? <ul>{list}</ul> : null}
        {action}
      </div>
    </section>
  );
}

type ErrorProps = { title?: string; message?: string; action?: ReactNode };

/** The error box, with the words of P12.1 where none are given. */
export function ErrorNote({ title = uiTexts.error, message = uiTexts.unexpectedError, action }: ErrorProps) {
  return (
    <Note tone="err" title={title} role="alert" action={action}>
      {message}
    </Note>
  );
}
