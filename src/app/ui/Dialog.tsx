// A question that must be answered before going on: a sheet from below on phones, a panel on wide screens. It brings MUI
// along, so whoever may ask such a question loads it lazily.
import MuiDialog from '@mui/material/Dialog';
import { type ReactNode, useId } from 'react';
import { useSheet } from './sheets.ts';
import { MuiLook } from './theme.tsx';

type Props = {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** the buttons, the main one last */
  actions: ReactNode;
  /** Escape, Back, or a press beside it; leave out while something is pending */
  onClose?: () => void;
  /** it is read, not answered: nobody wants all of it said when it opens, and its buttons stay in sight */
  isLong?: boolean;
};

export function Dialog({ open, title, children, actions, onClose, isLong = false }: Props) {
  const id = useId();
  useSheet(open, onClose);
  return (
    <MuiLook>
      <MuiDialog
        open={open}
        {...(onClose ? { onClose } : {})}
        aria-labelledby={`${id}title`}
        aria-describedby={children && !isLong ? `${id}text` : undefined}
        slotProps={{ paper: { className: isLong ? 'dialog dialog--long' : 'dialog' } }}
      >
        <h2 id={`${id}title`}>{title}</h2>
        {children ? <div id={`${id}text`}>{children}</div> : null}
        <div className="dialog__acts">{actions}</div>
      </MuiDialog>
    </MuiLook>
  );
}
