// npm run timing [-- --pairs N]: does the time of an answer, or of the request behind it, tell whether there is an account? Pairs of a
// known and an unknown address, in turn, at login, at the form for a forgotten password and at registration (whose answer says itself that
// an address is taken), against a server of its own with a mail server. Prints medians by the clock and, where Linux tells, of the processor: server and PostgreSQL together, which a busy machine
// hardly changes. Exit code 1 where both differ by more than 5 %.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostmaster } from '#server/embedded/postmaster';
import { silentLog } from '#server/process/log';
import builtServer from '../tests/support/builtServer.ts';
import { startSmtp } from '../tests/support/mailServer.ts';
import { call, newStudent } from '../tests/support/people.ts';
import { endSharedPostgres, freePort, newTestFolder } from '../tests/support/postgres.ts';
import { spawnServer } from '../tests/support/testServer.ts';
import { familySeconds, processorSeconds } from './api/processor.ts';

const { values } = parseArgs({ options: { pairs: { type: 'string', default: '200' } } });
const PAIRS = Number(values.pairs);
const MOST_APART = 0.05;

builtServer();
const folder = await newTestFolder('timing-');
const smtp = await startSmtp();
const postmaster = await startPostmaster({ dataDir: folder, log: silentLog });
const env = { DATABASE_URL: postmaster.address, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
const server = await spawnServer({ dataDir: path.join(folder, 'api'), port: await freePort(), env });
const from = { fetch: ((input: string, init?: RequestInit) => fetch(server.url + input, init)) as typeof fetch };
const student = await newStudent(from);
const stranger = 'nobody-at-all@example.com';

const postmasterPid = Number.parseInt(await readFile(path.join(folder, 'db/postmaster.pid'), 'utf8'), 10);
const processorMs = () =>
  process.platform === 'linux' ? 1000 * (processorSeconds(server.pid) + familySeconds(postmasterPid)) : 0;
/** ms by the clock: of the answer, and of the request right behind it; of the processor: of both, and of all that is done meanwhile. */
const parts = ['answer', 'next', 'processor'] as const;
type Costs = Record<(typeof parts)[number], number[]>;

const ms = async (work: () => Promise<Response>) => {
  const before = performance.now();
  await (await work()).text();
  return performance.now() - before;
};
const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
let registered = 0;
const asked: Record<string, (email: string) => Promise<Response>> = {
  login: (email) => call(from, 'login', { body: { username: email, password: 'not this one' } }),
  forgot: (email) => call(from, 'forgotPassword', { body: { email } }),
  register: (email) => {
    registered += 1;
    const isNew = email === stranger;
    const body = { email: isNew ? `new${registered}@example.com` : email, password: 'not this one either' };
    return call(from, 'register', { body });
  },
};
let isSame = true;
try {
  for (const [name, ask] of Object.entries(asked)) {
    const costs: Record<'known' | 'unknown', Costs> = {
      known: { answer: [], next: [], processor: [] },
      unknown: { answer: [], next: [], processor: [] },
    };
    for (let pair = -10; pair < PAIRS; pair += 1) {
      // Who comes first takes turns, too.
      const order = pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const who of order) {
        const used = processorMs();
        const answer = await ms(() => ask(who === 'known' ? student.email : stranger));
        const next = await ms(() => student.call('me'));
        await wait(20);
        const cost = { answer, next, processor: processorMs() - used };
        if (pair >= 0) for (const part of parts) costs[who][part].push(cost[part]);
      }
    }
    const apart = (part: keyof Costs) => {
      const [known, unknown] = [median(costs.known[part]), median(costs.unknown[part])];
      const share = Math.abs(known - unknown) / Math.min(known, unknown);
      const what = { answer: name, next: `the request after ${name}`, processor: `${name}, the processor` }[part];
      console.log(`${what}: ${known.toFixed(2)} ms known, ${unknown.toFixed(2)} unknown, ${(100 * share).toFixed(1)} % apart`);
      return share > MOST_APART;
    };
    const [isAnswer, isNext, isProcessor] = parts.map(apart);
    isSame &&= !((isAnswer || isNext) && (isProcessor || process.platform !== 'linux'));
  }
} finally {
  await server.stop();
  await postmaster.stop();
  await smtp.close();
  await endSharedPostgres();
}
process.exit(isSame ? 0 : 1);
