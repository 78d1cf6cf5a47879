// The clock on screen, and what of it is read out: only the thresholds (trap 26).
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Countdown } from '../../../src/app/quiz/Countdown.tsx';

afterEach(cleanup);
const spoken = () => document.querySelector('[aria-live="polite"]')?.textContent;

test('trap 26: shows mm:ss, warns under a minute, and speaks at thresholds only', () => {
  const { rerender } = render(<Countdown secondsLeft={602} durationMs={6_000_000} />);
  const at = (secondsLeft: number) => {
    rerender(<Countdown secondsLeft={secondsLeft} durationMs={6_000_000} />);
    return [screen.getByRole('timer').textContent, screen.getByRole('timer').classList.contains('clock--low'), spoken()];
  };
  expect([601, 600, 599, 300, 61, 60, 59, 30, 29, 0].map(at)).toEqual([
    ['10:01', false, ''],
    ['10:00', false, '10 minutes left.'],
    ['09:59', false, '10 minutes left.'],
    ['05:00', false, '5 minutes left.'],
    ['01:01', false, '5 minutes left.'],
    ['01:00', false, '1 minute left.'],
    ['00:59', true, '1 minute left.'],
    ['00:30', true, '30 seconds left.'],
    ['00:29', true, '30 seconds left.'],
    ['00:00', true, '30 seconds left.'],
  ]);
});
