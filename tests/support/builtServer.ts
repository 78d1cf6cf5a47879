// The server as it is delivered, for tests that start it as a process of its own or have a document read: it starts in a third
// of the time that its sources take. Before the first test it is built from them.
import { execFileSync } from 'node:child_process';
import { createEngine, type Engine } from '#server/documents/engineProcess';
import { createFileWriter, type FileWriter } from '#server/documents/fileProcess';

const root = new URL('../../', import.meta.url);
const built = new URL('build/server/', root);

/** What Node runs. */
export const builtRun = new URL('run.mjs', built);

/** The engine's processes, from the build. `limits`: other than the server's. */
export function builtEngine(limits?: Parameters<typeof createEngine>[0]): Engine {
  return createEngine(limits, new URL('engineChild.mjs', built));
}

/** What writes quizzes as files, from the build. `limits`: other than the server's. */
export function builtFileWriter(limits?: Parameters<typeof createFileWriter>[0]): FileWriter {
  return createFileWriter(limits, { child: new URL('engineChild.mjs', built), entry: new URL('fileEntry.mjs', built) });
}

/** What the thread that looks up near words loads. */
export const builtMarkingWordsEntry = new URL('markingWordsEntry.mjs', built);

/** For vitest, once before the first test. */
export default function setup(): void {
  execFileSync(process.execPath, ['scripts/build.mjs', 'server'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
