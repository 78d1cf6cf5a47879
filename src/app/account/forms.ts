// Reading a form at the moment it is sent: the fields keep their own text.
import type { FormEvent } from 'react';

/** Keeps the browser from sending the form itself, and gives its fields' texts by name. */
export function takeFields<N extends string>(event: FormEvent<HTMLFormElement>, ...names: N[]): Record<N, string> {
  event.preventDefault();
  const data = new FormData(event.currentTarget);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<N, string>;
}
