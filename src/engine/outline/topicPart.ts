// Defines the parts of a topic: paragraphs and points, joined across page breaks.
import { oneOf, regex } from '../english/pattern.ts';
import type { Block, TextDocument } from '../read/textDocument.ts';
import { sentencesIn } from './sentences.ts';

/** A paragraph or a point; `block` counts from 1, as material does. */
export type Part = {
  kind: 'paragraph' | 'item';
  /** verbatim */
  text: string;
  sentences: readonly string[];
  page: number;
  block: number;
  marker: string | null;
  /** how far it is indented; null where the file does not say so */
  depth: number | null;
  /** which of the boxes of a slide it stands in */
  box: number;
  /** its first and its last sentence as they stand on their pages */
  ends: readonly [string, string];
  /** where a piece of it is missing over a page break */
  cut: { start: boolean; end: boolean };
  isCut: boolean;
};

/** A block with its page, and its number as material counts it. */
export type Placed = { block: Block; page: number; number: number };

export function placedIn({ pages }: TextDocument): Placed[] {
  let number = 0;
  return pages.flatMap(({ number: page, blocks }) => blocks.map((block) => ({ block, page, number: ++number })));
}

/** Adds a part, or joins it to the part before if that continues over a page break. */
export function addPart(parts: Part[], part: Part, language: string | undefined): void {
  const last = parts.at(-1);
  if (!last?.cut.end || !part.cut.start || last.page + 1 !== part.page || last.text.endsWith('-')) parts.push(part);
  else {
    const text = `${last.text} ${part.text}`;
    const cut = { start: last.cut.start, end: part.cut.end };
    const ends = [last.ends[0], part.ends[1]] as const;
    parts[parts.length - 1] = { ...last, text, sentences: sentencesIn(text, language), ends, cut, isCut: cut.start || cut.end };
  }
}

/** A point of a statute, "(a) a record of …", which readers take for a paragraph. */
const LETTERED = /^\((?:[a-z]|[ivx]{1,5})\)(?=\s)/;

export function partOf({ block, page, number }: Placed, { language, kind: fileKind }: TextDocument): Part {
  const { text, kind, cut = { start: false, end: false }, depth = 0, box = 0 } = block;
  const marker = block.marker ?? LETTERED.exec(text)?.[0] ?? null;
  const sentences = sentencesIn(text, language);
  return {
    kind: kind === 'item' || LETTERED.test(text) ? 'item' : 'paragraph',
    text,
    sentences,
    ends: [sentences[0] ?? '', sentences.at(-1) ?? ''],
    page,
    block: number,
    marker,
    depth: fileKind === 'pdf' ? null : depth,
    box,
    cut,
    isCut: cut.start || cut.end,
  };
}

/** Captions and sources: "Figure 3: …", "Source: …", "Photo by …". */
const ASIDE = regex('iu')`^\W*${oneOf`
    (?:fig(?:ure)?s?|image|photo|picture|table|video|abb(?:ildung)?|tabelle|tableau|figura|tabla|tabela)\.?\s?(?:\d[\d.-]*\s?[:.–—-]|:)
    (?:image |photo |picture )?(?:credits?|courtesy|sources?|quellen?|fuentes?|fontes?|bildquelle)\s?[:.]
    (?:(?:CC )?(?:photo|image|picture|photograph)(?: courtesy)?|courtesy|adapted|reproduced|retrieved)\s(?:by|of|from)\b
    (?:further|recommended|suggested) reading\s?: | (?:see also|references?|links?|read more|learn more|more info\w*)\s?: | ©
    https?: | www\. | (?:this|the next) slides?\b
  `}`;

/** "Figure 3 The water cycle" */
const CAPTION = /^(?:Figure|Fig\.|Image|Photo|Table|Video|Abbildung|Tabelle|Tableau|Figura|Tabla|Tabela) \d[\d.-]*\s+\p{Lu}/u;

/** Whether a line is not part of the text: a caption, a source, a remark on a slide. */
export const isAside = (text: string) => ASIDE.test(text) || CAPTION.test(text) || !/\p{L}/u.test(text);
