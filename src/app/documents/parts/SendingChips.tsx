// A chip for what waits to be sent or was refused.
import { fileRowTexts } from '#texts/fileRow';
import { Chip } from '../../ui/Chip.tsx';
import { Warning } from '../../ui/icons.tsx';
import { PaperPlane } from '../../ui/moreIcons.tsx';

export function WaitingChip() {
  return (
    <Chip tone="warn" icon={<PaperPlane />}>
      {fileRowTexts.waitsToSend}
    </Chip>
  );
}

export function RefusedChip() {
  return (
    <Chip tone="err" icon={<Warning />}>
      {fileRowTexts.notAccepted}
    </Chip>
  );
}
