// The name of an uploaded file as students see it. It names nothing on the disk.
import { cleanTitle } from '#core/account/shownName';

const MAX_LENGTH = 255;
/** Keeps every script, drops what cannot be seen (`exe.fdp` must not read as `pdf.exe`) and any folder, and shortens before the extension. */
export function displayName(uploadedName: string): string {
  const name = cleanTitle(uploadedName.split(/[\\/]/).pop() ?? '');
  if (name === '' || name === '.' || name === '..') return 'document';
  const letters = [...name];
  if (letters.length <= MAX_LENGTH) return name;
  const extension = [...(/\.[^.]{1,10}$/.exec(name)?.[0] ?? '')];
  return [...letters.slice(0, MAX_LENGTH - extension.length), ...extension].join('');
}
