// Reads a form when it is sent: the fields keep their own text.
import type { FormEvent } from 'react';

/** Prevents the browser's own submit, and returns the fields' texts by name. */
export function takeFields<N extends string>(event: FormEvent<HTMLFormElement>, ...names: N[]): Record<N, string> {
  event.preventDefault();
  const data = new FormData(event.currentTarget);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<N, string>;
}
