// Lists the download formats, one row each, for server, menus and tests. A format written on the device has its writer in
// formats/writers.ts and works offline; the server writes the others in `server/quizzes/export`. A row without a writer does not
// compile.
import { type FormatRow, wordFormat } from './exportFormat.ts';

const PLAIN = 'text/plain; charset=utf-8';

const otherRows = [
  { key: 'apkg', name: 'Anki', mediaType: 'application/apkg', extension: 'apkg', isWrittenHere: false },
  // Moodle refuses files whose ending it does not know, and .gift is one.
  { key: 'gift', name: 'GIFT', mediaType: PLAIN, extension: 'gift.txt', isWrittenHere: true },
  { key: 'moodle', name: 'Moodle XML', mediaType: 'application/xml', extension: 'xml', isWrittenHere: true },
  { key: 'qti', name: 'QTI 2.1', mediaType: 'application/zip', extension: 'zip', isWrittenHere: true },
  { key: 'csv', name: 'CSV', mediaType: 'text/csv; charset=utf-8', extension: 'csv', isWrittenHere: true },
  {
    key: 'markdown',
    name: 'Markdown',
    mediaType: 'text/markdown; charset=utf-8',
    extension: 'md',

    isWrittenHere: true,
  },
  { key: 'json', name: 'JSON', mediaType: 'application/json', extension: 'json', isWrittenHere: true },
] as const satisfies readonly FormatRow[];

export type OtherFormat = (typeof otherRows)[number];
export type ExportFormat = typeof wordFormat | OtherFormat;
/** The names of those that core/formats writes, and of those that the server does. */
export type KeyHere = Extract<ExportFormat, { isWrittenHere: true }>['key'];
export type KeyOfServer = Exclude<ExportFormat['key'], KeyHere>;

/** All but the first. */
export const otherFormats: readonly OtherFormat[] = otherRows;
export const exportFormats: readonly ExportFormat[] = [wordFormat, ...otherRows];

/** The format with this key; Word if no key is given, undefined if it is unknown. */
export function exportFormatOf(key: string | null): ExportFormat | undefined {
  return exportFormats.find((format) => format.key === (key ?? wordFormat.key));
}
