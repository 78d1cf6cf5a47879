// Reads one slide (or its notes) as blocks: the title, bullets, tables. Footers, dates and slide numbers are skipped.
import { mathOf } from './omml.ts';
import { withSymbols } from './symbolFont.ts';
import { type Block, joinRuns, plainRun, type Run, rowText } from './textDocument.ts';
import { child, textOf, within, type XmlNode } from './xml.ts';

const SKIPPED = new Set(['ftr', 'dt', 'sldNum', 'hdr', 'sldImg']);
const TITLES = new Set(['title', 'ctrTitle']);

function placeholderOf(shape: XmlNode): string | null {
  return within(shape.children, 'p:ph')[0]?.attributes.type ?? null;
}

function runsOf(node: XmlNode): Run[] {
  switch (node.tag) {
    case 'a:r': {
      const face = child(node, 'a:rPr')?.attributes ?? {};
      const source = node.children.filter((part) => part.tag === 'a:t').map(textOf);
      const fontOf = (tag: string) => child(child(node, 'a:rPr'), tag)?.attributes.typeface;
      const text = withSymbols(withSymbols(source.join(''), fontOf('a:sym'), 0xa0), fontOf('a:latin'));
      const run = { text, bold: face.b === '1' || face.b === 'true', italic: face.i === '1' || face.i === 'true' };
      const baseline = Number.parseInt(face.baseline ?? '0', 10);
      if (Number.isNaN(baseline) || baseline === 0) return [run];
      return [{ ...run, script: baseline > 0 ? 'raised' : 'lowered' }];
    }
    case 'a:br':
      return [plainRun(' ')];
    case 'm:oMath':
      return [plainRun(mathOf(node))];
    case 'mc:Fallback':
    case 'a:fld':
      return [];
    default:
      return node.children.flatMap(runsOf);
  }
}

const TYPED_BULLET = /^\s*[•▪●►✓\p{Cc}\u{E000}-\u{F8FF}]\s*/u;

function paragraphsOf(body: XmlNode): { runs: Run[]; depth: number }[] {
  return body.children
    .filter((node) => node.tag === 'a:p' && child(node, 'a:pPr')?.attributes.rtl !== '1')
    .map((node) => ({
      runs: runsOf(node).map((run, at) => (at === 0 ? { ...run, text: run.text.replace(TYPED_BULLET, '') } : run)),
      depth: Number(child(node, 'a:pPr')?.attributes.lvl ?? 0),
    }));
}

function textBlocks(body: XmlNode, kind: 'paragraph' | 'item'): Block[] {
  return paragraphsOf(body)
    .map(({ runs, depth }) => ({ ...joinRuns(runs), ...(depth > 0 ? { depth } : {}) }))
    .filter((paragraph) => paragraph.text.trim() !== '')
    .map((paragraph) => ({ kind, ...paragraph }));
}

function tableBlocks(table: XmlNode): Block[] {
  return within(table.children, 'a:tr').map((row) => {
    const cells = within(row.children, 'a:tc').map((cell) => joinRuns(within(cell.children, 'a:p').flatMap(runsOf)).text);
    return { kind: 'item', text: rowText(cells), emphasis: [] };
  });
}

function shapesOf(nodes: readonly XmlNode[]): XmlNode[] {
  return nodes.flatMap((node) => {
    if (node.tag === 'p:sp' || node.tag === 'p:graphicFrame') return [node];
    return node.tag === 'mc:Fallback' ? [] : shapesOf(node.children);
  });
}

const LONGEST_TITLE = 60;
const FEW_WORDS = /^\S+(?: \S+){0,2}$/;

/** How far down the slide a shape stands; null where its layout says so. */
function topOf(shape: XmlNode): number | null {
  const top = Number(within(shape.children, 'a:off')[0]?.attributes.y ?? Number.NaN);
  return Number.isNaN(top) ? null : top;
}

type Placed = { top: number | null; blocks: Block[] };

const isShort = ({ text }: Block) => text.length <= LONGEST_TITLE && /^\p{Lu}/u.test(text) && !/[.:;,]$/.test(text);
const isBold = ({ text, emphasis }: Block) => emphasis.some(({ start, end }) => start === 0 && end >= text.length);

/** The title of a slide without a title shape: a short line above the other shapes, a few words alone, or the bold first line of the highest shape. */
function titleAbove(shapes: readonly Placed[]): Block | null {
  const tops = shapes.map(({ top }) => top ?? Number.POSITIVE_INFINITY);
  const highest = shapes[tops.indexOf(Math.min(...tops))];
  const [first, second] = highest?.blocks ?? [];
  if (first === undefined || !isShort(first)) return null;
  const isApart = shapes.length > 1 ? highest?.top !== null : FEW_WORDS.test(first.text);
  if (second === undefined) return isApart ? first : null;
  return isBold(first) && !isBold(second) ? first : null;
}

/** The blocks of a slide: its title first, whatever its place in the file. */
export function slideBlocks(nodes: readonly XmlNode[]): Block[] {
  const titles: Block[] = [];
  const rest: Placed[] = [];
  for (const shape of shapesOf(nodes)) {
    const place = placeholderOf(shape);
    if (place !== null && SKIPPED.has(place)) continue;
    if (shape.tag === 'p:graphicFrame') {
      rest.push({ top: topOf(shape), blocks: within(shape.children, 'a:tbl').flatMap(tableBlocks) });
      continue;
    }
    const body = child(shape, 'p:txBody');
    if (!body) continue;
    if (place !== null && TITLES.has(place)) {
      const { text } = joinRuns(paragraphsOf(body).flatMap(({ runs }) => [...runs, plainRun(' ')]));
      if (text !== '') titles.push({ kind: 'heading', text, emphasis: [], level: place === 'ctrTitle' ? 1 : 2 });
    } else {
      rest.push({ top: topOf(shape), blocks: textBlocks(body, 'item') });
    }
  }
  const title = titles.length === 0 ? titleAbove(rest.filter(({ blocks }) => blocks.length > 0)) : null;
  if (title) titles.push({ kind: 'heading', text: title.text, emphasis: [], level: 2 });
  const boxed = rest.map(({ blocks }, box) =>
    blocks.filter((block) => block !== title).map((block) => (box > 0 ? { ...block, box } : block)),
  );
  return [...titles, ...boxed.flat()].filter(({ text }) => text !== '');
}

/** The points of a SmartArt drawing, in their order in the file. */
export function diagramBlocks(nodes: readonly XmlNode[]): Block[] {
  return within(nodes, 'dgm:pt').flatMap((point) => within(point.children, 'dgm:t').flatMap((body) => textBlocks(body, 'item')));
}

export function noteBlocks(nodes: readonly XmlNode[]): Block[] {
  return shapesOf(nodes)
    .filter((shape) => placeholderOf(shape) === 'body')
    .flatMap((shape) => {
      const body = child(shape, 'p:txBody');
      return body ? textBlocks(body, 'paragraph') : [];
    });
}
