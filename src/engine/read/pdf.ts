// Reads the text layer of a PDF: lines, faces, blocks. It renders nothing, runs no script and opens no other file.
import { UnusableDocument } from '../unusable.ts';
import { blocksOf, measure, vocabularyOf } from './pdfBlocks.ts';
import { assertNoBomb } from './pdfBomb.ts';
import { hasOpenText, withoutEncryption } from './pdfEncryption.ts';
import type { PdfAnnotation, PdfFile, PdfLibrary, PdfPage, PdfTextItem } from './pdfLibrary.ts';
import { type Face, type Line, linesOf } from './pdfLine.ts';
import { withoutRunningHeads } from './runningHead.ts';
import { type Block, type Page, pageText, type TextDocument } from './textDocument.ts';
import { titleFromName, titleOf } from './title.ts';

const MOST_PAGES = 3000;
/** A form that only Acrobat can draw has a single page, which says so and names Adobe. Its text is no longer than this. */
const LONGEST_NOTICE = 1000;
/** In letters: "Downloaded from …", along the edge of a scanned page. */
const LONGEST_STAMP = 300;
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
  // A page that cannot be drawn can still be read.
  await page.getOperatorList().catch(() => undefined);
  for (const id of unknown) {
    const font = page.commonObjs.has(id) ? page.commonObjs.get(id) : null;
    const name = typeof font === 'object' && font !== null && 'name' in font && typeof font.name === 'string' ? font.name : '';
    faces.set(id, faceFromName(name));
  }
}

const isWide = ({ view: [left = 0, bottom = 0, right = 0, top = 0] }: PdfPage) => right - left > top - bottom;

/** By how many quarter turns, counterclockwise, most letters of a page are turned. The page's own rotation counts for as many as a stamp has. */
function quarterTurnsOf(items: readonly PdfTextItem[], page: PdfPage): number {
  const letters: number[] = [0, 90, 180, 270].map((angle) => (angle === page.rotate ? LONGEST_STAMP : 0));
  for (const { str, transform } of items) {
    const quarter = (Math.round(Math.atan2(transform[1] ?? 0, transform[0] ?? 0) / (Math.PI / 2)) + 4) % 4;
    letters[quarter] = (letters[quarter] ?? 0) + str.length;
  }
  return letters.indexOf(Math.max(...letters));
}

/** The items after so many quarter turns of the page, clockwise. */
function withPageTurned(items: readonly PdfTextItem[], times: number): PdfTextItem[] {
  const turn = ([a = 0, b = 0, c = 0, d = 0, x = 0, y = 0]: readonly number[]) => [b, -a, d, -c, y, -x];
  return items.map((item) => ({ ...item, transform: Array.from({ length: times }).reduce<number[]>(turn, item.transform) }));
}

/** Read by hand: `for await` over a stream, as getTextContent does it, is unknown to WebKit. */
async function textItemsOf(page: PdfPage): Promise<PdfTextItem[]> {
  const reader = page.streamTextContent({ includeMarkedContent: false }).getReader();
  const items: PdfTextItem[] = [];
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
    items.push(...chunk.value.items.filter((item): item is PdfTextItem => 'str' in item));
  return items;
}

const USUAL_SIZE = 11;
/** An annotation that is not text of the page: a link, a highlight, a reader's comment. */
const isWritten = ({ subtype, fieldType, hidden }: PdfAnnotation) =>
  hidden !== true && (subtype === 'FreeText' || (subtype === 'Widget' && (fieldType === 'Tx' || fieldType === 'Ch')));

/** What was typed into the fields of a form, or written on the page: it is drawn, but not among the items of the page. */
async function annotationItemsOf(page: PdfPage): Promise<PdfTextItem[]> {
  // A page whose annotations are broken can still be read.
  const annotations = await page.getAnnotations().catch(() => []);
  return annotations.filter(isWritten).flatMap(({ fieldValue, rect, textContent, contentsObj, defaultAppearanceData }) => {
    const [left = 0, bottom = 0, right = 0, top = 0] = rect ?? [];
    const text = typeof fieldValue === 'string' ? fieldValue : Array.isArray(fieldValue) ? fieldValue.join(', ') : '';
    const lines = (text || textContent?.join('\n') || contentsObj?.str || '').split(/\r\n?|\n/);
    const size = Math.min(defaultAppearanceData?.fontSize || USUAL_SIZE, Math.max(1, top - bottom));
    return lines.flatMap((str, at) => {
      const y = lines.length === 1 ? bottom + (top - bottom - size) / 2 : top - size * 1.2 * (at + 1);
      const item = {
        str,
        transform: [size, 0, 0, size, left, y],
        width: right - left,
        height: size,
        fontName: '',
        hasEOL: false,
      };
      return str.trim() === '' ? [] : [item];
    });
  });
}

/** The lines of each page; `isDeck`: most pages are wider than high, as slides are. */
async function readLines(file: PdfFile, hasAnnotations: boolean): Promise<{ pages: Line[][]; isDeck: boolean }> {
  const faces = new Map<string, Face>();
  const pages: Line[][] = [];
  let damaged = 0;
  let wide = 0;
  for (let number = 1; number <= Math.min(file.numPages, MOST_PAGES); number += 1) {
    try {
      const page = await file.getPage(number);
      const drawnItems = await textItemsOf(page);
      const items = hasAnnotations ? [...drawnItems, ...(await annotationItemsOf(page))] : drawnItems;
      await learnFaces(page, items, faces);
      const turns = quarterTurnsOf(items, page);
      pages.push(linesOf(withPageTurned(items, turns), (name) => faces.get(name) ?? PLAIN));
      if (isWide(page) === (turns % 2 === 0)) wide += 1;
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

function holdsName(bytes: Uint8Array, name: string): boolean {
  const codes = Array.from(name, (letter) => letter.charCodeAt(0));
  const [first = 0] = codes;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (codes.every((code, place) => bytes[at + place] === code)) return true;
  return false;
}

function isPasswordError(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException';
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
  let task = library.getDocument(options);
  try {
    const isLocked = await task.promise.then(
      () => false,
      (error: unknown) => isPasswordError(error) && hasOpenText(bytes),
    );
    if (isLocked) {
      await task.destroy().catch(() => undefined);
      task = library.getDocument({ ...options, data: withoutEncryption(bytes) });
    }
    const file = await task.promise;
    const { Title, IsXFAPresent, IsAcroFormPresent } = (await file.getMetadata().catch(() => null))?.info ?? {};
    // To ask for the annotations of a page with many links takes as long as its text.
    const hasAnnotations = IsAcroFormPresent === true || holdsName(bytes, '/FreeText');
    const { pages: linesByPage, isDeck } = await readLines(file, hasAnnotations);
    const pages = withoutRunningHeads(linesByPage);
    const measures = { ...measure(pages), isDeck };
    const vocabulary = vocabularyOf(pages.flatMap((lines) => lines.map((line) => line.text)));
    const blockPages = pages.map((lines, at) => ({ number: at + 1, blocks: blocksOf(lines, measures, vocabulary) }));
    if (!isDeck) markCuts(blockPages);
    const notice = blockPages.length === 1 ? pageText(blockPages[0] as Page) : '';
    if (IsXFAPresent === true && notice.length < LONGEST_NOTICE && notice.includes('Adobe')) throw new UnusableDocument('form');
    const title = titleOf(typeof Title === 'string' ? Title : null, blockPages) ?? titleFromName(name);
    return { kind: 'pdf', title, pages: blockPages };
  } catch (error) {
    if (error instanceof UnusableDocument) throw error;
    throw new UnusableDocument(isPasswordError(error) ? 'password' : 'damaged');
  } finally {
    await task.destroy().catch(() => undefined);
  }
}
