// Takes the picture of a question out of its HTML, as data, if it is a single small one.
import { ownQuizLimits, PICTURE_DATA } from '../editing/ownQuiz.ts';
import { hasPicture } from './htmlText.ts';

export const PICTURE_UNKEPT = { code: 'picture_unkept' } as const;

const IMAGE = /<img\b[^<>]{0,600000}>/gi;
const SOURCE = /\ssrc\s{0,3}=\s{0,3}(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/i;
const OTHER_MEDIA = /<(?:svg|video|audio|object)\b/i;

/** The first bytes of each kind of picture, in base64. */
const KINDS = { png: 'iVBORw0KGgo', jpeg: '/9j/', gif: 'R0lGOD', webp: 'UklGR' };

/** The names of the files that this HTML shows. */
export function pictureNames(html: string): string[] {
  return [...html.matchAll(IMAGE)].map(([tag]) => nameIn(sourceIn(tag)));
}

/** The question's picture, nothing if it has none, or a flaw if it cannot be kept. `fileOf`: the content of a file in base64. */
export function pictureIn(
  html: string,
  fileOf: (name: string) => string | undefined = () => undefined,
): { image_url?: string } | typeof PICTURE_UNKEPT {
  if (!hasPicture(html)) return {};
  const [tag, ...otherTags] = [...html.matchAll(IMAGE)].map(([image]) => image);
  if (tag === undefined || otherTags.length > 0 || OTHER_MEDIA.test(html)) return PICTURE_UNKEPT;
  const source = sourceIn(tag);
  const image_url = PICTURE_DATA.test(source) ? source : dataOf(fileOf(nameIn(source)) ?? '');
  return image_url === '' || image_url.length > ownQuizLimits.picture ? PICTURE_UNKEPT : { image_url };
}

function sourceIn(tag: string): string {
  const [, double, single, bareSource] = SOURCE.exec(tag) ?? [];
  return double ?? single ?? bareSource ?? '';
}

/** The file name at the end of an address. */
function nameIn(source: string): string {
  const name = source.startsWith('data:') ? '' : (source.split('/').at(-1) ?? '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function dataOf(content: string): string {
  const base64 = content.replace(/\s+/g, '');
  const kind = Object.entries(KINDS).find(([, start]) => base64.startsWith(start))?.[0];
  const address = `data:image/${kind};base64,${base64}`;
  return PICTURE_DATA.test(address) ? address : '';
}

/** The bytes of a picture in base64; empty if they are too many. */
export function base64Of(bytes: Uint8Array): string {
  if (bytes.length * 4 > ownQuizLimits.picture * 3) return '';
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return btoa(parts.join(''));
}

/** The picture as HTML, for programs that show it. */
export function pictureHtml(image_url: string | undefined): string {
  return image_url !== undefined && PICTURE_DATA.test(image_url) ? `<br><img src="${image_url}">` : '';
}
