// What waits to be sent, or was not accepted, as a chip.
import { Chip } from '../ui/Chip.tsx';
import { PaperPlane, Warning } from '../ui/icons.tsx';

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
