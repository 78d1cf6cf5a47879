// The chips of one document: besides the fixed "uploaded", the real state, and whether its quiz is on this device.
import type { ReactNode } from 'react';
import { type DocumentState, stateOf } from '#core/document/document';
import { formatPercent } from '#core/submission/submission';
import { documentsTexts } from '#texts/documents';
import { uiTexts } from '#texts/ui';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';
import { Book, Clock, DropEmpty, DropFull, DropHalf, Pencil, Tick, Warning } from '../../ui/icons.tsx';
import type { QuizPlace } from '../../ui/quizPlace.ts';
import type { DocumentView } from '../parts/documentView.ts';
import { RefusedChip, WaitingChip } from '../parts/SendingChips.tsx';

const stateLook: Record<DocumentState, { tone: ChipTone; icon: ReactNode }> = {
  waiting: { tone: 'wait', icon: <Clock /> },
  reading: { tone: 'info', icon: <Book /> },
  writing: { tone: 'info', icon: <Pencil /> },
  ready: { tone: 'ok', icon: <Tick /> },
  failed: { tone: 'err', icon: <Warning /> },
};

const placeIcon: Record<QuizPlace, ReactNode> = {
  'on-device': <DropFull />,
  downloading: <DropHalf />,
  'on-server': <DropEmpty />,
  'out-of-reach': <DropEmpty />,
};

type Props = Pick<DocumentView, 'document' | 'place' | 'waits' | 'refused'>;

export function DocumentChips({ document, place, waits, refused }: Props) {
  const state = stateOf(document);
  const { tone, icon } = stateLook[state];
  const { last_score: score } = document;
  // While a newer submission is on its way, the server's last score is outdated.
  const isScoreShown = score !== null && score !== undefined && !waits && !refused;
  return (
    <>
      <Chip tone={tone} icon={icon}>
        {documentsTexts.states[state]}
      </Chip>
      {waits ? <WaitingChip /> : null}
      {refused ? <RefusedChip /> : null}
      {isScoreShown ? <Chip tone="plain">{documentsTexts.lastScore(formatPercent(score))}</Chip> : null}
      {place === null ? null : (
        <Chip tone="device" icon={placeIcon[place]}>
          {uiTexts.places[place]}
        </Chip>
      )}
    </>
  );
}

/** The fixed badge (P5.4), subdued, since it is the same for every document. */
export function UploadedChip() {
  return <Chip tone="plain">{documentsTexts.uploaded}</Chip>;
}
