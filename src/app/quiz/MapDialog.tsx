// The questions as a sheet, on phones: it opens from the progress bar.
import type { Attempt } from '#core/attempt/attempt';
import { quizTexts } from '#texts/quiz';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { QuestionMap } from './QuestionMap.tsx';

type Props = {
  attempt: Attempt;
  drafts: Readonly<Record<string, string>>;
  onJump: (position: number) => void;
  onClose: () => void;
};

export function MapDialog({ onClose, ...map }: Props) {
  return (
    <Dialog
      open
      title={quizTexts.questions}
      onClose={onClose}
      actions={
        <Button look="line" onClick={onClose}>
          {quizTexts.close}
        </Button>
      }
    >
      <QuestionMap {...map} />
    </Dialog>
  );
}
