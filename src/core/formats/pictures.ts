// Takes the picture of a question out of its HTML, as data, if it is a single small one, and writes it for other programs.
import { ownQuizLimits, PICTURE_DATA } from '../editing/ownQuiz.ts';
import { unescapeHtml } from './htmlEntities.ts';
import { hasPicture } from './htmlText.ts';

export const PICTURE_UNKEPT = { code: 'picture_unkept' } as const;

const IMAGE = /<img\b[^<>]{0,600000}>/gi;
const SOURCE = /\ssrc\s{0,3}=\s{0,3}(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/i;
const OTHER_MEDIA = /<(?:svg|video|audio|object)\b/i;

/** The first bytes of each kind of picture, in base64. */
const KINDS = { png: 'iVBORw0KGgo', jpeg: '/9j/', gif: 'R0lGOD', webp: 'UklGR' };
export type PictureKind = keyof typeof KINDS;

/** The addresses of the files that this HTML shows, as they are written there. */
export function pictureSources(html: string): string[] {
  return [...html.matchAll(IMAGE)].map(([tag]) => sourceIn(tag)).filter((source) => !source.startsWith('data:'));
}

/** The question's picture, nothing if it has none, or a flaw if it cannot be kept. `fileAt`: the file of an address in base64. */
export function pictureIn(
  html: string,
  fileAt: (source: string) => string | undefined = () => undefined,
): { image_url?: string } | typeof PICTURE_UNKEPT {
  if (!hasPicture(html)) return {};
  const [tag, ...otherTags] = [...html.matchAll(IMAGE)].map(([image]) => image);
  if (tag === undefined || otherTags.length > 0 || OTHER_MEDIA.test(html)) return PICTURE_UNKEPT;
  return pictureAt(sourceIn(tag), fileAt);
}

/** The picture of one address. */
export function pictureAt(
  source: string,
  fileAt: (source: string) => string | undefined = () => undefined,
): { image_url: string } | typeof PICTURE_UNKEPT {
  const isData = source.startsWith('data:');
  const image_url = isData ? (PICTURE_DATA.test(source) ? source : '') : dataOf(fileAt(source) ?? '');
  return image_url === '' || image_url.length > ownQuizLimits.picture ? PICTURE_UNKEPT : { image_url };
}

function sourceIn(tag: string): string {
  const [, double, single, bareSource] = SOURCE.exec(tag) ?? [];
  return unescapeHtml(double ?? single ?? bareSource ?? '').trim();
}

/** The file name at the end of an address. */
export function fileName(source: string): string {
  return decodedAddress(source.split('/').at(-1) ?? '');
}

/** An address without its %-signs. */
export function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function kindOf(base64: string): PictureKind | undefined {
  return (Object.keys(KINDS) as PictureKind[]).find((kind) => base64.startsWith(KINDS[kind]));
}

function dataOf(content: string): string {
  const base64 = content.replace(/\s+/g, '');
  const address = `data:image/${kindOf(base64)};base64,${base64}`;
  return PICTURE_DATA.test(address) ? address : '';
}

/** The bytes of a picture in base64; empty if they are too many. */
export function base64Of(bytes: Uint8Array): string {
  if (bytes.length * 4 > ownQuizLimits.picture * 3) return '';
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return btoa(parts.join(''));
}

/** The bytes of a picture that is data, and what they are; null for an address, or data that is no picture. */
export function pictureBytes(image_url: string | undefined): { kind: PictureKind; bytes: Uint8Array<ArrayBuffer> } | null {
  if (image_url === undefined || !PICTURE_DATA.test(image_url)) return null;
  const base64 = image_url.slice(image_url.indexOf(',') + 1);
  const kind = kindOf(base64);
  try {
    return kind === undefined ? null : { kind, bytes: Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)) };
  } catch {
    return null;
  }
}

/** The picture as HTML, for programs that show it. */
export function pictureHtml(image_url: string | undefined, alt: string): string {
  if (image_url === undefined || !PICTURE_DATA.test(image_url)) return '';
  return `<br><img src="${image_url}" alt="${alt.replaceAll('"', '&quot;')}">`;
}
