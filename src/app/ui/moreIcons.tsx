// Icons that the landing page does not use, and therefore does not load.
import { DROP, Icon, type IconProps, ring } from './icons.tsx';

const FLAG = 'M6 20.5V4.5m0 0c3.5-1.8 6.5 1.8 12 0v9c-5.5 1.8-8.5-1.8-12 0';

export const Eye = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 12c2.2-4 5.3-6 9-6s6.8 2 9 6c-2.2 4-5.3 6-9 6s-6.8-2-9-6z" />
    <circle cx="12" cy="12" r="2.7" />
  </Icon>
);
export const EyeClosed = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 12c2.2-4 5.3-6 9-6s6.8 2 9 6c-2.2 4-5.3 6-9 6s-6.8-2-9-6z" />
    <circle cx="12" cy="12" r="2.7" />
    <path d="M4.5 19.5l15-15" />
  </Icon>
);
export const Printer = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 8V4h10v4" />
    <path d="M7 17H4V9.5A1.5 1.5 0 0 1 5.5 8h13A1.5 1.5 0 0 1 20 9.5V17h-3" />
    <path d="M7 14h10v6H7z" />
  </Icon>
);
export const Speaker = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" />
    <path d="M15.5 9.3a4 4 0 0 1 0 5.4" />
    <path d="M18 6.8a7.5 7.5 0 0 1 0 10.4" />
  </Icon>
);
export const Stop = (props: IconProps) => (
  <Icon {...props}>
    <rect x="6.5" y="6.5" width="11" height="11" rx="1.5" />
  </Icon>
);
export const Camera = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8h3.5L9 5.5h6L16.5 8H20v11H4z" />
    <circle cx="12" cy="13" r="3.3" />
  </Icon>
);

export const Flag = (props: IconProps) => (
  <Icon {...props}>
    <path d={FLAG} />
  </Icon>
);

export const FlagFull = (props: IconProps) => (
  <Icon {...props}>
    <path fill="currentColor" d={FLAG} />
  </Icon>
);

export const Envelope = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6h16v12.5H4zM4 7l8 6 8-6" />
  </Icon>
);

export const Shield = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5 19 6v5.5c0 4.3-2.8 7.5-7 9-4.2-1.5-7-4.7-7-9V6zM8.8 12l2.3 2.3 4.2-4.5" />
  </Icon>
);

export const Refresh = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4.5H15" />
  </Icon>
);

/** being kept on this device */
export const DropHalf = (props: IconProps) => (
  <Icon {...props}>
    <path d={DROP} />
    <path fill="currentColor" d="M5.8 13.5c2-1.5 4.2-1.5 6.2 0s4.2 1.5 6.2 0a6.2 6.2 0 0 1-12.4.7z" />
  </Icon>
);

export const CircleCross = (props: IconProps) => (
  <Icon {...props}>
    {ring}
    <path d="m9 9 6 6m0-6-6 6" />
  </Icon>
);

/** waiting to send */
export const PaperPlane = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20 4 10.5 13.5M20 4l-6 16-3.5-6.5L4 10z" />
  </Icon>
);

/** not on this device */
export const DropEmpty = (props: IconProps) => (
  <Icon {...props}>
    <path d={DROP} />
  </Icon>
);
