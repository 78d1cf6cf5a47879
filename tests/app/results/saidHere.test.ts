// A mark of an attempt of another device counts until a score that was asked for after its arrival is here.
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MarksRow } from '#device/rows/marksRow';
import { useSaidHere } from '../../../src/app/results/saidHere.ts';
import { useBrowser } from '../page.tsx';

useBrowser();

const row = { submissionId: 'elsewhere', version: 1, marks: [] } as unknown as MarksRow;

function open() {
  const refetch = vi.fn(() => Promise.resolve());
  const first = { id: 'elsewhere', unsent: row as MarksRow | undefined, fetchedAt: 1 };
  const { result, rerender } = renderHook(({ id, unsent, fetchedAt }) => useSaidHere(id, { unsent, fetchedAt, refetch }), {
    initialProps: first,
  });
  return { refetch, said: () => result.current, show: (given: Partial<typeof first>) => rerender({ ...first, ...given }) };
}

test('it counts while it waits, after it has arrived, and no longer once the score that follows is here', () => {
  const { refetch, said, show } = open();
  expect(said()).toEqual({ marks: row, isSent: false });
  expect(refetch).not.toHaveBeenCalled();
  for (let n = 0; n < 2; n += 1) {
    show({ unsent: undefined });
    expect(said()).toEqual({ marks: row, isSent: true });
  }
  show({ unsent: undefined, fetchedAt: 2 });
  expect(said()).toBeNull();
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('a score that was asked for before, and comes in the moment of the arrival, does not take it away', () => {
  const { refetch, said, show } = open();
  show({ unsent: undefined, fetchedAt: 2 });
  expect(said()).toEqual({ marks: row, isSent: true });
  show({ unsent: undefined, fetchedAt: 3 });
  expect(said()).toBeNull();
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('a second mark counts like the first, and another attempt has none of it', () => {
  const { refetch, said, show } = open();
  show({ unsent: undefined });
  show({ unsent: undefined, fetchedAt: 2 });
  const second = { ...row, version: 2 };
  show({ unsent: second, fetchedAt: 2 });
  expect(said()).toEqual({ marks: second, isSent: false });
  show({ unsent: undefined, fetchedAt: 2 });
  expect(said()).toEqual({ marks: second, isSent: true });
  expect(refetch).toHaveBeenCalledTimes(2);
  show({ id: 'another', unsent: undefined, fetchedAt: 2 });
  expect(said()).toBeNull();
});
