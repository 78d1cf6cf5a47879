// A row of the list of documents, a file that waits on this device or a document that the server knows, and how lists draw them.
import type { DocumentView } from '../parts/documentView.ts';
import type { WaitingFile } from '../parts/onDevice.ts';
import type { Shown } from './windowed.ts';

/** What one row is about. */
export type ListItem = { file: WaitingFile } | { view: DocumentView };

export type ListProps = {
  rows: Shown<ListItem>;
  /** how many there are, shown or not */
  total: number;
};

export function keyOf(item: ListItem): string {
  return 'file' in item ? item.file.uploadId : String(item.view.document.doc_id);
}
