// The chips of one document: the fixed "uploaded", what is really going on, and whether its quiz is on this device.
import type { ReactNode } from 'react';
import { type DocumentRow, type DocumentState, isReady, stateOf } from '#core/document';
import { formatPercent } from '#core/submission';
import { Chip, type ChipTone } from '../ui/Chip.tsx';
import { Book, Clock, DropEmpty, DropFull, DropHalf, PaperPlane, Pencil, Tick, Warning } from '../ui/icons.tsx';
import type { OnDevice } from './onDevice.ts';

const stateLook: Record<DocumentState, { tone: ChipTone; icon: ReactNode }> = {
  Waiting: { tone: 'wait', icon: <Clock /> },
  Reading: { tone: 'info', icon: <Book /> },
  'Writing quiz': { tone: 'info', icon: <Pencil /> },
  Ready: { tone: 'ok', icon: <Tick /> },
  Failed: { tone: 'err', icon: <Warning /> },
};

type Props = { document: DocumentRow; device: OnDevice; online: boolean };

export function DocumentChips({ document, device, online }: Props) {
  const state = stateOf(document);
  const unsent = document.generated_quiz_id === null ? undefined : device.unsent.get(document.generated_quiz_id);
  const { last_score: score } = document;
  return (
    <>
      <Chip tone="plain">uploaded</Chip>
      <Chip tone={stateLook[state].tone} icon={stateLook[state].icon}>
        {state}
      </Chip>
      {unsent ? <UnsentChip refused={unsent.state === 'refused'} /> : null}
      {score === null || score === undefined || unsent ? null : <Chip tone="plain">Last score {formatPercent(score)}</Chip>}
      {isReady(document) ? <DeviceChip kept={isKept(document, device)} busy={device.busy} online={online} /> : null}
    </>
  );
}

function UnsentChip({ refused }: { refused: boolean }) {
  return refused ? (
    <Chip tone="err" icon={<Warning />}>
      Not accepted
    </Chip>
  ) : (
    <Chip tone="warn" icon={<PaperPlane />}>
      Waiting to send
    </Chip>
  );
}

function DeviceChip({ kept, busy, online }: { kept: boolean; busy: boolean; online: boolean }) {
  if (kept) {
    return (
      <Chip tone="device" icon={<DropFull />}>
        On this device
      </Chip>
    );
  }
  if (!online) {
    return (
      <Chip tone="device" icon={<DropEmpty />}>
        Needs a network once
      </Chip>
    );
  }
  return (
    <Chip tone="device" icon={busy ? <DropHalf /> : <DropEmpty />}>
      {busy ? 'Being kept' : 'Not on this device'}
    </Chip>
  );
}

/** The quiz of this document opens without a network. */
export function isKept(document: DocumentRow, device: OnDevice): boolean {
  return document.generated_quiz_id !== null && device.kept.has(document.generated_quiz_id);
}
