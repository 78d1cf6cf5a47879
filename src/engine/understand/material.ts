// Prepares a document for questions: its sentences with page and section, and an index of words and phrases.
import { rememberedOf } from '../english/memo.ts';
import { hasMathsGlyphs, isPersonal, isReadable, isReference, isTalk } from '../english/plainText.ts';
import { sentencesOf } from '../english/sentence.ts';
import { isContent, partsOf, stemmedText, wordStem } from '../english/words.ts';
import { type Block, pageText, type TextDocument } from '../read/textDocument.ts';
import { askedBlocks } from './paper.ts';
import { type Section, SectionTrail } from './section.ts';

export type Sentence = {
  index: number;
  /** verbatim */
  text: string;
  /** without remarks in brackets and a heading on its line; what questions are made of */
  clean: string;
  page: number;
  section: Section;
  block: number;
  kind: 'paragraph' | 'item';
  /** may be quoted and asked about */
  usable: boolean;
  /** would be usable, but that it says "we" or "you": what it says a term means may still be asked for */
  personal: boolean;
  /** what was bold or italic in it, verbatim */
  emphasised: string[];
  stems: Set<string>;
  /** all its words as stems, with a space at each end, for phrase search */
  stemmed: string;
};

export type Material = {
  document: TextDocument;
  sections: Section[];
  sentences: Sentence[];
  pages: ReadonlyMap<number, string>;
  /** words that occur in lower case somewhere */
  lowerWords: Set<string>;
  /** words that have a capital in the middle of a sentence */
  midCapitals: Set<string>;
  postings: ReadonlyMap<string, number[]>;
};

/** Connectives at the start of a sentence, which can be removed without loss. */
const CONNECTIVE = new RegExp(
  `^(?:${[
    'however|in addition|additionally|furthermore|moreover|in fact|indeed|similarly',
    'likewise|finally|typically|generally|usually|specifically|in general|in contrast|by contrast|on the other hand|conversely',
    'interestingly|importantly|of course|nevertheless|in short|in summary',
  ]
    .join('|')
    .replace(/(?<=^|\|)\w/g, (first) => `[${first}${first.toUpperCase()}]`)}),\\s+(\\p{Ll})(?!\\p{Lu})`,
  'u',
);

/** Marks of emphasis in plain text: "the _reason_ why", "```Lowland```". */
const MARKED = /(?<![\p{L}\p{N}_])_([^_\s][^_]{0,80})_(?![\p{L}\p{N}_])|`{3}([^`]{1,120})`{3}/gu;

export function withoutMarks(text: string): string {
  return /[_`]/.test(text) ? text.replace(MARKED, '$1$2') : text;
}

function withoutRemarks(text: string): string {
  if (text.includes('$')) return text;
  const strippedText = /[([\\]/.test(text)
    ? text
        .replace(/\\(?=[:;])/g, '')
        .replace(/\s*\((?:[^()]|\([^()]*\))*\)/g, '')
        .replace(/\s*\[(?:[^[\]]|\[[^[\]]*\])*\]/g, '')
    : text;
  const spaced = /\s[\s,.;:!?]|[^\S ]/.test(strippedText)
    ? strippedText.replace(/\s+([,.;:!?])/g, '$1').replace(/\s+/g, ' ')
    : strippedText;
  return spaced.trim().replace(CONNECTIVE, (_, first: string) => first.toUpperCase());
}

function emphasisedIn(block: Block, start: number, end: number): string[] {
  return block.emphasis
    .filter((face) => face.start >= start && face.end <= end + 1)
    .map((face) => block.text.slice(face.start, face.end));
}

/** Whether a sentence can be quoted. Remarks in brackets ("(Figure 2)") do not count, since no question uses them. */
function isWhole(text: string, block: Block, section: Section, fromPdf: boolean): boolean {
  if (section.skipped || (fromPdf && hasMathsGlyphs(text)) || text.endsWith('?')) return false;
  // "Element (b) also poses a problem": removing the brackets would lose which one.
  if (/\p{Ll}\p{L} \((?:[a-z]|[ivx]{1,4})\)/u.test(text)) return false;
  return isReadable(text) && (block.kind === 'item' || /[.!][”"’)\]]*$/.test(text));
}

/** Words in lower case. For Latin text they are found without Unicode's tables, in half the time. */
const SMALL = /(?<!\p{L})\p{Ll}[\p{L}’'-]*/gu;
const LATIN_1 = /^[\0-ÿ‐-⁞]*$/;
const SMALL_LATIN = /(?<![A-Za-zªµºÀ-ÖØ-öø-ÿ])[a-zµß-öø-ÿ][A-Za-zªµºÀ-ÖØ-öø-ÿ’'-]*/g;

type Place = { page: number; number: number; section: Section; isAsked: boolean };

function addBlock(material: Material, block: Block, { page, number, section, isAsked }: Place): void {
  if (isReference(block.text)) return;
  const sentences = sentencesOf(block.text);
  let at = 0;
  sentences.forEach((text, place) => {
    const start = block.text.indexOf(text, at);
    at = start + text.length;
    const cut = (place === 0 && block.cut?.start) || (place === sentences.length - 1 && block.cut?.end);
    const words = partsOf(text);
    const stems = words.map(wordStem);
    const clean = withoutRemarks(withoutMarks(text));
    const isWholeSentence = !cut && !isAsked && isWhole(text, block, section, material.document.kind === 'pdf');
    const sentence: Sentence = {
      index: material.sentences.length,
      text,
      clean,
      page,
      section,
      block: number,
      kind: block.kind === 'item' && !isAsked ? 'item' : 'paragraph',
      usable: isWholeSentence && !isTalk(clean),
      personal: isWholeSentence && isPersonal(clean),
      emphasised: emphasisedIn(block, start, at),
      stems: new Set(stems.filter((_, word) => isContent(words[word] ?? ''))),
      stemmed: ` ${stems.join(' ')} `,
    };
    for (const word of text.match(LATIN_1.test(text) ? SMALL_LATIN : SMALL) ?? []) material.lowerWords.add(word);
    for (const [, word = ''] of text.matchAll(/[\p{Ll}\d,;] (\p{Lu}[\p{L}’'-]*)/gu)) material.midCapitals.add(word);
    material.sentences.push(sentence);
  });
}

export const materialOf = rememberedOf((document: TextDocument): Material => {
  const trail = new SectionTrail(document.title);
  const postings = new Map<string, number[]>();
  const pages = new Map(document.pages.map((page) => [page.number, pageText(page)]));
  const material: Material = {
    document,
    sections: trail.sections,
    sentences: [],
    pages,
    lowerWords: new Set(),
    midCapitals: new Set(),
    postings,
  };
  const questionBlocks = askedBlocks(document);
  let number = 0;
  for (const page of document.pages) {
    for (const block of page.blocks) {
      number += 1;
      if (block.kind === 'heading') trail.enter(block);
      else addBlock(material, block, { page: page.number, number, section: trail.current, isAsked: questionBlocks.has(number) });
    }
  }
  for (const sentence of material.sentences) {
    for (const stem of sentence.stems) {
      const list = postings.get(stem);
      if (list) list.push(sentence.index);
      else postings.set(stem, [sentence.index]);
    }
  }
  return material;
});

const LONG = 1500;

/** Whether the document is long. Then it has enough sure terms and questions, and doubtful ones are not looked for. */
export function isLong(material: Material): boolean {
  return material.sentences.length > LONG;
}

const searchesIn = rememberedOf((_: Material) => new Map<string, Sentence[]>());

/** The sentences with a phrase, with any endings. */
export function sentencesWith(material: Material, phrase: string): Sentence[] {
  const memory = searchesIn(material);
  const cachedSentences = memory.get(phrase);
  if (cachedSentences) return cachedSentences;
  const stemmed = stemmedText(phrase);
  const lists = [...new Set(stemmed.trim().split(' '))]
    .map((stem) => material.postings.get(stem))
    .filter((list) => list !== undefined);
  const shortest = lists.reduce<number[] | null>(
    (shortestSoFar, list) => (shortestSoFar === null || list.length < shortestSoFar.length ? list : shortestSoFar),
    null,
  );
  const sentences = (shortest ?? [])
    .map((index) => material.sentences[index] as Sentence)
    .filter((sentence) => sentence.stemmed.includes(stemmed));
  memory.set(phrase, sentences);
  return sentences;
}

/** A text for comparison: line breaks, typographic quotes and runs of spaces make no difference. */
export function normalised(text: string): string {
  return text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Between the pieces of a quote that do not follow each other. */
export const QUOTE_BREAK = ' … ';

/** Whether the quote is on that page, verbatim except for spaces. Later pieces of a quote may be on the next page. */
export function isOnPage(material: Material, quote: string, page: number): boolean {
  const holds = (piece: string, at: number) => normalised(material.pages.get(at) ?? '').includes(normalised(piece));
  if (!material.pages.has(page)) return false;
  if (holds(quote, page)) return true;
  const [first = '', ...laterPieces] = quote.split(QUOTE_BREAK);
  return (
    laterPieces.length > 0 && holds(first, page) && laterPieces.every((piece) => holds(piece, page) || holds(piece, page + 1))
  );
}

/** The rank of a sentence among all of its document, 0 to 1, by the mean frequency of its words (SumBasic: Nenkova and Vanderwende, 2005). */
export const centralityIn = rememberedOf(({ sentences }: Material) => {
  const counts = new Map<string, number>();
  for (const { stems } of sentences) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const meanOf = ({ stems }: Sentence) =>
    [...stems].reduce((sum, stem) => sum + (counts.get(stem) ?? 0), 0) / Math.max(1, stems.size);
  const order = sentences.map((sentence) => ({ sentence, mean: meanOf(sentence) })).sort((a, b) => a.mean - b.mean);
  const ranks = new Map(order.map(({ sentence }, at) => [sentence, at / Math.max(1, order.length - 1)]));
  return (sentence: Sentence) => ranks.get(sentence) ?? 0;
});
