// What the parts of every screen say: loading, failing, choices, and where a quiz is.
import { plural } from './plural.ts';

const essays = (count: number) => plural(count, { one: '1 essay to read', other: `${count} essays to read` });

export const ui = {
  /** the title of a quiz that has none (P7.2) */
  untitled: 'Quiz',
  loading: 'Loading...',
  backToDashboard: 'Back to Dashboard',
  error: 'Error',
  unexpectedError: 'An unexpected error occurred. Please try again.',
  unreadable:
    'Oasis could not read its data on this device. Nothing is lost. Try again. If that does not help, close other Oasis tabs and reload.',
  tryAgain: 'Try Again',
  timeLeft: (time: string) => `Time left: ${time}`,
  chosenOf: (count: number, all: number) => `${count} of ${all}`,
  colors: 'Colors',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  places: {
    'on-device': 'On this device',
    downloading: 'Downloading',
    'on-server': 'Not on this device',
    'out-of-reach': 'Not available offline',
  },
  bytes: (count: number) => `${count} B`,
  essays,
  rightOf: (correct: number, questions: number) => `${correct} of ${questions}`,
  rightOfAndEssays: (correct: number, questions: number, essayCount: number) =>
    `${correct} of ${questions}, and ${essays(essayCount)}`,
};
