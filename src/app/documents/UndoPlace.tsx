// The place of the undo note, which is loaded with the first removal. It ends with the screen.
import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { late } from '../ui/lasting.ts';
import { forgetUndo, undoing } from './undoing.ts';

const UndoNote = late(() => import('./UndoNote.tsx').then((m) => m.UndoNote));

export function UndoPlace() {
  const isNeeded = useSnapshot(undoing).list.length > 0;
  useEffect(() => () => forgetUndo(), []);
  return <Suspense fallback={null}>{isNeeded ? <UndoNote /> : null}</Suspense>;
}
