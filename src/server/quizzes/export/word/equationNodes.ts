// Converts MathJax's tree to Word elements. A node without such an element is an error, never a gap.
import {
  type MathComponent,
  MathFraction,
  MathFunction,
  MathLimitLower,
  MathLimitUpper,
  MathRadical,
  MathRun,
  MathSubScript,
  MathSubSuperScript,
  MathSuperScript,
} from 'docx';
import type { MmlNode } from 'mathjax-full/js/core/MmlTree/MmlNode.js';
import { TEXCLASS } from 'mathjax-full/js/core/MmlTree/MmlNode.js';
import { accent, bar, brace, brackets, operator, table } from './equationParts.ts';
import {
  argumentAfter,
  bareOf,
  baseOf,
  childrenOf,
  edgesOf,
  isFunction,
  isLone,
  isScript,
  partnersOf,
  rangeAfter,
} from './equationRow.ts';
import { asWord, runsOf, tokenText } from './equationTokens.ts';

/** Deeper than any formula; limits the recursion. */
const MAX_DEPTH = 60;
const OPERATORS = new Set('∑∏∐∫∬∭∮∯∰⋃⋂⨁⨂⨀⨄⨆⋁⋀');
const INTEGRALS = new Set('∫∬∭∮∯∰');
/** Accents of MathJax and the combining characters that Word needs. */
const ACCENTS: Record<string, string> = {
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '→': '\u20d7',
  '←': '\u20d6',
  '˙': '\u0307',
  '¨': '\u0308',
  ˇ: '\u030c',
  '˘': '\u0306',
  '´': '\u0301',
  ˊ: '\u0301',
  '`': '\u0300',
  ˋ: '\u0300',
  '˚': '\u030a',
};
const BARS = new Set(['―', '¯', '‾', '_', '‗', 'ˉ', '\u0332']);
/** LibreOffice draws these unchanged; other pairs need the bracket element. */
const PLAIN_PAIRS = new Set(['()', '[]', '{}']);

/** A row of nodes. A large operator takes its operand, a function its argument, a power its bracket. */
export function rowOf(nodes: readonly MmlNode[], depth: number): MathComponent[] {
  const row: MathComponent[] = [];
  const partners = partnersOf(nodes);
  const edges = edgesOf(nodes);
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (node === undefined) continue;
    const base = baseOf(node);
    const sign = tokenText(base) ?? '';
    const close = partners.get(at);
    const count = OPERATORS.has(sign) ? rangeAfter(nodes, at) : isFunction(node) ? argumentAfter(nodes, at) : 0;
    const buildOperand = () => rowOf(nodes.slice(at + 1, at + 1 + count), depth + 1);
    if (close !== undefined) {
      row.push(...grouped(node, nodes.slice(at + 1, close), nodes[close] as MmlNode, depth));
      at = close;
    } else if (OPERATORS.has(sign)) row.push(operatorOf(node, sign, buildOperand(), depth));
    else if (count > 0) row.push(new MathFunction({ name: partsOf(node, depth + 1), children: buildOperand() }));
    else if (isLone(base) || edges.has(base)) row.push(...scripted(node, partsOfLone(base, sign), depth));
    else row.push(...partsOf(node, depth + 1));
    at += count;
  }
  return row;
}

/** LibreOffice accepts a lone brace; any other lone sign is written as a word. */
function partsOfLone(base: MmlNode, sign: string): MathComponent[] {
  return sign === '{' || sign === '}' ? runsOf(base) : [asWord(sign)];
}

/** A bracket with its content. A power after it applies to the whole. */
function grouped(open: MmlNode, inside: readonly MmlNode[], close: MmlNode, depth: number): MathComponent[] {
  const content = rowOf(inside, depth + 1);
  const [first, last] = [tokenText(baseOf(open)) ?? '', tokenText(baseOf(close)) ?? ''];
  if (bareOf(close) === baseOf(close) && PLAIN_PAIRS.has(first + last))
    return [...partsOf(open, depth), ...content, ...partsOf(close, depth)];
  return scripted(close, [brackets(first, last, content.length === 0 ? [nothing()] : content)], depth);
}

/** The scripts of a node, applied to this base. */
function scripted(node: MmlNode, base: MathComponent[], depth: number): MathComponent[] {
  if (depth > MAX_DEPTH) throw new Error('This formula is nested too deeply.');
  const bareNode = bareOf(node);
  if (!isScript(bareNode)) return base;
  const [first, ...marks] = childrenOf(bareNode);
  const children = first === undefined ? base : scripted(first, base, depth + 1);
  const arm = (at: number) => armOf(marks[at], depth);
  switch (bareNode.kind) {
    case 'msub':
      return [new MathSubScript({ children, subScript: arm(0) })];
    case 'msup':
      return [new MathSuperScript({ children, superScript: arm(0) })];
    case 'msubsup':
      return [new MathSubSuperScript({ children, subScript: arm(0), superScript: arm(1) })];
    case 'munder':
      return [under(children, marks[0], depth)];
    case 'mover':
      return [over(children, marks[0], depth)];
    default:
      return [over([under(children, marks[0], depth)], marks[1], depth)];
  }
}

function operatorOf(node: MmlNode, sign: string, operand: MathComponent[], depth: number): MathComponent {
  const { sub, sup } = limitsOf(bareOf(node), depth);
  const isStacked = !INTEGRALS.has(sign) && node.attributes.get('displaystyle') !== false;
  return operator(sign, { sub, sup, operand, isStacked });
}

type Limits = { sub: MathComponent[] | null; sup: MathComponent[] | null };

function limitsOf(node: MmlNode, depth: number): Limits {
  const children: (MmlNode | null | undefined)[] = node.childNodes.map((child) => child as MmlNode | null);
  const limit = (at: number) => {
    const child = children[at];
    return child ? rowOf([child], depth + 1) : null;
  };
  if (['msub', 'munder'].includes(node.kind)) return { sub: limit(1), sup: null };
  if (['msup', 'mover'].includes(node.kind)) return { sub: null, sup: limit(1) };
  return isScript(node) ? { sub: limit(1), sup: limit(2) } : { sub: null, sup: null };
}

function partsOf(node: MmlNode, depth: number): MathComponent[] {
  if (depth > MAX_DEPTH) throw new Error('This formula is nested too deeply.');
  const children = childrenOf(node);
  const arm = (at: number) => armOf(children[at], depth);
  switch (node.kind) {
    case 'math':
    case 'inferredMrow':
    case 'mstyle':
    case 'mpadded':
    case 'TeXAtom':
      return rowOf(children, depth);
    case 'mrow':
      return [fenced(children, depth) ?? rowOf(children, depth)].flat();
    case 'mi':
    case 'mn':
    case 'mo':
    case 'mtext':
    case 'mspace':
      return runsOf(node);
    case 'mphantom':
    case 'none':
      return [];
    case 'mfrac': {
      const isBare = /^0(?:\.0*)?\D*$/.test(String(node.attributes.get('linethickness')));
      return [new MathFraction({ numerator: arm(0), denominator: arm(1), type: isBare ? 'noBar' : 'stacked' })];
    }
    case 'msqrt':
      return [new MathRadical({ children: rowOf(children, depth) })];
    case 'mroot':
      return [new MathRadical({ children: arm(0), degree: arm(1) })];
    case 'msub':
    case 'msup':
    case 'msubsup':
    case 'munder':
    case 'mover':
    case 'munderover':
      return scripted(node, armOf(baseOf(node), depth), depth);
    case 'mtable':
      return [tableOf(node, depth)];
    default:
      throw new Error(`Word has no element for ${node.kind}.`);
  }
}

/** An empty place, which Word would draw as a box, gets a zero-width character. */
function armOf(node: MmlNode | undefined, depth: number): MathComponent[] {
  const parts = node === undefined ? [] : rowOf([node], depth);
  return parts.length === 0 ? [nothing()] : parts;
}

/** A sign at the start of a cell, as in aligned formulas, has nothing on its left, but LibreOffice requires something. */
function cellOf(node: MmlNode, depth: number): MathComponent[] {
  const parts = rowOf(childrenOf(node), depth);
  const isHalf = [TEXCLASS.REL, TEXCLASS.BIN].includes(firstSeen(node)?.texClass ?? TEXCLASS.NONE);
  return parts.length === 0 || isHalf ? [nothing(), ...parts] : parts;
}

function firstSeen(node: MmlNode): MmlNode | null {
  if (tokenText(node) !== null) return tokenText(node) === '' ? null : node;
  for (const child of childrenOf(node)) {
    const visibleNode = firstSeen(child);
    if (visibleNode !== null) return visibleNode;
  }
  return null;
}

function nothing(): MathRun {
  return new MathRun('\u200b');
}

function fenced(children: readonly MmlNode[], depth: number): MathComponent | null {
  const [first, last] = [children[0], children.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  if (first.texClass !== TEXCLASS.OPEN || last.texClass !== TEXCLASS.CLOSE) return null;
  const [open, close] = [tokenText(bareOf(first)), tokenText(bareOf(last))];
  if (open === null || close === null) return null;
  return brackets(open, close, rowOf(children.slice(1, -1), depth + 1));
}

function under(base: MathComponent[], mark: MmlNode | undefined, depth: number): MathComponent {
  const sign = mark === undefined ? null : tokenText(bareOf(mark));
  if (sign !== null && BARS.has(sign)) return bar('bot', base);
  if (sign === '⏟') return brace(sign, 'bot', base);
  return new MathLimitLower({ children: base, limit: armOf(mark, depth) });
}

function over(base: MathComponent[], mark: MmlNode | undefined, depth: number): MathComponent {
  const sign = mark === undefined ? null : tokenText(bareOf(mark));
  if (sign !== null && BARS.has(sign)) return bar('top', base);
  if (sign === '⏞') return brace(sign, 'top', base);
  const combining = sign === null ? undefined : ACCENTS[sign];
  if (combining !== undefined) return accent(combining, base);
  return new MathLimitUpper({ children: base, limit: armOf(mark, depth) });
}

function tableOf(node: MmlNode, depth: number): MathComponent {
  const rows = childrenOf(node).map((row) => {
    const cells = childrenOf(row);
    // A formula's number is in its own column.
    return (row.kind === 'mlabeledtr' ? cells.slice(1) : cells).map((cell) => cellOf(cell, depth + 1));
  });
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  if (width === 0) throw new Error('This table is empty.');
  const columnAligns = String(node.attributes.get('columnalign') ?? '').split(/\s+/);
  const sides = Array.from({ length: width }, (_, at) => columnAligns[Math.min(at, columnAligns.length - 1)] ?? 'center');
  return table(
    rows.map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? [nothing()])),
    sides,
  );
}
