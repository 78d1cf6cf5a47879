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
/** the settings: three sliders */
export const Sliders = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h8m5 0h3M4 12h2.5m5 0H20M4 17h9m5 0h2" />
    <circle cx="14.5" cy="7" r="2.2" />
    <circle cx="9" cy="12" r="2.2" />
    <circle cx="15.5" cy="17" r="2.2" />
  </Icon>
);
