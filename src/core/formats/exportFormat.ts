// Describes a download format, and the default one. All formats are listed in core/formats/exportFormats.
import { DOCX_TYPE } from '../document/document.ts';

export type FormatRow = {
  /** its name in the endpoint */
  key: string;
  name: string;
  mediaType: string;
  extension: string;
  /** core/formats writes it, so that it needs no network */
  isWrittenHere: boolean;
};

/** The words of a file, in its language: what a past exam has beside these questions, and of a picture its name and that it is left out. */
export type FileTexts = { leftOut: string | null; picture: string; pictureLeftOut: string };

/** Given to whoever names none. A screen that has nothing but its button loads no table. */
export const wordFormat = {
  key: 'docx',
  name: 'DOCX',
  mediaType: DOCX_TYPE,
  extension: 'docx',
  isWrittenHere: false,
} as const satisfies FormatRow;

/** The name of the downloaded file (P7.16): `my_title_id7.docx` for "My title" and quiz 7. */
export function exportFilename(title: string, quizId: number, { extension }: Pick<FormatRow, 'extension'>): string {
  return `${title.toLowerCase().replace(/[^a-z0-9]/g, '_')}_id${quizId}.${extension}`;
}
