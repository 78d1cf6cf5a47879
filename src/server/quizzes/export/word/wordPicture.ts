// Puts the picture of a question into a Word file: in its own size, or as large as fits between the margins.
import { ImageRun, Paragraph } from 'docx';
import { type PictureKind, pictureBytes } from '#core/formats/pictures';

type Size = { width: number; height: number };

/** The text of a page, and half of its height, in pixels of 96 to the inch. */
const LARGEST: Size = { width: 600, height: 460 };

/** Reads the size in pixels from the first bytes of a picture; null where it cannot be found. Word shows no WebP. */
const sizeReaders: Record<PictureKind, ((view: DataView) => Size | null) | null> = {
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  jpeg: jpegSize,
  webp: null,
};

/** A JPEG is a list of segments; the one with the size begins a frame (ISO 10918-1, B.2). */
function jpegSize(view: DataView): Size | null {
  for (let at = 2; at + 9 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** The size on the page; null if the picture cannot be in a Word file. */
function sizeOf(kind: PictureKind, bytes: Uint8Array): Size | null {
  if (bytes.length < 24) return null;
  const size = sizeReaders[kind]?.(new DataView(bytes.buffer, bytes.byteOffset, bytes.length));
  if (!size || size.width === 0 || size.height === 0) return null;
  const scale = Math.min(1, LARGEST.width / size.width, LARGEST.height / size.height);
  return { width: Math.max(1, Math.round(size.width * scale)), height: Math.max(1, Math.round(size.height * scale)) };
}

/** A paragraph with the picture; null if it cannot be in a Word file. `number`: of the question, for a name of its own. */
export function wordPicture(image_url: string, alt: string, number: number): Paragraph | null {
  const picture = pictureBytes(image_url);
  const transformation = picture && sizeOf(picture.kind, picture.bytes);
  if (!picture || !transformation || picture.kind === 'webp') return null;
  const image = new ImageRun({
    type: picture.kind === 'jpeg' ? 'jpg' : picture.kind,
    data: picture.bytes,
    transformation,
    altText: { id: String(number), name: `${alt} ${number}`, description: alt },
  });
  return new Paragraph({ keepNext: true, spacing: { after: 80 }, children: [image] });
}
