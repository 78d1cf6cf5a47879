// From a file's bytes to its text, or to the sentence that says why not.
import { UnusableDocument } from '../unusable.ts';
import { isCompoundFile, sniffKind } from './fileKind.ts';
import { assertLegible } from './legibility.ts';
import { readPdf } from './pdf.ts';
import type { PdfLibrary } from './pdfLibrary.ts';
import { readPptx } from './pptx.ts';
import { type Recognise, withRecognised } from './recognised.ts';
import type { TextDocument } from './textDocument.ts';
import { readTxt } from './txt.ts';

async function readKind(bytes: Uint8Array, name: string, pdfjs: PdfLibrary): Promise<TextDocument> {
  switch (sniffKind(bytes)) {
    case 'pdf':
      return readPdf(bytes, name, pdfjs);
    case 'pptx':
      return readPptx(bytes, name);
    case 'txt':
      return readTxt(bytes, name);
    case null:
      // An encrypted PPTX is a compound file, as the old formats are; only the name tells them apart.
      throw new UnusableDocument(isCompoundFile(bytes) && /\.pptx$/i.test(name) ? 'password' : 'unreadable-type');
  }
}

/**
 * Reads a document and checks that it is legible English. Throws UnusableDocument. `recognise` reads pages that are pictures;
 * without it they end in a sentence.
 */
export async function readDocument(
  bytes: Uint8Array,
  name: string,
  pdfjs: PdfLibrary,
  recognise?: Recognise,
): Promise<TextDocument> {
  if (bytes.length === 0) throw new UnusableDocument('no-text');
  const document = await readKind(bytes, name, pdfjs);
  try {
    assertLegible(document);
    return document;
  } catch (error) {
    const isPicture = error instanceof UnusableDocument && (error.code === 'scanned' || error.code === 'garbled');
    if (!isPicture || recognise === undefined) throw error;
    const again = await withRecognised(document, bytes, recognise);
    if (again.pages.every((page) => page.blocks.length === 0)) throw error;
    assertLegible(again);
    return again;
  }
}
