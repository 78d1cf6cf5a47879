// MathJax's tree, node by node, as Word's elements. A node that Word has nothing for is an error, never a gap.
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
import { runsOf, tokenText } from './equationTokens.ts';

/** Deeper than any formula; a deeper one would only cost the reader's stack. */
const MAX_DEPTH = 60;
const OPERATORS = new Set('∑∏∐∫∬∭∮∯∰⋃⋂⨁⨂⨀⨄⨆⋁⋀');
const INTEGRALS = new Set('∫∬∭∮∯∰');
/** What MathJax draws over something, and the combining character that Word wants. */
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
const SCRIPTS = ['msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover'];

/** Nodes that stand beside each other. A large operator takes what it ranges over, a function its argument. */
export function rowOf(nodes: readonly MmlNode[], depth: number): MathComponent[] {
  const row: MathComponent[] = [];
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (node === undefined) continue;
    const sign = tokenText(baseOf(node)) ?? '';
    const count = OPERATORS.has(sign) ? rangeAfter(nodes, at) : isFunction(node) ? argumentAfter(nodes, at) : 0;
    const taken = () => rowOf(nodes.slice(at + 1, at + 1 + count), depth + 1);
    if (OPERATORS.has(sign)) row.push(operatorOf(node, sign, taken(), depth));
    else if (count > 0) row.push(new MathFunction({ name: partsOf(node, depth + 1), children: taken() }));
    else row.push(...partsOf(node, depth + 1));
    at += count;
  }
  return row;
}

function childrenOf(node: MmlNode): MmlNode[] {
  return node.childNodes.filter((child): child is MmlNode => child !== null && child !== undefined);
}

/** The one thing inside braces, else the node itself. */
function bareOf(node: MmlNode): MmlNode {
  const [only, second] = childrenOf(node);
  const isWrapper = node.kind === 'TeXAtom' || node.kind === 'inferredMrow' || node.kind === 'mstyle';
  return isWrapper && only !== undefined && second === undefined ? bareOf(only) : node;
}

/** What the scripts hang on. */
function baseOf(node: MmlNode): MmlNode {
  const bare = bareOf(node);
  const [base] = childrenOf(bare);
  return SCRIPTS.includes(bare.kind) && base !== undefined ? baseOf(base) : bare;
}

function isFunction(node: MmlNode): boolean {
  const base = baseOf(node);
  return base.texClass === TEXCLASS.OP && /^\p{L}{2,}/u.test(tokenText(base) ?? '');
}

/** A sum ranges up to the next relation, comma or closing bracket. */
function rangeAfter(nodes: readonly MmlNode[], at: number): number {
  const ends: (number | null)[] = [TEXCLASS.REL, TEXCLASS.PUNCT, TEXCLASS.CLOSE];
  let level = 0;
  for (let next = at + 1; next < nodes.length; next += 1) {
    const kind = nodes[next]?.texClass ?? null;
    if (level === 0 && ends.includes(kind)) return next - at - 1;
    if (kind === TEXCLASS.OPEN) level += 1;
    else if (kind === TEXCLASS.CLOSE) level -= 1;
  }
  return nodes.length - at - 1;
}

/** A function's argument: the next thing, or all of it up to its closing bracket. */
function argumentAfter(nodes: readonly MmlNode[], at: number): number {
  const start = nodes[at + 1] && tokenText(bareOf(nodes[at + 1] as MmlNode)) === '' ? at + 2 : at + 1;
  const first = nodes[start];
  if (first === undefined) return 0;
  if (first.texClass !== TEXCLASS.OPEN) return [TEXCLASS.BIN, TEXCLASS.REL].includes(first.texClass) ? 0 : start - at;
  let level = 0;
  for (let next = start; next < nodes.length; next += 1) {
    if (nodes[next]?.texClass === TEXCLASS.OPEN) level += 1;
    if (nodes[next]?.texClass === TEXCLASS.CLOSE) level -= 1;
    if (level === 0) return next - at;
  }
  return nodes.length - at - 1;
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
  return SCRIPTS.includes(node.kind) ? { sub: limit(1), sup: limit(2) } : { sub: null, sup: null };
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
      return [new MathSubScript({ children: arm(0), subScript: arm(1) })];
    case 'msup':
      return [new MathSuperScript({ children: arm(0), superScript: arm(1) })];
    case 'msubsup':
      return [new MathSubSuperScript({ children: arm(0), subScript: arm(1), superScript: arm(2) })];
    case 'munder':
      return [under(arm(0), children[1], depth)];
    case 'mover':
      return [over(arm(0), children[1], depth)];
    case 'munderover':
      return [over([under(arm(0), children[1], depth)], children[2], depth)];
    case 'mtable':
      return [tableOf(node, depth)];
    default:
      throw new Error(`Word has no element for ${node.kind}.`);
  }
}

/** A place that Word would draw as an empty box gets a letter without width. */
function armOf(node: MmlNode | undefined, depth: number): MathComponent[] {
  const parts = node === undefined ? [] : rowOf([node], depth);
  return parts.length === 0 ? [nothing()] : parts;
}

/** A sign at the start of a cell, as in aligned formulas, has nothing on its left; LibreOffice asks for something. */
function cellOf(node: MmlNode, depth: number): MathComponent[] {
  const parts = rowOf(childrenOf(node), depth);
  const isHalf = [TEXCLASS.REL, TEXCLASS.BIN].includes(firstSeen(node)?.texClass ?? TEXCLASS.NONE);
  return parts.length === 0 || isHalf ? [nothing(), ...parts] : parts;
}

function firstSeen(node: MmlNode): MmlNode | null {
  if (tokenText(node) !== null) return tokenText(node) === '' ? null : node;
  for (const child of childrenOf(node)) {
    const found = firstSeen(child);
    if (found !== null) return found;
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
    // The number of a formula stands in a column of its own.
    return (row.kind === 'mlabeledtr' ? cells.slice(1) : cells).map((cell) => cellOf(cell, depth + 1));
  });
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  if (width === 0) throw new Error('This table is empty.');
  const given = String(node.attributes.get('columnalign') ?? '').split(/\s+/);
  const sides = Array.from({ length: width }, (_, at) => given[Math.min(at, given.length - 1)] ?? 'center');
  return table(
    rows.map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? [nothing()])),
    sides,
  );
}
