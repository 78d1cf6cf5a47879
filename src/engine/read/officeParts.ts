// Opens an Office file (OOXML), which is a zip: unpacks its parts within limits, follows relations, and reads the title.
import { unzip, type ZipLimits, ZipTrouble } from '#core/formats/unzip';
import { UnusableDocument } from '../unusable.ts';
import { parseXml, within, type XmlNode } from './xml.ts';

export type Parts = ReadonlyMap<string, Uint8Array>;
export type Relation = { id: string; type: string; target: string };

const LIMITS: ZipLimits = { entries: 10_000, ratio: 100, bytes: 300 * 1024 * 1024 };
const LARGEST_PART = 48 * 1024 * 1024;

/** The entries whose names are wanted. Throws UnusableDocument for a bomb or a broken archive. */
export function unzipWanted(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Uint8Array> {
  try {
    return unzip(bytes, LIMITS, wanted).files;
  } catch (error) {
    if (!(error instanceof ZipTrouble)) throw error;
    throw new UnusableDocument(error.kind === 'damaged' ? 'damaged' : 'too-large');
  }
}

/** `../notesSlides/notesSlide1.xml` seen from `ppt/slides`. */
function resolved(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path = folder.split('/');
  for (const part of target.split('/')) {
    if (part === '..') path.pop();
    else if (part !== '.') path.push(part);
  }
  return path.filter((part) => part !== '').join('/');
}

export function nodesOf(parts: Parts, path: string): XmlNode[] {
  const bytes = parts.get(path);
  if (bytes && bytes.length > LARGEST_PART) throw new UnusableDocument('too-large');
  return bytes ? parseXml(bytes) : [];
}

/** The relations of a part, with full paths. The path '' means the file itself. */
export function relationsOf(parts: Parts, path: string): Relation[] {
  const at = path.lastIndexOf('/');
  const folder = path.slice(0, Math.max(0, at));
  const place = `${folder === '' ? '' : `${folder}/`}_rels/${path.slice(at + 1)}.rels`;
  return within(nodesOf(parts, place), 'Relationship').map(({ attributes }) => ({
    id: attributes.Id ?? '',
    type: attributes.Type?.split('/').pop() ?? '',
    target: resolved(folder, attributes.Target ?? ''),
  }));
}

export function ownTitleOf(parts: Parts): string | null {
  const title = within(nodesOf(parts, 'docProps/core.xml'), 'dc:title')[0];
  return title?.children[0]?.text ?? null;
}
