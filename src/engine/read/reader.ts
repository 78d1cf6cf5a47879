// Reads a file's bytes as text of any supported kind, or says by a code why it cannot be used.
import { type UnusableCode, UnusableDocument } from '../unusable.ts';
import { readDocx } from './docx.ts';
import { hasPictures, isArchive, isCompoundFile, isOtherOffice, isPicture, sniffKind } from './fileKind.ts';
import { requireLegible } from './legibility.ts';
import { shortBlocks } from './longLine.ts';
import { readPdf } from './pdf.ts';
import type { PdfLibrary } from './pdfLibrary.ts';
import { readPptx } from './pptx.ts';
import { type Recognise, withRecognised } from './recognised.ts';
import { withoutRunOn } from './runOn.ts';
import { withTermLists } from './termList.ts';
import { pageText, type TextDocument } from './textDocument.ts';
import { titleFromName } from './title.ts';
import { readTxt } from './txt.ts';

/** More than any student studies at once, and less than the machine can take. */
const MOST_TEXT = 5 * 1024 * 1024;

function whyUnread(bytes: Uint8Array, name: string): UnusableCode {
  // An encrypted PPTX or DOCX is a compound file, as the old formats are; only the name tells them apart.
  if (isCompoundFile(bytes) && /\.(?:pptx|docx)$/i.test(name)) return 'password';
  if (isPicture(bytes)) return 'picture';
  if (isOtherOffice(bytes)) return 'other-office';
  return isArchive(bytes) ? 'archive' : 'unreadable-type';
}

async function readKind(bytes: Uint8Array, name: string, pdfjs: PdfLibrary): Promise<TextDocument> {
  switch (sniffKind(bytes)) {
    case 'pdf':
      return readPdf(bytes, name, pdfjs);
    case 'pptx':
      return readPptx(bytes, name);
    case 'docx':
      return readDocx(bytes, name);
    case 'txt':
      // Checked before reading, since a log of 100 MB may be uploaded.
      if (bytes.length > MOST_TEXT) throw new UnusableDocument('long-text');
      return readTxt(bytes, name);
    case null:
      throw new UnusableDocument(whyUnread(bytes, name));
  }
}

/** Reads a document, but does not tell its language or check that it is legible. Throws UnusableDocument where it has no text. */
export async function readAny(bytes: Uint8Array, name: string, pdfjs: PdfLibrary): Promise<TextDocument> {
  if (bytes.length === 0) throw new UnusableDocument('no-text');
  const read = await readKind(bytes, name, pdfjs);
  if (read.pages.reduce((sum, page) => sum + pageText(page).length, 0) > MOST_TEXT) throw new UnusableDocument('long-text');
  const short = read.pages.map(({ number, blocks }) => ({ number, blocks: blocks.flatMap(shortBlocks) }));
  const pages = withTermLists(withoutRunOn(short));
  // A title that is one of the terms would answer its question.
  const terms = new Set(pages.flatMap(({ blocks }) => blocks.flatMap(({ pair, text }) => (pair ? [pair.term, text] : []))));
  const title = terms.has(read.title) ? titleFromName(name) : read.title;
  return { ...read, title, pages };
}

/** Reads a document, checks that it is legible and tells its language. Throws UnusableDocument. `recognise` reads pages that are pictures. */
export async function readDocument(
  bytes: Uint8Array,
  name: string,
  pdfjs: PdfLibrary,
  recognise?: Recognise,
): Promise<TextDocument> {
  const document = await readAny(bytes, name, pdfjs);
  try {
    return requireLegible(document, () => hasPictures(bytes));
  } catch (error) {
    const isPicture = error instanceof UnusableDocument && (error.code === 'scanned' || error.code === 'garbled');
    if (!isPicture || recognise === undefined) throw error;
    const recognisedDocument = await withRecognised(document, bytes, recognise);
    if (recognisedDocument.pages.every((page) => page.blocks.length === 0)) throw error;
    return requireLegible(recognisedDocument, () => true);
  }
}
