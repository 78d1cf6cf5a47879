// Shows a waiting file's name and state at once, and everything else with code that loads later. Since the file waits for a
// network, this code may have to wait too.
import { Suspense } from 'react';
import { lazyWithRetry } from '../../ui/lasting.ts';
import { FileName, FileTile } from '../parts/FileName.tsx';
import type { WaitingFile } from '../parts/onDevice.ts';
import { WaitingChip } from '../parts/SendingChips.tsx';
import type { RowPlace } from './windowed.ts';

const loadWaiting = () => import('./WaitingFile.tsx');
const Card = lazyWithRetry(() => loadWaiting().then((m) => m.WaitingCard));
const TableRow = lazyWithRetry(() => loadWaiting().then((m) => m.WaitingTableRow));

/** Loads the rest ahead, so that it works offline and a waiting file is drawn complete. */
export const prepareWaiting = () => Promise.all([Card, TableRow].map((part) => part.prepare(0)));

type Props = { file: WaitingFile };

export function WaitingCard({ file }: Props) {
  const plainCard = (
    <div className="card doc">
      <div className="doc__head">
        <FileTile name={file.filename} />
        <FileName name={file.filename} />
      </div>
      <div className="chips">{waits(file) ? <WaitingChip /> : null}</div>
    </div>
  );
  return (
    <Suspense fallback={plainCard}>
      <Card file={file} />
    </Suspense>
  );
}

export function WaitingTableRow({ file, ...place }: Props & RowPlace) {
  const plainRow = (
    <tr ref={place.measure} data-index={place.index} data-key={place.name} aria-rowindex={place.index + 2}>
      <td colSpan={2}>
        <div className="row file__row">
          <FileTile name={file.filename} />
          <FileName name={file.filename} />
        </div>
      </td>
      <td colSpan={2}>{waits(file) ? <WaitingChip /> : null}</td>
    </tr>
  );
  return (
    <Suspense fallback={plainRow}>
      <TableRow file={file} {...place} />
    </Suspense>
  );
}

/** Neither refused nor waiting for the student's confirmation. */
function waits({ state, asks }: WaitingFile): boolean {
  return state !== 'refused' && asks !== true;
}
