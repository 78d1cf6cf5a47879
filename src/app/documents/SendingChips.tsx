// What waits to be sent, or was not accepted, and the fixed badge, each as a chip.
import { Chip } from '../ui/Chip.tsx';
import { PaperPlane, Warning } from '../ui/icons.tsx';

/** The fixed badge (P5.4), calm: it says the same of every document. */
export function UploadedChip() {
  return <Chip tone="plain">uploaded</Chip>;
}

export function WaitingChip() {
  return (
    <Chip tone="warn" icon={<PaperPlane />}>
      Waiting to send
    </Chip>
  );
}

export function RefusedChip() {
  return (
    <Chip tone="err" icon={<Warning />}>
      Not accepted
    </Chip>
  );
}
