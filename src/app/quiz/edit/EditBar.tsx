// Below the editor, always in sight: Undo, and keeping it; while something must be mended, what that is, and the way there instead.
import { editTexts } from '#texts/edit';
import { Button } from '../../ui/Button.tsx';
import type { Editing } from './editing.ts';
import { openAtBlank } from './openAtBlank.ts';

type Props = { editor: Editing; keepWords: string; onOpen: (questionId: number) => void };

export function EditBar({ editor, keepWords, onOpen }: Props) {
  const { toMend } = editor;
  const [first, ...otherProblems] = toMend;
  return (
    <div className="card edit__bar">
      <p className="small muted" role="status">
        {first === undefined
          ? quietWords(editor)
          : otherProblems.length === 0
            ? first.words
            : editTexts.andMore(first.words, otherProblems.length)}
      </p>
      <div className="row">
        <Button look="text" className="edit__undo" disabled={!editor.canUndo} onClick={editor.undo}>
          {editTexts.undo}
        </Button>
        {first?.way ? (
          <Button onClick={() => goTo(first.questionId, onOpen)}>{first.way}</Button>
        ) : (
          <Button disabled={!editor.canKeep} onClick={() => void editor.keep()}>
            {editor.isKeeping ? editTexts.keeping : keepWords}
          </Button>
        )}
      </div>
    </div>
  );
}

function quietWords({ isChanged, canUndo }: Editing): string {
  if (isChanged) return editTexts.isTypedHere;
  return canUndo ? editTexts.nothingChangedNow : editTexts.nothingChanged;
}

/** Opens the question and puts the cursor where something is missing; null: the title. */
function goTo(questionId: number | null, onOpen: (questionId: number) => void): void {
  if (questionId === null) {
    document.querySelector<HTMLElement>('input[name="title"]')?.focus();
    return;
  }
  openAtBlank(questionId, onOpen);
}
