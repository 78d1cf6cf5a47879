// Where a waiting file stands in the list: its name and that it waits at once, all else with code that comes later. A file
// waits because the network has gone, so this code may have to wait as well.
import { Suspense } from 'react';
import { late } from '../../ui/lasting.ts';
import { FileName, FileTile } from '../parts/FileName.tsx';
import type { WaitingFile } from '../parts/onDevice.ts';
import { WaitingChip } from '../parts/SendingChips.tsx';
import type { RowPlace } from './windowed.ts';

const loadWaiting = () => import('./WaitingFile.tsx');
const Card = late(() => loadWaiting().then((m) => m.WaitingCard));
const TableRow = late(() => loadWaiting().then((m) => m.WaitingTableRow));

/** Loads the rest, so that it is here when the network is not, and a file that waits is drawn whole. */
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

/** Not one that was refused, or that waits for the student's word. */
function waits({ state, asks }: WaitingFile): boolean {
  return state !== 'refused' && asks !== true;
}
