// Icons that the landing page does not use, and therefore does not load.
import { Icon, type IconProps } from './icons.tsx';

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
