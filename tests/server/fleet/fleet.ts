// A school's Oasis: three processes that answer, two that work, one PostgreSQL, one bucket, one mail server. All but the last can be
// killed, and come back by themselves, as they would under a supervisor.
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startPostmaster } from '#server/embedded/postmaster';
import { silentLog } from '#server/process/log';
import { type Bucket, startBucket } from '../../support/bucket.ts';
import { type MailServer, startSmtp } from '../../support/mailServer.ts';
import { freePort, newTestFolder } from '../../support/postgres.ts';
import { type SpawnedServer, spawnServer } from '../../support/testServer.ts';

const ROLES = ['web', 'web', 'web', 'worker', 'worker'] as const;
/** With fewer the school is closed, and nothing would be learnt from the next kill. */
const FEWEST = { web: 2, worker: 1 };
/** The machine may have much else to do, and documents may wait behind each other. */
const PATIENCE_MS = 600_000;

type Role = (typeof ROLES)[number];
type Place = { role: Role; dataDir: string; port: number; server: SpawnedServer | null };
export type Victim = Role | 'PostgreSQL' | 'S3';

export type Fleet = {
  /** asks one of the processes that answer, whichever comes */
  fetch: typeof fetch;
  /** Kills one, chosen by a number from 0 to 1, once it and enough others are there; it comes back meanwhile. */
  kill: (choice: number) => Promise<Victim>;
  /** resolves when all are there again */
  whole: () => Promise<void>;
  /** A clean stop of all that work, and a new one in their place. */
  replaceWorkers: () => Promise<void>;
  rows: (text: string) => Promise<Record<string, unknown>[]>;
  bucket: Bucket;
  mail: MailServer;
  close: () => Promise<void>;
};

/** `random` from 0 to 1 chooses who answers. */
export async function openFleet(random: () => number): Promise<Fleet> {
  const folder = await newTestFolder('fleet-');
  const [bucket, mail] = [await startBucket(), await startSmtp()];
  const postmaster = await startPostmaster({ dataDir: folder, log: silentLog });
  const common = { DATABASE_URL: postmaster.address, SMTP_URL: `smtp://127.0.0.1:${mail.port}`, ...bucket.env };
  const places: Place[] = [];
  let isClosing = false;
  const returning = new Set<Promise<void>>();

  /** A PostgreSQL that was killed in this very moment ends a start; a supervisor tries again. */
  const bring = async (place: Place) => {
    const env = { ...common, ROLE: place.role };
    while (!isClosing && place.server === null) {
      place.server = await spawnServer({ dataDir: place.dataDir, port: place.port, env }).catch(() => null);
    }
  };
  const bringSoon = (place: Place) => {
    const back = bring(place).finally(() => returning.delete(back));
    returning.add(back);
  };
  const there = (role: Role) => places.filter((place) => place.role === role && place.server !== null);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const whole = async () => {
    while (returning.size > 0) await Promise.all(returning);
  };
  const killPostgres = async () => {
    const killed = postmaster.pid();
    if (killed !== undefined) process.kill(killed, 'SIGKILL');
    await until('There was no new PostgreSQL', async () => postmaster.pid() !== killed);
  };

  for (const [at, role] of ROLES.entries()) {
    const place = { role, dataDir: path.join(folder, `${at}`), port: await freePort(), server: null };
    places.push(place);
    await bring(place);
  }
  return {
    fetch: ((input: string, init?: RequestInit) => {
      const server = pick(there('web'))?.server;
      return server == null ? Promise.reject(new Error('Nobody is there.')) : fetch(server.url + input, init);
    }) as typeof fetch,
    kill: async (choice) => {
      const at = Math.floor(choice * (places.length + 2));
      const place = places[at] ?? null;
      const isEnough = () => ROLES.every((role) => there(role).length >= FEWEST[role]);
      await until('Too few came back', async () => isEnough() && (place === null || place.server !== null));
      if (at === places.length) {
        await killPostgres();
        return 'PostgreSQL';
      }
      if (place === null) {
        await bucket.kill();
        return 'S3';
      }
      const killed = place.server;
      place.server = null;
      await killed?.kill();
      bringSoon(place);
      return place.role;
    },
    whole,
    replaceWorkers: async () => {
      await whole();
      const codes = await Promise.all(there('worker').map(({ server }) => server?.stop()));
      if (codes.some((code) => code !== 0)) throw new Error('A worker had no clean stop.');
      for (const place of there('worker')) place.server = null;
      await bring(places.find(({ role }) => role === 'worker') as Place);
    },
    rows: async (text) => {
      const client = new pg.Client({ connectionString: postmaster.address });
      await client.connect();
      return client
        .query(text)
        .then(({ rows }) => rows)
        .finally(() => client.end());
    },
    bucket,
    mail,
    close: async () => {
      isClosing = true;
      await whole();
      await Promise.all(places.map(({ server }) => server?.kill()));
      await Promise.all([postmaster.stop(), bucket.close(), mail.close()]);
    },
  };
}

export async function until(otherwise: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const patience = AbortSignal.timeout(PATIENCE_MS); !(await isSo()); await wait(25)) {
    if (patience.aborted) throw new Error(`${otherwise} for long.`);
  }
}
