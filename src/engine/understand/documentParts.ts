// Lists the parts of a document that a student can choose from: its headings, with their pages and the sections under them.
import type { Part, Wishes } from '#core/document/wishes';
import { cleanHeading, numberedHeading } from '../english/heading.ts';
import { placeIn, type TextDocument } from '../read/textDocument.ts';
import { type Material, materialOf } from './material.ts';

/** With more parts, the deeper levels are left out. */
const MOST_PARTS = 60;
/** With fewer sentences there is nothing to ask about. */
const FEWEST_SENTENCES = 4;

type Span = Part & { last: number };

function headingsOf(document: TextDocument): Part[] {
  const parts: Part[] = [];
  let number = -1;
  for (const { number: page, blocks } of document.pages)
    for (const block of blocks) {
      if (block.kind !== 'heading') {
        // Text before the first heading is a section, too.
        number = Math.max(number, 0);
        continue;
      }
      number += 1;
      const { section } = placeIn(document, page, '');
      parts.push({
        number,
        heading: numberedHeading(block.text),
        page: section === undefined ? page : null,
        level: block.level ?? 2,
      });
    }
  return parts;
}

function spansOf(document: TextDocument): Span[] {
  const spans = headingsOf(document).map((part): Span => ({ ...part, last: Number.POSITIVE_INFINITY }));
  const open: Span[] = [];
  // A document may have half a million headings, so each is opened and closed only once.
  for (const span of spans) {
    while ((open.at(-1)?.level ?? 0) >= span.level) (open.pop() as Span).last = span.number - 1;
    open.push(span);
  }
  return spans;
}

function sentencesIn({ sentences }: Material): (span: Span) => number {
  const counts: number[] = [];
  for (const { usable, kind, section } of sentences)
    if (usable || (kind === 'item' && !section.skipped)) counts[section.index] = (counts[section.index] ?? 0) + 1;
  return ({ number, last }) =>
    counts.slice(number, last === Number.POSITIVE_INFINITY ? undefined : last + 1).reduce((sum, count) => sum + (count ?? 0), 0);
}

/** The parts with something to ask about, in order. None if there are fewer than two headings. */
export function documentPartsOf(document: TextDocument): Part[] {
  const material = materialOf(document);
  const countIn = sentencesIn(material);
  let parts = spansOf(document).filter(
    (span) => span.heading !== '' && material.sections[span.number]?.skipped !== true && countIn(span) >= FEWEST_SENTENCES,
  );
  for (let deepest = Math.max(...parts.map(({ level }) => level)); parts.length > MOST_PARTS && deepest > 1; deepest -= 1)
    parts = parts.filter(({ level }) => level < deepest);
  return parts.length < 2 ? [] : parts.slice(0, MOST_PARTS).map(({ last: _, ...part }) => part);
}

/** The sections of the wished parts. Empty if the document no longer has them; null if no part is wished. */
export function sectionsOf(document: TextDocument, wished: Wishes['parts']): ReadonlySet<number> | null {
  if (wished === undefined || wished.length === 0) return null;
  const spans = spansOf(document);
  const sections = materialOf(document).sections;
  const chosenSpans = wished.flatMap(({ number, heading }) => {
    // Earlier versions stored the heading without its numbering.
    const matchingSpans = spans.filter((span) => cleanHeading(span.heading) === cleanHeading(heading));
    return (
      matchingSpans.find((span) => span.number === number) ??
      matchingSpans.find((span) => span.heading === heading) ??
      matchingSpans[0] ??
      []
    );
  });
  const chosenSections = sections.filter(({ index }) => chosenSpans.some(({ number, last }) => index >= number && index <= last));
  return new Set(chosenSections.map(({ index }) => index));
}
