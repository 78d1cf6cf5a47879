// Reads the body of a Word document as blocks, page by page: paragraphs, headings, lists, tables, formulas. Skips deleted and
// hidden text, field codes, footnotes and comments.
import { mathOf } from './omml.ts';
import { withSymbols } from './symbolFont.ts';
import { type Block, joinRuns, plainRun, type Run, rowText, sliced } from './textDocument.ts';
import type { WordLists } from './wordList.ts';
import { isOn, numberingOf, scriptOf, type WordStyles } from './wordStyle.ts';
import { child, within, type XmlNode } from './xml.ts';

/** Text, or a page end: laid out by Word at the last save, or set by hand. */
type Piece = { run: Run } | { end: 'laid-out' | 'asked' | 'line' };
export type WordBlock = { block: Block } | { end: 'laid-out' | 'asked' };

const SKIPPED = new Set([
  ...['w:del', 'w:moveFrom', 'w:instrText', 'w:delText', 'w:delInstrText', 'mc:Fallback', 'w:footnoteReference'],
  ...['w:endnoteReference', 'w:commentReference', 'w:pPr', 'w:rPr', 'w:sdtPr', 'w:txbxContent', 'w:rt'],
]);
const UNREAD = '\ufffd';
const SIGNS: Record<string, string> = { 'w:tab': '\t', 'w:noBreakHyphen': '-', 'w:cr': ' ' };
const BULLET = /^\s*[-*•‣▪◦●–]\s+/;
const COUNT = /^\s*(\(?\d{1,3}[.)]|\([a-z]\))\s+(?=\S)/;
/** Lines that begin a new paragraph after a line break; others continue the one before. */
const BEGINS = /^\s*(?:[([]?[A-Ea-e][.)\]]|\(?\d{1,3}[.)]|[-*•‣▪–]|(?:Answer|Ans)\s*[.:])\s*\S/;
/** "Quay", a tab, "a platform where ships are loaded". */
const TABBED = /^(?!\p{L}{1,4}[)\]])\p{L}[^\t:.!?]{1,58}\t(?=\p{L}+ \S+ \S)[^\t]+$/u;
const LONGEST_HEADING = 80;
/** A table with longer cells is only there for the layout. */
const LONGEST_CELL = 300;

function piecesOf(node: XmlNode, isBold: boolean, styles: WordStyles): Piece[] {
  if (SKIPPED.has(node.tag)) return [];
  switch (node.tag) {
    case 'w:r': {
      const face = child(node, 'w:rPr');
      if (isOn(child(face, 'w:vanish'))) return [];
      const bold = child(face, 'w:b') === undefined ? isBold : isOn(child(face, 'w:b'));
      const italic = isOn(child(face, 'w:i'));
      const script = scriptOf(face) ?? styles.of(child(face, 'w:rStyle')?.attributes['w:val']).script;
      const look = { bold, italic, ...(script === null ? {} : { script }) };
      const font = child(face, 'w:rFonts')?.attributes['w:ascii'];
      return node.children
        .flatMap((part) => piecesOf(part, isBold, styles))
        .map((piece) =>
          'run' in piece && !piece.run.text.startsWith('$')
            ? { run: { ...piece.run, ...look, text: withSymbols(piece.run.text, font) } }
            : piece,
        );
    }
    case 'w:t':
      return [{ run: plainRun(node.children.map(({ text }) => text).join('')) }];
    case 'w:sym': {
      const letter = String.fromCharCode(Number.parseInt(node.attributes['w:char'] ?? '', 16) || 0x20);
      return [{ run: plainRun(withSymbols(letter, node.attributes['w:font']).replace(/[\u{E000}-\u{F8FF}]/u, '')) }];
    }
    case 'w:br':
      return [{ end: node.attributes['w:type'] === 'page' ? 'asked' : 'line' }];
    case 'w:lastRenderedPageBreak':
      return [{ end: 'laid-out' }];
    case 'wp:inline':
      return [];
    case 'm:oMath':
      return [{ run: plainRun(mathOf(node)) }];
    case 'o:OLEObject':
      // A formula of an older Word is a picture. No sentence with this sign is asked about.
      return /^(?:Equation|MathType)/.test(node.attributes.ProgID ?? '') ? [{ run: plainRun(UNREAD) }] : [];
    default: {
      const sign = SIGNS[node.tag];
      return sign === undefined ? node.children.flatMap((part) => piecesOf(part, isBold, styles)) : [{ run: plainRun(sign) }];
    }
  }
}

function isContentsList(node: XmlNode): boolean {
  const gallery = within(child(node, 'w:sdtPr')?.children ?? [], 'w:docPartGallery')[0];
  return /contents/i.test(gallery?.attributes['w:val'] ?? '');
}

/** `chunkOf`: the text of another file that is shown in the document. */
type WordParts = { styles: WordStyles; lists: WordLists; chunkOf: (id: string) => Block[] };

export class WordBody {
  readonly #parts: WordParts;

  constructor(parts: WordParts) {
    this.#parts = parts;
  }

  /** The blocks below these nodes, with the ends of pages between them. */
  blocksOf(nodes: readonly XmlNode[]): WordBlock[] {
    return nodes.flatMap((node): WordBlock[] => {
      if (node.tag === 'w:p') return this.#paragraph(node);
      if (node.tag === 'w:tbl') return this.#table(node);
      if (node.tag === 'w:altChunk') return this.#parts.chunkOf(node.attributes['r:id'] ?? '').map((block) => ({ block }));
      if (SKIPPED.has(node.tag) || (node.tag === 'w:sdt' && isContentsList(node))) return [];
      return this.blocksOf(node.children);
    });
  }

  #paragraph(node: XmlNode): WordBlock[] {
    const properties = child(node, 'w:pPr');
    const style = this.#parts.styles.of(child(properties, 'w:pStyle')?.attributes['w:val']);
    if (style.isContents) return [];
    const numbering = numberingOf(properties) ?? style.numbering;
    const isListed = numbering !== null && child(numbering, 'w:numId')?.attributes['w:val'] !== '0';
    const pieces = node.children.flatMap((part) => piecesOf(part, style.bold, this.#parts.styles));
    const hasText = pieces.some((piece) => 'run' in piece && piece.run.text.trim() !== '');
    const mark = isListed && hasText && style.heading === null ? this.#parts.lists.next(numbering) : '';
    const blocks: WordBlock[] = isOn(child(properties, 'w:pageBreakBefore')) ? [{ end: 'asked' }] : [];
    const depth = isListed ? Number(child(numbering, 'w:ilvl')?.attributes['w:val'] ?? 0) : 0;
    let runs: Run[] = [];
    let isFirst = true;
    const close = (cutsHere: boolean) => {
      const isTabbed = !isListed && TABBED.test(runs.map(({ text }) => text).join(''));
      const joinedRuns = joinRuns(isTabbed ? runs.map((run) => ({ ...run, text: run.text.replace(/\t+/, ': ') })) : runs);
      runs = [];
      if (joinedRuns.text.replaceAll(UNREAD, '').trim() === '') return;
      const block =
        style.heading === null ? plainBlock(joinedRuns, isListed && isFirst) : headingOf(joinedRuns.text, style.heading);
      const { cut: _, ...rest } = block;
      const start = !isFirst && blocks.at(-1) !== undefined && 'end' in (blocks.at(-1) as WordBlock);
      const cut = start || cutsHere ? { cut: { start, end: cutsHere } } : {};
      blocks.push({
        block: { ...rest, ...(isFirst && mark !== '' ? { marker: mark } : {}), ...(depth > 0 ? { depth } : {}), ...cut },
      });
      isFirst = false;
    };
    pieces.forEach((piece, at) => {
      if ('run' in piece) runs.push(piece.run);
      else if (piece.end !== 'line') {
        close(textIn(pieces.slice(at)).trim() !== '' && !/[.!?:]["”’)]*\s*$/.test(joinRuns(runs).text));
        blocks.push({ end: piece.end });
      } else if (BEGINS.test(textIn(pieces.slice(at + 1)))) close(false);
      else runs.push(plainRun(' '));
    });
    close(false);
    // A box that hangs on a paragraph comes after it.
    const boxes = this.#boxesIn(node.children);
    const section = child(child(properties, 'w:sectPr'), 'w:type')?.attributes['w:val'];
    const isSectionEnd = child(properties, 'w:sectPr') !== undefined && (section === undefined || /page$/i.test(section));
    return [...blocks, ...boxes, ...(isSectionEnd ? [{ end: 'asked' } as const] : [])];
  }

  #boxesIn(nodes: readonly XmlNode[]): WordBlock[] {
    return nodes.flatMap((node) => {
      if (node.tag === 'w:txbxContent') return this.blocksOf(node.children);
      return node.tag === 'mc:Fallback' || node.tag === 'w:del' ? [] : this.#boxesIn(node.children);
    });
  }

  /** A table with one cell is a frame. */
  #table(node: XmlNode): WordBlock[] {
    return within(node.children, 'w:tr').flatMap((row): WordBlock[] => {
      const cells = within(row.children, 'w:tc').map((cell) => this.blocksOf(cell.children));
      const texts = cells.map((cell) =>
        cell.flatMap((wordBlock) => ('block' in wordBlock ? [wordBlock.block.text] : [])).join(' '),
      );
      const ends = cells.flat().filter((wordBlock) => 'end' in wordBlock);
      if (texts.filter((text) => text !== '').length <= 1 || texts.some((text) => text.length > LONGEST_CELL))
        return cells.flat();
      return [...ends, { block: { kind: 'item', text: rowText(texts), emphasis: [] } }];
    });
  }
}

function textIn(pieces: readonly Piece[]): string {
  return pieces.map((piece) => ('run' in piece ? piece.run.text : ' ')).join('');
}

function headingOf(text: string, level: number): Block {
  return { kind: 'heading', text, emphasis: [], level };
}

/** A paragraph or a point. Short bold lines are headings, for authors who use no styles. */
function plainBlock(joinedRuns: ReturnType<typeof joinRuns>, isListed: boolean): Block {
  const { text, emphasis } = joinedRuns;
  const [bold] = emphasis;
  const isAllBold = bold?.face === 'bold' && bold.start === 0 && bold.end === text.length;
  const mayHead =
    text.length <= LONGEST_HEADING && /^[\p{Lu}\p{N}]/u.test(text) && !/[.!?:;,]$/.test(text) && /\p{L}{2}/u.test(text);
  if (isAllBold && mayHead && !isListed) return headingOf(text, 3);
  if (isListed) return { kind: 'item', ...joinedRuns };
  const count = COUNT.exec(text);
  const mark = (BULLET.exec(text) ?? count)?.[0] ?? '';
  if (mark === '') return { kind: 'paragraph', ...joinedRuns };
  return { ...sliced({ kind: 'item', ...joinedRuns }, mark.length), ...(count ? { marker: count[1] ?? '' } : {}) };
}
