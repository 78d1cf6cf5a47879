// Recognises text on pages that are pictures: draws each page at 200 dpi and reads it with tesseract, with language data from
// npm packages. English is used until a page with enough words shows another language. Runs in the engine's thread, without
// network.
import { createRequire } from 'node:module';
import path from 'node:path';
import { languageOf } from '#engine/read/language';
import type { Recognise, RecognisedPage } from '#engine/read/recognised';
import { pdfjsFiles } from './pdfjs.ts';

type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');
type TesseractWorker = Awaited<ReturnType<typeof import('tesseract.js')['createWorker']>>;
type CreateCanvas = typeof import('@napi-rs/canvas')['createCanvas'];
type Canvas = Parameters<PdfPage['render']>[0]['canvas'];
type PdfPage = Awaited<ReturnType<Awaited<ReturnType<Pdfjs['getDocument']>['promise']>['getPage']>>;

const DOTS_PER_POINT = 200 / 72;
/** A page may claim any size. */
const MOST_PIXELS = 9_000_000;

const ENGLISH = 'eng';
/** Language data besides English, by BCP 47 tag. */
const DATA: Record<string, string> = { de: 'deu', es: 'spa', fr: 'fra', pt: 'por', sw: 'swa' };
/** With fewer words no language is detected. */
const FEWEST_WORDS = 20;

const { resolve } = createRequire(import.meta.url);
const packageFolder = (file: string) => path.dirname(resolve(file));

/** Creates a recogniser on the engine's own pdfjs, since two instances in one program conflict. */
export function recogniserWith(pdfjs: Pdfjs): Recognise {
  return async (pdf, pages) => {
    // Loaded on demand: tens of megabytes that few documents need.
    const [{ createCanvas }, { createWorker, OEM }] = await Promise.all([import('@napi-rs/canvas'), import('tesseract.js')]);
    const task = pdfjs.getDocument({
      data: pdf.slice(),
      verbosity: 0,
      isEvalSupported: false,
      disableFontFace: true,
      maxImageSize: 4 * MOST_PIXELS,
      ...pdfjsFiles,
    });
    const start = (data: string) => {
      const langPath = path.join(packageFolder(`@tesseract.js-data/${data}/package.json`), '4.0.0_best_int');
      return createWorker(data, OEM.LSTM_ONLY, { langPath, gzip: true, cacheMethod: 'none' });
    };
    let tesseract = await start(ENGLISH);
    try {
      const file = await task.promise;
      const read: RecognisedPage[] = [];
      let hasLanguage = false;
      for (const number of pages) {
        // A page that cannot be opened is skipped; others may work.
        const page = await file.getPage(number).catch(() => null);
        const readAgain = () =>
          page === null ? { number, confidence: 0, lines: [] } : readPage(page, number, tesseract, createCanvas);
        let result = await readAgain();
        const words = hasLanguage ? [] : wordsOf(result);
        if (words.length >= FEWEST_WORDS) {
          hasLanguage = true;
          const data = dataFor(words);
          if (data !== ENGLISH) {
            await tesseract.terminate();
            tesseract = await start(data);
            result = await readAgain();
          }
        }
        read.push(result);
      }
      return read;
    } finally {
      await tesseract.terminate();
      await task.destroy().catch(() => undefined);
    }
  };
}

const wordsOf = ({ lines }: RecognisedPage) => lines.flatMap(({ text }) => text.split(/\s+/).filter((word) => word !== ''));

/** The language data for these words; English if the language is unknown or has none. */
function dataFor(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return DATA[languageOf([words.join(' ')], counts) ?? ''] ?? ENGLISH;
}

/** A shadow at the edge of a photograph is read as signs that stand alone. */
const WORD = /[\p{L}\p{N}]{2}/u;

/** How sure the words of a page are, by their letters. */
function confidenceOf(words: readonly { text: string; confidence: number }[]): number {
  const readWords = words.filter(({ text }) => WORD.test(text));
  const letters = readWords.reduce((sum, { text }) => sum + text.length, 0);
  return readWords.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, letters);
}

async function readPage(
  page: PdfPage,
  number: number,
  tesseract: TesseractWorker,
  createCanvas: CreateCanvas,
): Promise<RecognisedPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(DOTS_PER_POINT, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  try {
    await page.render({ canvas: canvas as unknown as Canvas, viewport }).promise;
    const { data } = await tesseract.recognize(canvas.toBuffer('image/png'), {}, { blocks: true });
    const lines = (data.blocks ?? [])
      .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
      .filter(({ text }) => WORD.test(text));
    return {
      number,
      confidence: confidenceOf(lines.flatMap(({ words }) => words)),
      lines: lines.map(({ text, bbox }) => ({
        text,
        left: bbox.x0,
        right: bbox.x1,
        bottom: bbox.y1,
        height: bbox.y1 - bbox.y0,
      })),
    };
  } catch {
    // A page that cannot be drawn is skipped; others may work.
    return { number, confidence: 0, lines: [] };
  } finally {
    page.cleanup();
  }
}
