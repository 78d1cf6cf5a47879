// A long list of documents, of which only the rows near the screen are drawn.
import type { ComponentType } from 'react';
import { keyOf, type ListItem, type ListProps } from './listItem.ts';
import { useWindowed } from './windowed.ts';

type Props = {
  List: ComponentType<ListProps>;
  items: readonly ListItem[];
  /** the typical height of a row, in CSS pixels */
  guess: number;
};

export function LongList({ List, items, guess }: Props) {
  const listWindow = useWindowed(items, { keyOf, guess });
  return <List rows={listWindow} total={items.length} />;
}
