// Lists what was just removed, each with undo. It is at the bottom of the screen, whatever the scroll position, and moves
// nothing in the list.
import { useEffect, useRef, useState } from 'react';
import { documentMenuTexts } from '#texts/documentMenu';
import { sentenceFor } from '../../data/queryClient.ts';
import { notify } from '../../shell/notices.tsx';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { forgetUndo, type Undoable, useUndoables } from './undoing.ts';

export function UndoNote() {
  const list = useUndoables();
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const count = useRef(0);
  useEffect(() => {
    // The row with the focus is gone: the undo button takes it, and the list stays in place.
    if (list.length > count.current) {
      box.current?.querySelector<HTMLElement>('li:last-child .btn, .note__row > .btn')?.focus({ preventScroll: true });
    }
    count.current = list.length;
  }, [list]);

  async function bringBack(wanted: readonly Undoable[]): Promise<void> {
    setBusy(true);
    for (const { key, undo, failure } of wanted) {
      try {
        await undo();
        forgetUndo(key);
      } catch (error) {
        notify.error(sentenceFor(error, failure));
      }
    }
    setBusy(false);
  }

  const [first] = list;
  if (!first) return null;
  return (
    <div className="undo" ref={box}>
      {list.length === 1 ? (
        <Note
          key={first.key}
          tone="info"
          role="status"
          title={first.words}
          action={
            <Button look="line" disabled={busy} onClick={() => void bringBack(list)}>
              {documentMenuTexts.undo}
            </Button>
          }
        >
          {first.detail} {documentMenuTexts.undoUntil}
        </Note>
      ) : (
        <Note
          tone="info"
          role="status"
          title={documentMenuTexts.removedCount(list.length)}
          action={
            <Button look="line" disabled={busy} onClick={() => void bringBack([...list].reverse())}>
              {documentMenuTexts.undoAll}
            </Button>
          }
          list={list.map((entry) => (
            <li key={entry.key} className="undo__one">
              <span>{entry.words}</span>
              <Button
                look="text"
                className="undo__act"
                label={documentMenuTexts.undoOf(entry.words)}
                disabled={busy}
                onClick={() => void bringBack([entry])}
              >
                {documentMenuTexts.undo}
              </Button>
            </li>
          ))}
        >
          {documentMenuTexts.undoEachUntil}
        </Note>
      )}
    </div>
  );
}
