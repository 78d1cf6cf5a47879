// The documents, and above them the files that wait on this device: cards on phones, a table from 1100 px.

import type { DocumentRow } from '#core/document';
import { useMediaQuery } from '../ui/mediaQuery.ts';
import { DocumentCards } from './DocumentCards.tsx';
import { DocumentTable } from './DocumentTable.tsx';
import type { DocumentView } from './documentView.ts';
import { useGrowing } from './growing.ts';
import type { WaitingFile } from './onDevice.ts';

const WIDE = '(min-width: 1100px)';

export type ListProps = {
  files: readonly WaitingFile[];
  views: readonly DocumentView[];
  /** how many there are, of which `views` are shown so far */
  total: number;
  onDeleted: (document: DocumentRow) => void;
};

export function DocumentList({ files, views, onDeleted }: Omit<ListProps, 'total'>) {
  const { count, end } = useGrowing(views.length);
  const List = useMediaQuery(WIDE) ? DocumentTable : DocumentCards;
  return (
    <div>
      <List files={files} views={views.slice(0, count)} total={files.length + views.length} onDeleted={onDeleted} />
      {count < views.length ? <div ref={end} aria-hidden="true" /> : null}
    </div>
  );
}
