// What a row says of its document: the fixed badge, one status where it is not simply ready, and where its quiz is.
import type { ReactNode } from 'react';
import { type DocumentState, isUploaded, stateOf } from '#core/document/document';
import { documentsTexts } from '#texts/documents';
import { fileRowTexts } from '#texts/fileRow';
import { percentText } from '#texts/formats';
import { uiTexts } from '#texts/ui';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';
import { Book, Clock, DropFull, Pencil, Warning } from '../../ui/icons.tsx';
import { DropEmpty, DropHalf } from '../../ui/moreIcons.tsx';
import type { QuizPlace } from '../../ui/quizPlace.ts';
import type { DocumentView } from '../parts/documentView.ts';
import { FileTile, Tile } from '../parts/FileName.tsx';
import { RefusedChip, WaitingChip } from '../parts/SendingChips.tsx';

const stateLook: Record<Exclude<DocumentState, 'ready'>, { tone: ChipTone; icon: ReactNode }> = {
  waiting: { tone: 'wait', icon: <Clock /> },
  reading: { tone: 'info', icon: <Book /> },
  writing: { tone: 'info', icon: <Pencil /> },
  failed: { tone: 'err', icon: <Warning /> },
};

const placeIcon: Record<QuizPlace, ReactNode> = {
  'on-device': <DropFull />,
  downloading: <DropHalf />,
  'on-server': <DropEmpty />,
  'out-of-reach': <DropEmpty />,
};

type Props = Pick<DocumentView, 'document' | 'place' | 'canOpen' | 'waits' | 'refused'>;

/** The one status, the most urgent first; null where the document is simply ready. */
export function statusChip({ document, canOpen, waits, refused }: Props): ReactNode {
  const state = stateOf(document);
  const { last_score: score } = document;
  if (refused) return <RefusedChip />;
  if (waits) return <WaitingChip />;
  if (state !== 'ready') {
    const { tone, icon } = stateLook[state];
    return (
      <Chip tone={tone} icon={icon}>
        {documentsTexts.states[state]}
      </Chip>
    );
  }
  if (!canOpen) {
    return (
      <Chip tone="device" icon={<DropEmpty />}>
        {uiTexts.places['out-of-reach']}
      </Chip>
    );
  }
  return typeof score === 'number' ? <Chip tone="plain">{documentsTexts.lastScore(percentText(score))}</Chip> : null;
}

/** The fixed badge (P5.4), subdued, since it is the same for every uploaded document. */
export function UploadedChip() {
  return <Chip tone="plain">{documentsTexts.uploaded}</Chip>;
}

/** The file's kind, and a drop for where its quiz is: it changes in its own place, so that nothing moves. */
export function PlacedTile({ document, place }: Pick<Props, 'document' | 'place'>) {
  return (
    <span className="placed" title={place === null ? undefined : uiTexts.places[place]}>
      {isUploaded(document) ? <FileTile name={document.filename} /> : <Tile>{fileRowTexts.quiz}</Tile>}
      {place === null ? null : (
        <>
          {placeIcon[place]}
          <span className="vh">{uiTexts.places[place]}</span>
        </>
      )}
    </span>
  );
}
