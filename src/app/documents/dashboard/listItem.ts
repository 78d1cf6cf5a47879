// A row of the list: a waiting file, or a document on the server.
import type { DocumentView } from '../parts/documentView.ts';
import type { WaitingFile } from '../parts/onDevice.ts';
import type { Shown } from './windowed.ts';

/** What one row is about. */
export type ListItem = { file: WaitingFile } | { view: DocumentView };

export type ListProps = {
  rows: Shown<ListItem>;
  /** the number of items, drawn or not */
  total: number;
};

export function keyOf(item: ListItem): string {
  return 'file' in item ? item.file.uploadId : String(item.view.document.doc_id);
}
