// Below the editor, always in sight: Undo, and keeping it; while something must be mended, what that is, and the way there instead.
import { Button } from '../../ui/Button.tsx';
import type { Editing } from './editing.ts';
import { openAtBlank } from './openAtBlank.ts';

type Props = { editor: Editing; keepWords: string; onOpen: (questionId: number) => void };

export function EditBar({ editor, keepWords, onOpen }: Props) {
  const { toMend } = editor;
  const [first, ...others] = toMend;
  return (
    <div className="card edit__bar">
      <p className="small muted" role="status">
        {first === undefined ? quietWords(editor) : `${first.words}${others.length === 0 ? '' : ` And ${others.length} more.`}`}
      </p>
      <div className="row">
        <Button look="text" disabled={!editor.canUndo} onClick={editor.undo}>
          Undo
        </Button>
        {first?.way ? (
          <Button onClick={() => goTo(first.questionId, onOpen)}>{first.way}</Button>
        ) : (
          <Button disabled={!editor.canKeep} onClick={() => void editor.keep()}>
            {editor.isKeeping ? 'Keeping...' : keepWords}
          </Button>
        )}
      </div>
    </div>
  );
}

function quietWords({ isChanged, canUndo }: Editing): string {
  if (isChanged) return 'What you type is kept on this device.';
  return canUndo ? 'Nothing is changed now. Undo brings back what was.' : 'Nothing is changed yet.';
}

/** Opens the question and puts the cursor where something is missing; null: the title. */
function goTo(questionId: number | null, onOpen: (questionId: number) => void): void {
  if (questionId === null) {
    document.querySelector<HTMLElement>('input[name="title"]')?.focus();
    return;
  }
  openAtBlank(questionId, onOpen);
}
