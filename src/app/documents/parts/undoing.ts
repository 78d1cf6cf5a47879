// What was just taken away on this screen and can be brought back: every deletion for as long as its note stands, not only the
// last one. It takes nothing away itself.
import { proxy, ref, useSnapshot } from 'valtio';

export type Undoable = {
  key: string;
  /** what happened: `“notes.txt” was deleted` */
  words: string;
  /** what it means, beside a single one */
  detail: string;
  undo: () => Promise<unknown>;
  /** said when the way back fails and the failure has no words */
  failure: string;
};

const undoing = proxy({ list: [] as Undoable[] });

/** What can be brought back now, live. */
export function useUndoables(): readonly Undoable[] {
  return useSnapshot(undoing).list as readonly Undoable[];
}

/** Offers the way back. The same thing taken away again replaces its earlier offer. */
export function offerUndo(undoable: Undoable): void {
  undoing.list = [...undoing.list.filter(({ key }) => key !== undoable.key), ref(undoable)];
}

/** One that was brought back, or, without a key, all of them: the page is left. */
export function forgetUndo(key?: string): void {
  undoing.list = key === undefined ? [] : undoing.list.filter((entry) => entry.key !== key);
}
