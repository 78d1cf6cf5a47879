// npm run hostile [-- PATTERN] [--minutes N] [--from SHARE]: every generated hostile file in full size, and those that the owner collected,
// uploaded to a server of its own, two at a time, while another student asks for their list. Says how each ended, and how much longer the
// list took than when the server was idle. The kinds take turns, so that a run that `--minutes` ends has some of each; `--from .5` goes on in
// the middle. Ends with 1 where a file ended without a quiz and without a reason. PATTERN takes only some of the files.
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { DocumentRow } from '#core/document/document';
import builtServer from '../tests/support/builtServer.ts';
import type { HostileFile } from '../tests/support/hostile/hostileFile.ts';
import { wholeSizes } from '../tests/support/hostile/hostileFile.ts';
import { hostileKinds } from '../tests/support/hostile/hostileSet.ts';
import { newStudent, type Student } from '../tests/support/people.ts';
import { endSharedPostgres, freePort, newTestFolder } from '../tests/support/postgres.ts';
import { corpusFile, corpusNames } from '../tests/support/sharedCorpus.ts';
import { spawnServer } from '../tests/support/testServer.ts';

const AT_ONCE = 2;
const IDLE_MS = 20_000;
const LONG_SECONDS = 20;
const types: Record<string, string> = { pdf: 'application/pdf', txt: 'text/plain' };

const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string' }, from: { type: 'string', default: '0' } },
  allowPositionals: true,
});
const until = performance.now() + 60_000 * Number(values.minutes ?? Number.POSITIVE_INFINITY);
const only = new RegExp(positionals[0] ?? '.', 'i');
const collected: HostileFile[] = corpusNames('hostile')
  .filter((name) => name.includes('.'))
  .map((name) => ({ what: `collected ${name}`, name, make: () => corpusFile(`hostile/${name}`).bytes }));
const kinds = Object.entries({ ...hostileKinds(wholeSizes), collected }).map(([kind, all]) => {
  const files = spread(all.filter(({ what, name }) => only.test(what) || only.test(name)));
  return { kind, files, seconds: [] as number[] };
});
type Kind = (typeof kinds)[number];
/** Each kind in its share of the run. */
const inTurn = kinds
  .flatMap((kind) => kind.files.map((file, at) => ({ file, kind, place: (at + 0.5) / kind.files.length })))
  .filter(({ place }) => place >= Number(values.from))
  .sort((a, b) => a.place - b.place);

/** Neighbours are alike, and the first ones shall be of everything: all of them, by steps that share no divisor with their number. */
function spread<T>(all: readonly T[]): T[] {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let step = Math.max(1, Math.floor(all.length * 0.618));
  while (divisor(step, all.length) > 1) step -= 1;
  return all.map((_, at) => all[(at * step) % all.length] as T);
}

/** Begins to ask for the list; what it gives back ends that, and resolves with the times. */
function lists(url: string, { token }: Student): () => Promise<number[]> {
  const thread = new Worker(new URL('./hostileLists.mjs', import.meta.url), {
    workerData: { url: `${url}/api/documents`, token },
  });
  return async () => {
    const times = new Promise<number[]>((resolve) => thread.once('message', resolve));
    thread.postMessage('end');
    return (await times).sort((a, b) => a - b);
  };
}

const p99 = (times: readonly number[]) => times[Math.floor(times.length * 0.99)] ?? 0;

function formOf({ name, make }: HostileFile): FormData {
  const form = new FormData();
  const type = types[name.split('.').pop() ?? ''] ?? 'application/octet-stream';
  form.append('file', new File([new Uint8Array(make())], name, { type }));
  return form;
}

function toldOf({ kind, files, seconds }: Kind): string {
  const long = seconds.filter((one) => one > LONG_SECONDS).length;
  return `${kind}: ${seconds.length} of ${files.length}, ${long} longer than ${LONG_SECONDS} s, the longest ${Math.max(0, ...seconds).toFixed(1)} s`;
}

async function read(student: Student, { what, form }: { what: string; form: FormData }) {
  const before = performance.now();
  const answer = await student.call('upload', { body: form });
  if (answer.status !== 201) return { what, seconds: 0, ending: `refused with ${answer.status}`, isEnded: answer.status < 500 };
  const { doc_id: id } = (await answer.json()) as { doc_id: number };
  for (;;) {
    await sleep(200);
    const rows = (await (await student.call('documents')).json()) as DocumentRow[];
    const row = rows.find(({ doc_id }) => doc_id === id);
    if (row?.upload_status !== 'completed' && row?.upload_status !== 'error') continue;
    const seconds = (performance.now() - before) / 1000;
    await student.call('deleteDocument', { params: { doc_id: id } });
    const isEnded = row.upload_status === 'completed' || (row.error ?? '') !== '';
    return { what, seconds, ending: row.error ?? 'a quiz', isEnded };
  }
}

builtServer();
// However this ends, whatever runs in the folder is ended.
const dataDir = await newTestFolder('hostile-');
const quota = { STUDENT_DOCUMENTS: '100000', STUDENT_MEGABYTES: '1000000', STUDENT_WAITING: '100000' };
const server = await spawnServer({ dataDir, port: await freePort(), env: quota });
console.log(`The server is process ${server.pid}.`);
let isFine = true;
try {
  // While a large file was made, the server may have let go of a connection, or of several.
  const again = async (address: string, init?: RequestInit, tries = 5): Promise<Response> => {
    try {
      return await fetch(address, init);
    } catch (error) {
      if (tries === 1) throw error;
      await sleep(100);
      return again(address, init, tries - 1);
    }
  };
  const from = { fetch: ((input: string, init?: RequestInit) => again(server.url + input, init)) as typeof fetch };
  const reader = await newStudent(from);
  await sleep(3_000);
  const asked = lists(server.url, reader);
  await sleep(IDLE_MS);
  const idle = await asked();
  const busy = lists(server.url, reader);
  const students = await Promise.all(Array.from({ length: AT_ONCE }, () => newStudent(from)));
  // They are made before the clock runs: to pack a bomb takes longer than to refuse it.
  for (let at = 0; at < inTurn.length && performance.now() < until; at += AT_ONCE) {
    const forms = inTurn.slice(at, at + AT_ONCE).map(({ file, kind }) => ({ kind, what: file.what, form: formOf(file) }));
    const ended = await Promise.all(
      forms.map(async ({ kind, ...one }, place) => ({ kind, ...(await read(students[place] as Student, one)) })),
    );
    for (const { kind, what, seconds, ending, isEnded } of ended) {
      isFine &&= isEnded;
      kind.seconds.push(seconds);
      const mark = isEnded ? (seconds > LONG_SECONDS ? 'LONG' : '') : 'NO END';
      console.log(`${seconds.toFixed(1).padStart(6)} s ${mark.padEnd(6)} ${what}: ${ending}`);
    }
  }
  const times = await busy();
  for (const kind of kinds) console.log(toldOf(kind));
  console.log(`p99 of the list ${(p99(times) / p99(idle)).toFixed(2)} x the idle one (${times.length} and ${idle.length} lists)`);
} catch (error) {
  console.error(error);
  isFine = false;
} finally {
  await server.stop();
  await endSharedPostgres();
}
process.exit(isFine ? 0 : 1);
