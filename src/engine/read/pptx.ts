// Reads a PPTX: the slides in the order of the presentation, with their notes. Pictures and charts are left out.
import { UnusableDocument } from '../unusable.ts';
import { noteBlocks, slideBlocks } from './slide.ts';
import type { Page, TextDocument } from './textDocument.ts';
import { titleFromName, titleOf } from './title.ts';
import { parseXml, within } from './xml.ts';
import { unzipWanted } from './zip.ts';

const MOST_SLIDES = 2000;
const WANTED =
  /^(?:ppt\/presentation\.xml|ppt\/_rels\/presentation\.xml\.rels|ppt\/(?:slides|notesSlides)\/(?:_rels\/)?[^/]+\.(?:xml|rels)|docProps\/core\.xml)$/;

type Entries = ReadonlyMap<string, Uint8Array>;

/** `../notesSlides/notesSlide1.xml` seen from `ppt/slides`. */
function resolved(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path = folder.split('/');
  for (const part of target.split('/')) {
    if (part === '..') path.pop();
    else if (part !== '.') path.push(part);
  }
  return path.join('/');
}

function relationsOf(entries: Entries, path: string): { id: string; type: string; target: string }[] {
  const at = path.lastIndexOf('/');
  const folder = path.slice(0, at);
  const bytes = entries.get(`${folder}/_rels/${path.slice(at + 1)}.rels`);
  if (!bytes) return [];
  return within(parseXml(bytes), 'Relationship').map(({ attributes }) => ({
    id: attributes.Id ?? '',
    type: attributes.Type?.split('/').pop() ?? '',
    target: resolved(folder, attributes.Target ?? ''),
  }));
}

function slidePaths(entries: Entries): string[] {
  const presentation = entries.get('ppt/presentation.xml');
  if (!presentation) throw new UnusableDocument('damaged');
  const targets = new Map(relationsOf(entries, 'ppt/presentation.xml').map((relation) => [relation.id, relation.target]));
  return within(parseXml(presentation), 'p:sldId')
    .map(({ attributes }) => targets.get(attributes['r:id'] ?? '') ?? '')
    .filter((path) => entries.has(path))
    .slice(0, MOST_SLIDES);
}

function pageOf(entries: Entries, path: string, number: number): Page {
  const notes = relationsOf(entries, path).find((relation) => relation.type === 'notesSlide');
  const noteBytes = notes && entries.get(notes.target);
  return {
    number,
    blocks: [...slideBlocks(parseXml(entries.get(path) as Uint8Array)), ...(noteBytes ? noteBlocks(parseXml(noteBytes)) : [])],
  };
}

function ownTitle(entries: Entries): string | null {
  const core = entries.get('docProps/core.xml');
  const title = core ? within(parseXml(core), 'dc:title')[0] : undefined;
  return title?.children[0]?.text ?? null;
}

/** Reads a PPTX. Throws UnusableDocument when it is broken, too large unpacked, or has no slide. */
export function readPptx(bytes: Uint8Array, name: string): TextDocument {
  const entries = unzipWanted(bytes, (entry) => WANTED.test(entry));
  const pages = slidePaths(entries).map((path, at) => pageOf(entries, path, at + 1));
  if (pages.length === 0) throw new UnusableDocument('damaged');
  return { kind: 'pptx', title: titleOf(null, pages) ?? titleOf(ownTitle(entries), []) ?? titleFromName(name), pages };
}
