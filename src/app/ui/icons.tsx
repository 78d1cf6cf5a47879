// Every icon of the app, one component each. Icons take the colour of the text beside them and are hidden from screen
// readers: the word stands next to them, or is the label of the button around them.
import type { ReactNode } from 'react';

export type IconProps = { size?: 's' | 'm' | 'l'; className?: string };

const sizeClass = { s: 'ic ic--s', m: 'ic', l: 'ic ic--l' } as const;

export function Icon({ size = 'm', className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className ? `${sizeClass[size]} ${className}` : sizeClass[size]}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const DROP = 'M12 3.5c3 3.7 6.2 7 6.2 10.7a6.2 6.2 0 0 1-12.4 0C5.8 10.5 9 7.2 12 3.5z';
export const ring = <circle cx="12" cy="12" r="8.5" />;

/** on this device */
export const DropFull = (props: IconProps) => (
  <Icon {...props}>
    <path fill="currentColor" d={DROP} />
  </Icon>
);
export const Upload = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15.5V4.5m0 0L7.5 9M12 4.5 16.5 9M4.5 15v3.5a1.5 1.5 0 0 0 1.5 1.5h12a1.5 1.5 0 0 0 1.5-1.5V15" />
  </Icon>
);
export const Download = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.5v11m0 0L7.5 11m4.5 4.5 4.5-4.5M4.5 19.5h15" />
  </Icon>
);
export const NoNetwork = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 9.5a12 12 0 0 1 4-2.5m4-.9a12 12 0 0 1 8 3.4M7 13a7.8 7.8 0 0 1 3.4-1.9m4.4.7A7.8 7.8 0 0 1 17 13M4.5 4.5l15 15" />
    <circle cx="12" cy="17.5" r="1.3" fill="currentColor" />
  </Icon>
);
export const Tick = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12.5 9.8 17.3 19 7.5" />
  </Icon>
);
export const Cross = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6.5 6.5 11 11m0-11-11 11" />
  </Icon>
);
export const More = (props: IconProps) => (
  <Icon {...props}>
    <g fill="currentColor" stroke="none">
      <circle cx="12" cy="5.5" r="1.6" />
      <circle cx="12" cy="12" r="1.6" />
      <circle cx="12" cy="18.5" r="1.6" />
    </g>
  </Icon>
);
export const CircleTick = (props: IconProps) => (
  <Icon {...props}>
    {ring}
    <path d="m8.3 12.3 2.6 2.6 4.9-5.3" />
  </Icon>
);
export const CircleInfo = (props: IconProps) => (
  <Icon {...props}>
    {ring}
    <path d="M12 11v5m0-8.1V8" />
  </Icon>
);
export const Clock = (props: IconProps) => (
  <Icon {...props}>
    {ring}
    <path d="M12 7.5V12l3 2" />
  </Icon>
);
export const Warning = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.5 20.5 19h-17zM12 10v4.2m0 2.3v.1" />
  </Icon>
);
export const Pencil = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 19.5 5.5 15 15.8 4.7a1.7 1.7 0 0 1 2.4 0l1.1 1.1a1.7 1.7 0 0 1 0 2.4L9 18.5zM14 6.5l3.5 3.5" />
  </Icon>
);
export const Book = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 6.5C9.5 4.8 6.5 4.5 4 5v13.5c2.5-.5 5.5-.2 8 1.5 2.5-1.7 5.5-2 8-1.5V5c-2.5-.5-5.5-.2-8 1.5zm0 0V20" />
  </Icon>
);
/** part of a ring; it rotates while something is in progress */
export const Arc = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4a8 8 0 1 1-8 8" />
  </Icon>
);
export const Back = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14.5 5.5 8 12l6.5 6.5" />
  </Icon>
);
export const Bin = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7m-7 4v5m4-5v5" />
  </Icon>
);
