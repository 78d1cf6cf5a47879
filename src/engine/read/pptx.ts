// Reads a PPTX: the slides in the order of the presentation, with their notes. Pictures and charts are left out.
import { wholeOf } from '../english/pattern.ts';
import { UnusableDocument } from '../unusable.ts';
import { nodesOf, ownTitleOf, type Parts, relationsOf, unzipWanted } from './officeParts.ts';
import { diagramBlocks, noteBlocks, slideBlocks } from './slide.ts';
import type { Page, TextDocument } from './textDocument.ts';
import { titleFromName, titleOf } from './title.ts';
import { within } from './xml.ts';

const MOST_SLIDES = 2000;
const WANTED = wholeOf()`
    docProps/core\.xml | ppt/diagrams/data[^/]*\.xml | ppt/presentation\.xml | ppt/_rels/presentation\.xml\.rels
    ppt/(?:slides|notesSlides)/(?:_rels/)?[^/]+\.(?:xml|rels)
`;

function slidePaths(entries: Parts): string[] {
  if (!entries.has('ppt/presentation.xml')) throw new UnusableDocument('damaged');
  const targets = new Map(relationsOf(entries, 'ppt/presentation.xml').map((relation) => [relation.id, relation.target]));
  const slides = within(nodesOf(entries, 'ppt/presentation.xml'), 'p:sldId');
  const paths = slides
    .map(({ attributes }) => targets.get(attributes['r:id'] ?? '') ?? '')
    .filter((path) => entries.has(path))
    .slice(0, MOST_SLIDES);
  if (paths.length === 0) throw new UnusableDocument(slides.length === 0 ? 'no-text' : 'damaged');
  return paths;
}

function pageOf(entries: Parts, path: string, number: number): Page {
  const relations = relationsOf(entries, path);
  const notes = relations.find((relation) => relation.type === 'notesSlide')?.target ?? '';
  // The text of SmartArt stands in parts of its own.
  const diagrams = relations.filter((relation) => relation.type === 'diagramData');
  return {
    number,
    blocks: [
      ...slideBlocks(nodesOf(entries, path)),
      ...diagrams.flatMap(({ target }) => diagramBlocks(nodesOf(entries, target))),
      ...noteBlocks(nodesOf(entries, notes)),
    ],
  };
}

/** Reads a PPTX. Throws UnusableDocument when it is broken, too large unpacked, or has no slide. */
export function readPptx(bytes: Uint8Array, name: string): TextDocument {
  const entries = unzipWanted(bytes, (entry) => WANTED.test(entry));
  const pages = slidePaths(entries).map((path, at) => pageOf(entries, path, at + 1));
  return { kind: 'pptx', title: titleOf(null, pages) ?? titleOf(ownTitleOf(entries), []) ?? titleFromName(name), pages };
}
