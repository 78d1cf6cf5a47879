// From a file's bytes to its text, or to the sentence that says why not.
import { UnusableDocument } from '../unusable.ts';
import { isCompoundFile, sniffKind } from './fileKind.ts';
import { assertLegible } from './legibility.ts';
import { readPdf } from './pdf.ts';
import type { PdfLibrary } from './pdfLibrary.ts';
import { readPptx } from './pptx.ts';
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

/** Reads a document and checks that it is legible English. Throws UnusableDocument. */
export async function readDocument(bytes: Uint8Array, name: string, pdfjs: PdfLibrary): Promise<TextDocument> {
  if (bytes.length === 0) throw new UnusableDocument('no-text');
  const document = await readKind(bytes, name, pdfjs);
  assertLegible(document);
  return document;
}
