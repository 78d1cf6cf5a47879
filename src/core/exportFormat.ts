// The formats that a quiz can be downloaded in, one row each. Endpoint, server, client and both menus read this table; the writer
// of a row is `server/quizzes/export/{extension}.ts`.
import { DOCX_TYPE } from './document.ts';

export type ExportFormat = { name: string; mediaType: string; extension: string };

/** The first is given to whoever names none. */
export const exportFormats: readonly [ExportFormat, ...ExportFormat[]] = [
  { name: 'DOCX', mediaType: DOCX_TYPE, extension: 'docx' },
];

/** The format with this extension; the first where none is named, undefined where no format has it. */
export function exportFormatOf(extension: string | null): ExportFormat | undefined {
  return extension === null ? exportFormats[0] : exportFormats.find((format) => format.extension === extension);
}

/** The name of the downloaded file (P7.16): `my_title_id7.docx` for "My title" and quiz 7. */
export function exportFilename(title: string, quizId: number, { extension }: ExportFormat): string {
  return `${title.toLowerCase().replace(/[^a-z0-9]/g, '_')}_id${quizId}.${extension}`;
}
