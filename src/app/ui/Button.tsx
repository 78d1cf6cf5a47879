// The button of every screen, plain: its look is ui/look/buttons.css. MUI comes with what needs behaviour (dialogs, menus,
// tooltips), and those are loaded when they are opened; a screen's first paint carries none of it (D5.2).
import type { MouseEventHandler, ReactNode } from 'react';
import { type ButtonShape, buttonClass } from './buttonClass.ts';

type Props = ButtonShape & {
  children: ReactNode;
  type?: 'button' | 'submit';
  disabled?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** the id of the sentence that says why it is disabled, or what it does */
  describedBy?: string;
  /** for a button whose words alone do not say which thing it acts on */
  label?: string;
  form?: string;
  autoFocus?: boolean;
};

export function Button({ look, isFullWidth, big, className, type = 'button', describedBy, label, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-describedby={describedBy}
      aria-label={label}
      className={buttonClass({ look: look ?? 'main', isFullWidth: isFullWidth ?? false, big: big ?? false, className })}
    />
  );
}
