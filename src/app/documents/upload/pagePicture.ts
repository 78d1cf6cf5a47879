// Draws photos of pages: turned as they were taken, cropped, and made easy to read. It stores nothing.

/** What is cut off at each side, as a share of the picture. */
export type Crop = { left: number; top: number; right: number; bottom: number };
export const WHOLE: Crop = { left: 0, top: 0, right: 0, bottom: 0 };

/** Letters of a page in full need no more; a phone's own size would fill its memory. */
export const LONGEST_SIDE = 3_000;
const QUALITY = 0.85;

/** Rejects when this browser cannot open it. */
export function openPicture(blob: Blob): Promise<ImageBitmap> {
  return createImageBitmap(blob, { imageOrientation: 'from-image' });
}

/** Draws a picture after quarter turns to the right, or a small part of one, cropped, no side longer than `longest` pixels. */
export function drawPicture(
  picture: ImageBitmap,
  longest: number,
  turns = 0,
  { left, top, right, bottom } = WHOLE,
  canvas = document.createElement('canvas'),
): HTMLCanvasElement {
  const isSideways = turns % 2 === 1;
  const width = isSideways ? picture.height : picture.width;
  const height = isSideways ? picture.width : picture.height;
  const [shownWidth, shownHeight] = [width * (1 - left - right), height * (1 - top - bottom)];
  const scale = Math.min(1, longest / Math.max(shownWidth, shownHeight));
  canvas.width = Math.max(1, Math.round(shownWidth * scale));
  canvas.height = Math.max(1, Math.round(shownHeight * scale));
  const context = contextOf(canvas);
  // A picture may be transparent.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.scale(scale, scale);
  context.translate(width / 2 - left * width, height / 2 - top * height);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return canvas;
}

/** The canvas as a JPEG. */
export async function jpegOf(canvas: HTMLCanvasElement): Promise<ArrayBuffer> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (blob === null) throw new Error('The picture could not be written.');
  return blob.arrayBuffer();
}

/** The page with its lines made level, grey, evenly lit and sharp. */
export function drawReadable(picture: ImageBitmap): HTMLCanvasElement {
  const { data, width, height } = clearPage(drawPicture(picture, SKEW_SIDE));
  const canvas = drawPicture(picture, LONGEST_SIDE, (-2 * skewOf(data, width, height)) / Math.PI);
  contextOf(canvas).putImageData(clearPage(canvas), 0, 0);
  return canvas;
}

function clearPage(canvas: HTMLCanvasElement): ImageData {
  const page = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  clearPixels(page.data, page.width, page.height);
  return page;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser gave no canvas.');
  return context;
}

/** Lines are found on a picture of this size. */
const SKEW_SIDE = 900;
const SKEW_STEP = Math.PI / 360;
const SKEW_STEPS = 20;

/** How far the lines of a clear page (RGBA) sink to the right, in radians: there the ink of its rows differs most from one to the next. */
export function skewOf(pixels: Uint8ClampedArray, width: number, height: number): number {
  const ink: number[] = [];
  for (let at = 0; at < width * height; at += 1) if ((pixels[at * 4] ?? 255) < 128) ink.push(at);
  let [skew, sharpest] = [0, 0];
  for (let step = -SKEW_STEPS; step <= SKEW_STEPS; step += 1) {
    const slope = Math.tan(step * SKEW_STEP);
    const rows = new Uint32Array(height + width);
    for (const at of ink) {
      const row = Math.round(Math.floor(at / width) - ((at % width) - width / 2) * slope + width / 2);
      rows[row] = (rows[row] ?? 0) + 1;
    }
    const sharpness = rows.reduce((sum, count, row) => sum + (count - (rows[row - 1] ?? 0)) ** 2, 0);
    if (sharpness > sharpest) [skew, sharpest] = [step * SKEW_STEP, sharpness];
  }
  return skew;
}

/** Paper is estimated in squares of this many pixels: wider than the strokes of letters. */
const SQUARE = 32;
/** Of the light of the paper: below the first all is black, above the second all is white. */
const [BLACK, WHITE] = [0.35, 0.9];
const SHARPNESS = 0.6;

/** The same on the pixels themselves (RGBA), in place. */
export function clearPixels(pixels: Uint8ClampedArray, width: number, height: number): void {
  const grey = greyOf(pixels);
  const paper = paperOf(grey, width, height);
  const columns = Math.ceil(width / SQUARE);
  const rows = Math.ceil(height / SQUARE);
  const even = new Uint8ClampedArray(grey.length);
  for (let y = 0; y < height; y += 1) {
    const [topRow, bottomRow, down] = between(y, rows);
    for (let x = 0; x < width; x += 1) {
      const [leftColumn, rightColumn, right] = between(x, columns);
      const upper = mix(paper[topRow * columns + leftColumn] ?? 0, paper[topRow * columns + rightColumn] ?? 0, right);
      const lower = mix(paper[bottomRow * columns + leftColumn] ?? 0, paper[bottomRow * columns + rightColumn] ?? 0, right);
      const light = (grey[y * width + x] ?? 0) / Math.max(1, mix(upper, lower, down));
      even[y * width + x] = ((light - BLACK) / (WHITE - BLACK)) * 255;
    }
  }
  eraseRules(even, width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const light = even[at] ?? 0;
      const isEdge = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      const around = isEdge
        ? light
        : ((even[at - 1] ?? 0) + (even[at + 1] ?? 0) + (even[at - width] ?? 0) + (even[at + width] ?? 0)) / 4;
      pixels.fill(Math.max(0, Math.min(255, light + SHARPNESS * (light - around))), at * 4, at * 4 + 3);
    }
  }
}

/** A dark run of this many pixels is no stroke of a letter. */
const RULE_LENGTH = 120;
const RULE_WIDTH = 14;

/** Erases the lines of tables, in which recognition loses the words of the cells. Wide bars and pictures stay. */
function eraseRules(light: Uint8ClampedArray, width: number, height: number): void {
  const isDark = Uint8Array.from(light, (value) => (value < 160 ? 1 : 0));
  const erase = (lines: number, length: number, along: number, across: number) => {
    for (let line = 0; line < lines; line += 1) {
      let start = 0;
      for (let at = 0; at <= length; at += 1) {
        if (at < length && isDark[line * across + at * along]) continue;
        const middle = line * across + ((start + at) >> 1) * along;
        const isThin = !isDark[middle - RULE_WIDTH * across] || !isDark[middle + RULE_WIDTH * across];
        if (at - start >= RULE_LENGTH && isThin) {
          for (let pixel = start; pixel < at; pixel += 1) light[line * across + pixel * along] = 255;
        }
        start = at + 1;
      }
    }
  };
  erase(height, width, 1, width);
  erase(width, height, width, 1);
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** The two squares whose centres a pixel lies between, and how far it is from the first. */
function between(pixel: number, count: number): [number, number, number] {
  const at = Math.min(count - 1, Math.max(0, (pixel + 0.5) / SQUARE - 0.5));
  return [Math.floor(at), Math.min(count - 1, Math.floor(at) + 1), at % 1];
}

function greyOf(pixels: Uint8ClampedArray): Uint8Array {
  const grey = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < grey.length; at += 1) {
    grey[at] = (77 * (pixels[at * 4] ?? 0) + 150 * (pixels[at * 4 + 1] ?? 0) + 29 * (pixels[at * 4 + 2] ?? 0)) >> 8;
  }
  return grey;
}

/** How light the paper is in each square: its lightest tenth, and the mean of the squares around it. */
function paperOf(grey: Uint8Array, width: number, height: number): Float32Array {
  const columns = Math.ceil(width / SQUARE);
  const rows = Math.ceil(height / SQUARE);
  const lightest = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0);
      let left = 0;
      for (let y = row * SQUARE; y < Math.min(height, (row + 1) * SQUARE); y += 1) {
        for (let x = column * SQUARE; x < Math.min(width, (column + 1) * SQUARE); x += 1) {
          counts[grey[y * width + x] ?? 0] = (counts[grey[y * width + x] ?? 0] ?? 0) + 1;
          left += 0.1;
        }
      }
      let light = 255;
      for (; light > 0 && left > (counts[light] ?? 0); light -= 1) left -= counts[light] ?? 0;
      lightest[row * columns + column] = light;
    }
  }
  return lightest.map((_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    let [sum, count] = [0, 0];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
        sum += lightest[y * columns + x] ?? 0;
        count += 1;
      }
    }
    return sum / count;
  });
}
