// Holds the place of the undo note, which is loaded with the first removal, until the screen is left.
import { Suspense, useEffect } from 'react';
import { lazyWithRetry } from '../../ui/lasting.ts';
import { forgetUndo, useUndoables } from './undoing.ts';

const UndoNote = lazyWithRetry(() => import('./UndoNote.tsx').then((m) => m.UndoNote));

export function UndoPlace() {
  const isNeeded = useUndoables().length > 0;
  useEffect(() => () => forgetUndo(), []);
  return <Suspense fallback={null}>{isNeeded ? <UndoNote /> : null}</Suspense>;
}
