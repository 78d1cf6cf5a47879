// npm run dump and npm run restore, as they are run by hand.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../scripts/dump.mjs', import.meta.url));

export function runDump(
  what: 'dump' | 'restore',
  file: string,
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const all = { PATH: process.env.PATH, HOME: process.env.HOME, ...env };
    const child = execFile(process.execPath, [script, what, file], { env: all }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, output: out + err }),
    );
  });
}
