// A button with an icon and no text: the label is its accessible name. No MUI, like Button.
import type { MouseEventHandler, ReactNode, Ref } from 'react';

type Props = {
  label: string;
  children: ReactNode;
  /** 'line' has an edge; 'on' is a toggle that is set */
  look?: 'plain' | 'line' | 'on';
  className?: string;
  disabled?: boolean;
  pressed?: boolean;
  hasMenu?: boolean;
  expanded?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
};

export function IconButton({ label, look = 'plain', className, pressed, hasMenu, expanded, ...rest }: Props) {
  const classes = ['iconbtn', look === 'plain' ? '' : `iconbtn--${look}`, className].filter(Boolean).join(' ');
  return (
    <button
      {...rest}
      type="button"
      className={classes}
      aria-label={label}
      aria-pressed={pressed}
      aria-haspopup={hasMenu ? 'menu' : undefined}
      aria-expanded={hasMenu ? (expanded ?? false) : undefined}
    />
  );
}
