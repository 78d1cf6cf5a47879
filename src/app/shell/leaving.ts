// What would stay behind on this device when one logs out now, and what becomes of it: said before, in words that are true of each.
// It deletes nothing and ends no session.

import { sendable } from '#device/files/uploads';
import { leavingTexts } from '#texts/leaving';
import { countOf, readUnsent, type UnsentKind, type UnsentRow, unreadableOf, unsentKinds } from '../data/onThisDevice.ts';
import { sessionNow } from '../data/session.ts';

type Counts = { waiting: number; refused: number };
/**
 * `shared`: files that wait for a tap of the student. `unreadable`: rows of another version of Oasis, which are kept and never sent by
 * this one.
 */
export type Unsent = Record<UnsentKind, Counts> & { shared: number; unreadable: number };

/** The signed-in student's unsent work; null when there is none. */
export async function unsentWork(): Promise<Unsent | null> {
  const userId = sessionNow().user?.user_id;
  if (userId === undefined) return null;
  const read = await readUnsent(userId);
  const unreadable = unreadableOf(read).length;
  if (unreadable + unsentKinds.reduce((sum, kind) => sum + read[kind].rows.length, 0) === 0) return null;
  const files = sendable(read.uploads.rows);
  const counts = unsentKinds.map((kind) => [kind, countsOf(kind === 'uploads' ? files : read[kind].rows)]);
  return { ...Object.fromEntries(counts), shared: read.uploads.rows.length - files.length, unreadable };
}

function countsOf(rows: readonly UnsentRow[]): Counts {
  const refused = countOf(rows.filter(({ state }) => state === 'refused'));
  return { waiting: countOf(rows) - refused, refused };
}

/** The question's title, and a sentence for each kind of thing. */
export function leavingWords({ shared, unreadable, ...counts }: Unsent): { title: string; sentences: string[] } {
  // What cannot be read is most likely a submission.
  const besides: Partial<Record<UnsentKind, number>> = { submissions: unreadable, uploads: shared };
  const totalOf = (kind: UnsentKind) => counts[kind].waiting + counts[kind].refused + (besides[kind] ?? 0);
  const present = unsentKinds.filter((kind) => totalOf(kind) > 0);
  const sentences = (['waiting', 'refused'] as const).flatMap((state) =>
    present.filter((kind) => counts[kind][state] > 0).map((kind) => leavingTexts[state][kind](counts[kind][state])),
  );
  if (shared > 0) sentences.push(leavingTexts.sharedStay(shared));
  if (unreadable > 0) sentences.push(leavingTexts.unreadable(unreadable));
  const list = present.map((kind) => leavingTexts.things[kind](totalOf(kind))).join(leavingTexts.and);
  const total = present.reduce((sum, kind) => sum + totalOf(kind), 0);
  const isOne = total === 1 && totalOf('marks') === 0;
  const title = isOne ? leavingTexts.isNotSent(list) : leavingTexts.areNotSent(list);
  return { title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`, sentences };
}
