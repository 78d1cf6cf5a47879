// The files of a folder, however deep. Another test may put a file that breaks a rule beside them for a moment, in a folder of its
// own: that is left out, and may be gone before it is looked at.
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** What a folder is called that is there for a moment: `src/app/planted-a1b2c3`. */
export const PLANTED = 'planted-';

/** Paths that begin with the folder as it is given, with slashes on every system. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name).replaceAll('\\', '/');
    if (!entry.isDirectory()) return entry.isFile() ? [name] : [];
    return entry.name.startsWith(PLANTED) ? [] : filesBelow(name);
  });
}
