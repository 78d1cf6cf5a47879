// Tells which servers on this database are alive. A job belongs to the server that claimed it and is free when that server is
// gone: each holds an advisory lock that dies with its connection.

import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { HOLD, LOCK_CLASS } from './instanceStore.ts';

export type Instances = {
  /** this server */
  id: number;
  /** resolves once others can see this server; rejects while the database is away */
  hold: () => Promise<void>;
  close: () => Promise<void>;
};

const MAX_ID = 2_147_483_647;
const AGAIN_MS = 200;
/** After the database was away, servers need a moment to be seen again. */
const GRACE_MS = 3_000;

/** Registers this server. If the connection dies, it opens a new one under the same number. */
export function instanceOn(address: string): Instances {
  const id = randomInt(1, MAX_ID);
  let client: Promise<pg.Client> | null = null;
  let isClosed = false;

  const connect = async (): Promise<pg.Client> => {
    const newClient = new pg.Client({ connectionString: address });
    newClient.on('error', () => {});
    try {
      await newClient.connect();
      await newClient.query(HOLD, [LOCK_CLASS, id]);
    } catch (error) {
      await newClient.end().catch(() => {});
      throw error;
    }
    // Only then: a client that never held the lock is not missed.
    newClient.once('end', reconnect);
    return newClient;
  };
  /** Reconnects at once; otherwise this server would count as dead until the next query. */
  const reconnect = () => {
    if (client === null || isClosed) return;
    client = connectAgain();
    // Prevents an unhandled rejection when nobody is waiting.
    client.catch(() => {});
  };
  const connectAgain = async (): Promise<pg.Client> => {
    for (;;) {
      await sleep(AGAIN_MS);
      if (isClosed) throw new Error('This server has left.');
      const newClient = await connect().catch(() => null);
      if (newClient === null) continue;
      await sleep(GRACE_MS);
      return newClient;
    }
  };
  return {
    id,
    hold: async () => {
      if (isClosed) throw new Error('This server has left.');
      client ??= connect();
      await client.catch((error: unknown) => {
        client = null;
        throw error;
      });
    },
    close: async () => {
      isClosed = true;
      await (await client?.catch(() => null))?.end();
    },
  };
}
