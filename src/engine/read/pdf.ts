// Reads the text layer of a PDF: lines, faces, blocks. It renders nothing, runs no script and opens no other file.
import { UnusableDocument } from '../unusable.ts';
import { vocabularyOf } from './hyphen.ts';
import { blocksOf, measure } from './pdfBlocks.ts';
import { assertNoBomb } from './pdfBomb.ts';
import type { PdfFile, PdfLibrary, PdfPage, PdfTextItem } from './pdfLibrary.ts';
import { type Face, type Line, linesOf } from './pdfLine.ts';
import { withoutRunningHeads } from './runningHead.ts';
import type { Block, Page, TextDocument } from './textDocument.ts';
import { titleFromName, titleOf } from './title.ts';

const MOST_PAGES = 3000;
const PLAIN: Face = { bold: false, italic: false };

function faceFromName(name: string): Face {
  return {
    bold: /bold|black|heavy|demi|(?:^|[-+,])(?:bd|bx)|cmbx|cmb\d|sfbx/i.test(name) && !/semilight/i.test(name),
    italic: /italic|oblique|slanted|[-,]it\b|cmti|cmsl|sfti/i.test(name),
    signs: /\bmsam\d|dingbats|webdings|wingdings/i.test(name),
  };
}

/** Font names come only with a page's operator list, so it is asked for once for each new font. */
async function learnFaces(page: PdfPage, items: readonly PdfTextItem[], faces: Map<string, Face>): Promise<void> {
  const unknown = new Set(
    items.filter((item) => item.str.trim() !== '' && !faces.has(item.fontName)).map((item) => item.fontName),
  );
  if (unknown.size === 0) return;
  try {
    await page.getOperatorList();
  } catch {
    // A page that cannot be drawn can still be read.
  }
  for (const id of unknown) {
    const font = page.commonObjs.has(id) ? page.commonObjs.get(id) : null;
    const name = typeof font === 'object' && font !== null && 'name' in font && typeof font.name === 'string' ? font.name : '';
    faces.set(id, faceFromName(name));
  }
}

const isWide = ({ view: [left = 0, bottom = 0, right = 0, top = 0] }: PdfPage) => right - left > top - bottom;

/** Read by hand: `for await` over a stream, as getTextContent does it, is unknown to WebKit. */
async function textItemsOf(page: PdfPage): Promise<PdfTextItem[]> {
  const reader = page.streamTextContent({ includeMarkedContent: false }).getReader();
  const items: PdfTextItem[] = [];
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
    items.push(...chunk.value.items.filter((item): item is PdfTextItem => 'str' in item));
  return items;
}

/** The lines of each page; `isDeck`: most pages are wider than high, as slides are. */
async function readLines(file: PdfFile): Promise<{ pages: Line[][]; isDeck: boolean }> {
  const faces = new Map<string, Face>();
  const pages: Line[][] = [];
  let damaged = 0;
  let wide = 0;
  for (let number = 1; number <= Math.min(file.numPages, MOST_PAGES); number += 1) {
    try {
      const page = await file.getPage(number);
      const items = await textItemsOf(page);
      await learnFaces(page, items, faces);
      pages.push(linesOf(items, (name) => faces.get(name) ?? PLAIN));
      if (isWide(page)) wide += 1;
      page.cleanup();
    } catch {
      damaged += 1;
      pages.push([]);
    }
  }
  // A page tree that loops gives some pages and an error for each of the others.
  if (damaged > 0 && damaged * 2 >= pages.length) throw new UnusableDocument('damaged');
  return { pages, isDeck: wide * 2 > pages.length };
}

/** A sentence that goes on over a page break has no one page: both its halves are marked. */
function markCuts(pages: readonly Page[]): void {
  const prose = (block: Block | undefined) => block !== undefined && block.kind !== 'heading';
  pages.forEach((page, at) => {
    const last = page.blocks.findLast(prose);
    const first = pages[at + 1]?.blocks.find(prose);
    if (!last || !first || /[.!?][)”"’\]]*$/.test(last.text) || last !== page.blocks.at(-1)) return;
    last.cut = { start: last.cut?.start ?? false, end: true };
    first.cut = { start: true, end: false };
  });
}

async function ownTitle(file: PdfFile): Promise<string | null> {
  try {
    const { info } = await file.getMetadata();
    return 'Title' in info && typeof info.Title === 'string' ? info.Title : null;
  } catch {
    return null;
  }
}

function asUnusable(error: unknown): UnusableDocument {
  if (error instanceof UnusableDocument) return error;
  const name = error instanceof Error ? error.name : '';
  return new UnusableDocument(name === 'PasswordException' ? 'password' : 'damaged');
}

/** Reads a PDF with the given pdfjs-dist. Throws UnusableDocument when it cannot be opened. */
export async function readPdf(bytes: Uint8Array, name: string, library: PdfLibrary): Promise<TextDocument> {
  assertNoBomb(bytes);
  const options = {
    // pdfjs takes the buffer over, so it gets its own.
    data: bytes.slice(),
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    fontExtraProperties: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    maxImageSize: 1,
    enableXfa: false,
  };
  const task = library.getDocument(options);
  try {
    const file = await task.promise;
    const { pages: linesByPage, isDeck } = await readLines(file);
    const pages = withoutRunningHeads(linesByPage);
    const measures = { ...measure(pages), isDeck };
    const vocabulary = vocabularyOf(pages.flatMap((lines) => lines.map((line) => line.text)));
    const read = pages.map((lines, at) => ({ number: at + 1, blocks: blocksOf(lines, measures, vocabulary) }));
    if (!isDeck) markCuts(read);
    return { kind: 'pdf', title: titleOf(await ownTitle(file), read) ?? titleFromName(name), pages: read };
  } catch (error) {
    throw asUnusable(error);
  } finally {
    await task.destroy().catch(() => undefined);
  }
}
