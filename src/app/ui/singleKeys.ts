// Whether single letters and digits do something on the quiz screen. Speech input presses such keys by accident, so they can
// be switched off (WCAG 2.1.4); Enter and the arrows stay.
import { useState } from 'react';

const KEY = 'oasis-single-keys';

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** The student's choice for this device, and how to change it. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(read);
  return [
    on,
    (next) => {
      setOn(next);
      try {
        if (next) localStorage.removeItem(KEY);
        else localStorage.setItem(KEY, 'off');
      } catch {
        // Then it lasts for this visit.
      }
    },
  ];
}
