// The chips of one document: beside the fixed "uploaded", what is really going on, and whether its quiz is on this device.
import type { ReactNode } from 'react';
import { type DocumentState, stateOf } from '#core/document';
import { formatPercent } from '#core/submission';
import { Chip, type ChipTone } from '../ui/Chip.tsx';
import { Book, Clock, DropEmpty, DropFull, DropHalf, Pencil, Tick, Warning } from '../ui/icons.tsx';
import type { DocumentView, Place } from './documentView.ts';
import { RefusedChip, WaitingChip } from './SendingChips.tsx';

const stateLook: Record<DocumentState, { tone: ChipTone; icon: ReactNode }> = {
  Waiting: { tone: 'wait', icon: <Clock /> },
  Reading: { tone: 'info', icon: <Book /> },
  'Writing quiz': { tone: 'info', icon: <Pencil /> },
  Ready: { tone: 'ok', icon: <Tick /> },
  Failed: { tone: 'err', icon: <Warning /> },
};

const placeIcon: Record<Place, ReactNode> = {
  'On this device': <DropFull />,
  'Being kept': <DropHalf />,
  'Not on this device': <DropEmpty />,
  'Needs a network once': <DropEmpty />,
};

type Props = Pick<DocumentView, 'document' | 'place' | 'waits' | 'refused'>;

export function DocumentChips({ document, place, waits, refused }: Props) {
  const state = stateOf(document);
  const { last_score: score } = document;
  // While a newer submission is on its way, the last score that the server knows is not the last.
  const isScoreShown = score !== null && score !== undefined && !waits && !refused;
  return (
    <>
      <Chip tone={stateLook[state].tone} icon={stateLook[state].icon}>
        {state}
      </Chip>
      {waits ? <WaitingChip /> : null}
      {refused ? <RefusedChip /> : null}
      {isScoreShown ? <Chip tone="plain">Last score {formatPercent(score)}</Chip> : null}
      {place === null ? null : (
        <Chip tone="device" icon={placeIcon[place]}>
          {place}
        </Chip>
      )}
    </>
  );
}

/** The fixed badge (P5.4), calm: it says the same of every document. */
export function UploadedChip() {
  return <Chip tone="plain">uploaded</Chip>;
}
