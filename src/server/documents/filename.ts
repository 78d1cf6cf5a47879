// The name of an uploaded file as students see it. It names nothing on the disk.

const MAX_LENGTH = 255;
// Control characters, lone surrogates and bidirectional marks: `exe.fdp` must not read as `pdf.exe`.
const unseen = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff]/gu;

/** Keeps every script, drops what cannot be seen and any folder, and shortens before the extension. */
export function displayName(given: string): string {
  const name = (given.split(/[\\/]/).pop() ?? '').replace(unseen, '').trim();
  if (name === '' || name === '.' || name === '..') return 'document';
  const letters = [...name];
  if (letters.length <= MAX_LENGTH) return name;
  const extension = [...(/\.[^.]{1,10}$/.exec(name)?.[0] ?? '')];
  return [...letters.slice(0, MAX_LENGTH - extension.length), ...extension].join('');
}
