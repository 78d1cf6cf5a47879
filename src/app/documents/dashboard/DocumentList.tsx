// The documents, and above them the files waiting on this device: cards on phones, a table on wide screens. The code for long
// lists loads with the first long list.
import { Suspense, useMemo, useState } from 'react';
import { lazyWithRetry } from '../../ui/lasting.ts';
import { useMediaQuery } from '../../ui/mediaQuery.ts';
import type { DocumentView } from '../parts/documentView.ts';
import type { WaitingFile } from '../parts/onDevice.ts';
import { DocumentCards } from './DocumentCards.tsx';
import { DocumentTable } from './DocumentTable.tsx';
import { keyOf, type ListItem } from './listItem.ts';

const LongList = lazyWithRetry(() => import('./LongList.tsx').then((m) => m.LongList));

const WIDE = '(min-width: 68.75rem)';
const SHORT = 40;

type Props = {
  files: readonly WaitingFile[];
  views: readonly DocumentView[];
};

export function DocumentList({ files, views }: Props) {
  const items = useMemo<ListItem[]>(
    () => [...files.map((file) => ({ file })), ...views.map((view) => ({ view }))],
    [files, views],
  );
  const wide = useMediaQuery(WIDE);
  const List = wide ? DocumentTable : DocumentCards;
  // A list that was long once stays so, since a search that shortens it must not redraw every row.
  const [isLong, setIsLong] = useState(false);
  if (!isLong && items.length > SHORT) setIsLong(true);
  const stretches = items.slice(0, SHORT).map((item, index) => ({ key: keyOf(item), index, item }));
  const short = <List rows={{ stretches }} total={items.length} />;
  if (!isLong) return short;
  return (
    <Suspense fallback={short}>
      <LongList key={String(wide)} List={List} guess={wide ? 91 : 202} items={items} />
    </Suspense>
  );
}
