// Limits how many requests of one account run at a time, and how many bytes of large answers wait to be sent. So one student, or
// a client that does not read, delays nobody else.
import type { MiddlewareHandler } from 'hono';
import { API_BASE, endpoints } from '#core/api/endpoints';
import { tokenHashOf } from '../accounts/sessions.ts';
import { createKeyTurns } from '../process/turns.ts';
import { Refusal } from './failures.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** the account, once it is known */
    userId: number;
  }
}

const LIMITS = {
  atOnce: 2,
  /** for one account; far more than a page or a queue sends at once */
  mostWaiting: 200,
  /** Answers above this are large. Smaller ones fit into a connection's own buffers. */
  largeBytes: 512 * 1024,
  /** all large answers together that are not sent yet */
  heldBytes: 128 * 1024 * 1024,
  /** A large answer that is not read within this time is cut off. */
  sentWithinMs: 300_000,
};
const MOST_TOKENS = 10_000;

/** Long uploads and downloads, which have limits of their own. */
const ownLimits = new Set([endpoints.upload.path, endpoints.exportAccount.path].map((path) => API_BASE + path));

export function shareFairly(limits: Partial<typeof LIMITS> = {}): MiddlewareHandler {
  const { atOnce, mostWaiting, largeBytes, heldBytes, sentWithinMs } = { ...LIMITS, ...limits };
  const inTurn = createKeyTurns(atOnce, mostWaiting);
  const accountOf = createAccounts();
  let bytesHeld = 0;

  /** Reserves the answer's bytes until they are sent, or refuses it. */
  const hold = (response: Response, bytes: number): { response: Response; whenSent: Promise<void> } => {
    if (bytesHeld + bytes > heldBytes) {
      void response.body?.cancel();
      throw new Refusal('busy');
    }
    bytesHeld += bytes;
    const { body, whenSent } = watched(response.body, sentWithinMs);
    return {
      response: new Response(body, response),
      whenSent: whenSent.then(() => {
        bytesHeld -= bytes;
      }),
    };
  };

  return async (c, next) => {
    const tokenHash = tokenHashOf(c.req.header('authorization'));
    /**
     * `whenSent` resolves when a large answer is sent. It is wrapped in an object, since awaiting the answer must not await it
     * too.
     */
    const answer = async (): Promise<{ whenSent?: Promise<void> }> => {
      await next();
      const userId = c.get('userId');
      if (tokenHash !== null && userId !== undefined) accountOf.learn(tokenHash, userId);
      const bytes = Number(c.res.headers.get('content-length') ?? 0);
      if (bytes <= largeBytes || c.req.raw.method === 'HEAD') return {};
      const { response, whenSent } = hold(c.res, bytes);
      c.res = undefined;
      c.res = response;
      return { whenSent };
    };
    if (tokenHash === null || ownLimits.has(c.req.path)) return void (await answer());
    await new Promise<void>((resolve, reject) => {
      // The answer goes out at once; the account's next request waits until it is sent.
      const work = async () => {
        const { whenSent } = await answer();
        resolve();
        await whenSent;
      };
      inTurn(accountOf.key(tokenHash), work).catch(reject);
    });
  };
}

/** A body that reports when it is fully read, cancelled, or too slow. */
function watched(body: ReadableStream<Uint8Array> | null, withinMs: number) {
  const reader = body?.getReader();
  let end = () => {};
  const whenSent = new Promise<void>((resolve) => {
    end = resolve;
  });
  let deadline: NodeJS.Timeout | undefined;
  const stream = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        deadline = setTimeout(() => {
          controller.error(new Error('The answer was not taken in time.'));
          end();
        }, withinMs).unref();
      },
      pull: async (controller) => {
        const chunk = await reader?.read();
        if (chunk?.value !== undefined) return controller.enqueue(chunk.value);
        clearTimeout(deadline);
        controller.close();
        end();
      },
      cancel: async () => {
        clearTimeout(deadline);
        end();
        await reader?.cancel();
      },
    },
    { highWaterMark: 0 },
  );
  return { body: stream, whenSent };
}

/** Remembers the accounts of recent tokens, so that all sessions of an account share its turns. */
function createAccounts() {
  const accounts = new Map<string, number>();
  return {
    key: (tokenHash: string): number | string => accounts.get(tokenHash) ?? tokenHash,
    learn: (tokenHash: string, userId: number) => {
      accounts.delete(tokenHash);
      accounts.set(tokenHash, userId);
      if (accounts.size <= MOST_TOKENS) return;
      for (const [oldest] of accounts) {
        accounts.delete(oldest);
        break;
      }
    },
  };
}
