// The rival's outbox: each submission is sent once, and whatever becomes of it is left to the worker's queue. In the rival's
// build it stands in place of src/device/queue/kinds.ts; it is no part of the app.
import { judge } from '#core/submission/submission';
import type { Outbox, OutboxPort } from '#device/queue/kinds';
import { keepReceipt, submissionRowsOf } from '#device/queue/submissions';
import { readSession } from '#device/rows/credentials';

// All but what is below is the app's own.
export * from '#device/queue/kinds';

export function createOutbox({ db, sendSubmission, tell }: OutboxPort): Outbox {
  return {
    async drain() {
      const { token, user } = await readSession(db);
      if (token === null || user === null) return { delivered: 0, left: 0 };
      let delivered = 0;
      const { rows } = await submissionRowsOf(db, user.user_id);
      for (const row of rows.filter(({ tries }) => tries === 0)) {
        await db.outbox.update(row.submissionId, { tries: 1 });
        const verdict = judge(row.submissionId, await sendSubmission(row, token, new AbortController().signal));
        if (verdict.kind !== 'delivered') continue;
        await keepReceipt(db, verdict.receipt);
        tell({ type: 'delivered', userId: row.userId, quizId: row.quizId, submissionId: row.submissionId });
        delivered += 1;
      }
      return { delivered, left: 0 };
    },
  };
}
