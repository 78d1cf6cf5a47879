// Text recognition for pages that are pictures: each page is drawn at 200 dpi and read by tesseract, with its language data from
// the packages. It runs in the engine's thread and asks nothing of the network.
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Recognise, RecognisedPage } from '#engine/read/recognised';

type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');
type TesseractWorker = Awaited<ReturnType<typeof import('tesseract.js')['createWorker']>>;
type CreateCanvas = typeof import('@napi-rs/canvas')['createCanvas'];
type Canvas = Parameters<PdfPage['render']>[0]['canvas'];
type PdfPage = Awaited<ReturnType<Awaited<ReturnType<Pdfjs['getDocument']>['promise']>['getPage']>>;

const DOTS_PER_POINT = 200 / 72;
/** A limit, because a page may claim any size. */
const MOST_PIXELS = 9_000_000;

const { resolve } = createRequire(import.meta.url);
const packageFolder = (file: string) => path.dirname(resolve(file));

/** A recogniser on the engine's own pdfjs instance: two instances in one program conflict. */
export function recogniserWith(pdfjs: Pdfjs): Recognise {
  return async (pdf, pages) => {
    // Loaded late: tens of megabytes that few documents need.
    const [{ createCanvas }, { createWorker, OEM }] = await Promise.all([import('@napi-rs/canvas'), import('tesseract.js')]);
    const folder = packageFolder('pdfjs-dist/package.json');
    const task = pdfjs.getDocument({
      data: pdf.slice(),
      verbosity: 0,
      isEvalSupported: false,
      disableFontFace: true,
      maxImageSize: 4 * MOST_PIXELS,
      wasmUrl: `${folder}/wasm/`,
      cMapUrl: `${folder}/cmaps/`,
      standardFontDataUrl: `${folder}/standard_fonts/`,
    });
    const language = path.join(packageFolder('@tesseract.js-data/eng/package.json'), '4.0.0_best_int');
    const tesseract = await createWorker('eng', OEM.LSTM_ONLY, { langPath: language, gzip: true, cacheMethod: 'none' });
    try {
      const file = await task.promise;
      const read: RecognisedPage[] = [];
      for (const number of pages) {
        // A page that cannot be opened cannot be read; the others may be.
        const page = await file.getPage(number).catch(() => null);
        read.push(page === null ? { number, confidence: 0, lines: [] } : await readPage(page, number, tesseract, createCanvas));
      }
      return read;
    } finally {
      await tesseract.terminate();
      await task.destroy().catch(() => undefined);
    }
  };
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
    const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
    return {
      number,
      confidence: data.confidence,
      lines: lines.map(({ text, bbox }) => ({
        text,
        left: bbox.x0,
        right: bbox.x1,
        bottom: bbox.y1,
        height: bbox.y1 - bbox.y0,
      })),
    };
  } catch {
    // A page that cannot be drawn cannot be read; the others may be.
    return { number, confidence: 0, lines: [] };
  } finally {
    page.cleanup();
  }
}
