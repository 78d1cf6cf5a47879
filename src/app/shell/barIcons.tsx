// Icons that only the bars show.
import { Icon, type IconProps } from '../ui/icons.tsx';

export const Home = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 11.5 12 4.5l8 7V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z" />
  </Icon>
);
/** the account */
export const Person = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8.5" r="3.7" />
    <path d="M4.5 20c.6-4 3.4-6 7.5-6s6.9 2 7.5 6" />
  </Icon>
);
/** groups */
export const People = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="8.5" r="3.2" />
    <path d="M3 19c.4-3.5 2.6-5.2 6-5.2s5.6 1.700 6 5.2" />
    <path d="M15.5 5.6a3.2 3.2 0 0 1 0 5.800m2 3c2 .7 3.2 2.2 3.5 4.6" />
  </Icon>
);
