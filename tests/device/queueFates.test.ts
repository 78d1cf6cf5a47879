// The queue under whatever a network may do, in any order, with several pages that drain at once.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Kind } from '#device/rows/kind';
import { type Answer, kindIn, proof, queueOf, type Row, rowsOf } from '../support/madeUpKind.ts';
import { eager, failure, signedIn } from '../support/phone.ts';

/** What a made-up network does with one send. The server may have it though nothing comes back. */
const fate = fc.constantFrom('lost', 'answer lost', 'arrives', 'busy', 'portal', 'login');

/** A lock as browsers have it: one after the other. */
function lockOf(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    last = last.catch(() => undefined).then(work);
    return last;
  };
}

test('whatever the network does, and however many pages drain, each row arrives, behind what it waits for, and is not sent again after its proof', async () => {
  const plan = fc.record({
    waits: fc.array(fc.option(fc.nat(6)), { minLength: 1, maxLength: 7 }),
    isFile: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
    fates: fc.array(fate, { maxLength: 25 }),
  });
  await fc.assert(
    fc.asyncProperty(plan, async ({ waits, isFile, fates }) => {
      const db = await signedIn();
      const arrived: string[] = [];
      const proven = new Set<string>();
      // A row waits for an older one only, as a submission waits for the quiz that it is of.
      const all = waits.map((on, n): [string, Partial<Row>] => [`${n}`, { waitsFor: on !== null && on < n ? `${on}` : null }]);
      const answers = rowsOf(...all.filter((_, n) => !isFile[n]));
      const files = rowsOf(...all.filter((_, n) => isFile[n]));
      const left = [...fates];
      const network: Answer = async (row) => {
        if (proven.has(row.id)) throw new Error(`${row.id} was sent after its proof.`);
        await Promise.resolve();
        const what = left.shift() ?? 'arrives';
        const isNew = !arrived.includes(row.id);
        if ((what === 'arrives' || what === 'answer lost') && isNew) {
          if (row.waitsFor !== null && !arrived.includes(row.waitsFor)) throw new Error(`${row.id} overtook ${row.waitsFor}.`);
          arrived.push(row.id);
        }
        if (what === 'arrives') proven.add(row.id);
        if (what === 'arrives') return proof(row);
        if (what === 'busy') return { status: 429, body: { detail: 'Later.' }, retryAfterMs: 0 };
        if (what === 'portal') return { status: 200, body: '<html>', retryAfterMs: null };
        return what === 'login' ? failure(401) : 'nothing';
      };
      const locked = new Set<string>();
      const alone: Kind<Row, string>['alone'] = async (row, work) => {
        if (locked.has(row.id)) return null;
        locked.add(row.id);
        return work().finally(() => locked.delete(row.id));
      };
      const kinds = [kindIn(answers, 'answers', network), kindIn(files, 'files', network, { alone })];
      const lock = lockOf();
      const pages = (['answers', 'files', 'answers', 'files'] as const).map((lane) =>
        queueOf(db, kinds, lane, [], lane === 'answers' ? lock : undefined),
      );
      for (let round = 0; answers.size + files.size > 0 && round < 60; round += 1) {
        await Promise.all(pages.map((page) => page.drain(eager)));
      }
      expect([answers.size, files.size]).toEqual([0, 0]);
      expect([...arrived].sort()).toEqual(all.map(([id]) => id).sort());
      db.close();
    }),
    { numRuns: 60 },
  );
});
