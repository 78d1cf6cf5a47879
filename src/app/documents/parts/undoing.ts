// What was just removed on this screen and can be restored: every deletion while its note is shown, not only the last one. It
// removes nothing itself.
import { proxy, ref, useSnapshot } from 'valtio';

export type Undoable = {
  key: string;
  /** what happened: `“notes.txt” was deleted` */
  words: string;
  /** its consequence, shown if there is only one */
  detail: string;
  undo: () => Promise<unknown>;
  /** shown if restoring fails without a message of its own */
  failure: string;
};

const undoing = proxy({ list: [] as Undoable[] });

/** What can be restored now, live. */
export function useUndoables(): readonly Undoable[] {
  return useSnapshot(undoing).list as readonly Undoable[];
}

/** Offers undo. Removing the same thing again replaces the earlier offer. */
export function offerUndo(undoable: Undoable): void {
  undoing.list = [...undoing.list.filter(({ key }) => key !== undoable.key), ref(undoable)];
}

/** Removes an offer that was used, or, without a key, all of them when the page is left. */
export function forgetUndo(key?: string): void {
  undoing.list = key === undefined ? [] : undoing.list.filter((entry) => entry.key !== key);
}
