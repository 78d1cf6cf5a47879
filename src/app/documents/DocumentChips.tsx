// The chips of one document: beside the fixed "uploaded", what is really going on, and whether its quiz is on this device.
import type { ReactNode } from 'react';
import { type DocumentState, stateOf } from '#core/document';
import { formatPercent } from '#core/submission';
import { uiTexts } from '#texts/ui';
import { Chip, type ChipTone } from '../ui/Chip.tsx';
import { Book, Clock, DropEmpty, DropFull, DropHalf, Pencil, Tick, Warning } from '../ui/icons.tsx';
import type { QuizPlace } from '../ui/quizPlace.ts';
import type { DocumentView } from './documentView.ts';
import { RefusedChip, WaitingChip } from './SendingChips.tsx';

const stateLook: Record<DocumentState, { words: string; tone: ChipTone; icon: ReactNode }> = {
  waiting: { words: 'Waiting', tone: 'wait', icon: <Clock /> },
  reading: { words: 'Reading', tone: 'info', icon: <Book /> },
  writing: { words: 'Writing quiz', tone: 'info', icon: <Pencil /> },
  ready: { words: 'Ready', tone: 'ok', icon: <Tick /> },
  failed: { words: 'Failed', tone: 'err', icon: <Warning /> },
};

const placeIcon: Record<QuizPlace, ReactNode> = {
  'on-device': <DropFull />,
  downloading: <DropHalf />,
  'on-server': <DropEmpty />,
  'out-of-reach': <DropEmpty />,
};

type Props = Pick<DocumentView, 'document' | 'place' | 'waits' | 'refused'>;

export function DocumentChips({ document, place, waits, refused }: Props) {
  const state = stateLook[stateOf(document)];
  const { last_score: score } = document;
  // While a newer submission is on its way, the last score that the server knows is not the last.
  const isScoreShown = score !== null && score !== undefined && !waits && !refused;
  return (
    <>
      <Chip tone={state.tone} icon={state.icon}>
        {state.words}
      </Chip>
      {waits ? <WaitingChip /> : null}
      {refused ? <RefusedChip /> : null}
      {isScoreShown ? <Chip tone="plain">Last score {formatPercent(score)}</Chip> : null}
      {place === null ? null : (
        <Chip tone="device" icon={placeIcon[place]}>
          {uiTexts.places[place]}
        </Chip>
      )}
    </>
  );
}

/** The fixed badge (P5.4), calm: it says the same of every document. */
export function UploadedChip() {
  return <Chip tone="plain">uploaded</Chip>;
}
