// pdfjs with the files of its package. Without the code tables most Chinese, Japanese and Korean fonts have no text, and neither
// has an English one that names such a table.
import { createRequire } from 'node:module';
import path from 'node:path';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfLibrary } from '#engine/read/pdfLibrary';

const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

export const pdfjsFiles = {
  cMapUrl: `${folder}/cmaps/`,
  standardFontDataUrl: `${folder}/standard_fonts/`,
  wasmUrl: `${folder}/wasm/`,
};

/** The library as the engine asks for it: it draws nothing, so it needs the code tables alone. */
export const pdfLibrary: PdfLibrary = {
  getDocument: (source) => pdfjs.getDocument({ ...source, cMapUrl: pdfjsFiles.cMapUrl }),
};
