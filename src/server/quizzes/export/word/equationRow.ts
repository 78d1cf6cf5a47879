// Relates the signs of one row: which brackets match, how far a sum or function extends, and which signs lack an operand.
// LibreOffice parses an equation as its own language, in which a sign without its partner is an error.
import type { MmlNode } from 'mathjax-full/js/core/MmlTree/MmlNode.js';
import { TEXCLASS } from 'mathjax-full/js/core/MmlTree/MmlNode.js';
import { tokenText } from './equationTokens.ts';

const SCRIPTS = new Set(['msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover']);
const BRACKET = /^[()[\]{}⟨⟩⌊⌋⌈⌉⟦⟧⟮⟯]$/;
const BARS = new Set(['|', '‖', '∥']);
/** Signs with another meaning in LibreOffice: comments, columns, quotation marks, factorials. */
const STRANGE = /^[%#&"!?]$/;
/** Prefix operators. */
const PREFIXES = /^[+\-−±∓¬∀∃∂∇]$/;

export function childrenOf(node: MmlNode): MmlNode[] {
  return node.childNodes.filter((child): child is MmlNode => child !== null && child !== undefined);
}

export function isScript(node: MmlNode): boolean {
  return SCRIPTS.has(node.kind);
}

/** The only child inside braces, or the node itself. */
export function bareOf(node: MmlNode): MmlNode {
  const [only, second] = childrenOf(node);
  const isWrapper = node.kind === 'TeXAtom' || node.kind === 'inferredMrow' || node.kind === 'mstyle';
  return isWrapper && only !== undefined && second === undefined ? bareOf(only) : node;
}

/** The base of scripts. */
export function baseOf(node: MmlNode): MmlNode {
  const bareNode = bareOf(node);
  const [base] = childrenOf(bareNode);
  return isScript(bareNode) && base !== undefined ? baseOf(base) : bareNode;
}

export function isFunction(node: MmlNode): boolean {
  const base = baseOf(node);
  return base.texClass === TEXCLASS.OP && /^\p{L}{2,}/u.test(tokenText(base) ?? '');
}

type Side = 'open' | 'close' | 'bar' | null;

function sideOf(node: MmlNode): Side {
  const base = baseOf(node);
  const sign = tokenText(base) ?? '';
  if (base.kind !== 'mo') return null;
  if (BARS.has(sign) && base.texClass !== TEXCLASS.OPEN && base.texClass !== TEXCLASS.CLOSE) return 'bar';
  if (!BRACKET.test(sign) && !BARS.has(sign)) return null;
  return base.texClass === TEXCLASS.OPEN ? 'open' : base.texClass === TEXCLASS.CLOSE ? 'close' : null;
}

/**
 * For each opening bracket that is closed in this row, the index of its partner. Two bars without a bracket in between are a
 * pair.
 */
export function partnersOf(nodes: readonly MmlNode[]): Map<number, number> {
  const partners = new Map<number, number>();
  const open: { at: number; sign: string; side: Side }[] = [];
  nodes.forEach((node, at) => {
    const side = sideOf(node);
    const sign = tokenText(baseOf(node)) ?? '';
    const isBare = bareOf(node) === baseOf(node);
    const top = open.at(-1);
    if (side === 'bar' && top?.side === 'bar' && top.sign === sign) partners.set(open.pop()?.at ?? at, at);
    else if ((side === 'open' || side === 'bar') && isBare) open.push({ at, sign, side });
    else if (side === 'close') {
      const openIndex = open.findLastIndex((bracket) => bracket.side === 'open');
      if (openIndex >= 0) partners.set(open[openIndex]?.at ?? at, at);
      open.length = Math.max(0, openIndex);
    }
  });
  return partners;
}

/** Whether it is an unmatched bracket or bar, or a sign with another meaning in LibreOffice. */
export function isLone(base: MmlNode): boolean {
  return sideOf(base) !== null || STRANGE.test(tokenText(base) ?? '');
}

/** Infix signs that lack an operand: the plus of an ion, an equals sign at the start. */
export function edgesOf(nodes: readonly MmlNode[]): ReadonlySet<MmlNode> {
  const visibleNodes = nodes.filter((node) => node.kind !== 'mspace' && tokenText(node) !== '');
  const isSign = (node: MmlNode | undefined) =>
    node !== undefined && baseOf(node).kind === 'mo' && /[^\p{L}\p{N}]/u.test(tokenText(baseOf(node)) ?? '');
  const [first, last] = [visibleNodes[0], visibleNodes.at(-1)];
  const edges = new Set<MmlNode>();
  const isPrefix = visibleNodes.length > 1 && first !== undefined && PREFIXES.test(tokenText(baseOf(first)) ?? '');
  if (first !== undefined && isSign(first) && !isPrefix) edges.add(baseOf(first));
  if (last !== undefined && isSign(last)) edges.add(baseOf(last));
  return edges;
}

/** A sum extends to the next relation, comma or closing bracket. */
export function rangeAfter(nodes: readonly MmlNode[], at: number): number {
  let level = 0;
  for (let next = at + 1; next < nodes.length; next += 1) {
    const node = nodes[next] as MmlNode;
    const side = sideOf(node);
    const isEnd = side === 'close' || node.texClass === TEXCLASS.REL || node.texClass === TEXCLASS.PUNCT;
    if (level === 0 && isEnd) return next - at - 1;
    if (side === 'open') level += 1;
    else if (side === 'close') level -= 1;
  }
  return nodes.length - at - 1;
}

/** A function's argument: the next node, or everything up to its closing bracket. */
export function argumentAfter(nodes: readonly MmlNode[], at: number): number {
  const start = nodes[at + 1] && tokenText(bareOf(nodes[at + 1] as MmlNode)) === '' ? at + 2 : at + 1;
  const first = nodes[start];
  if (first === undefined) return 0;
  if (sideOf(first) !== 'open') return [TEXCLASS.BIN, TEXCLASS.REL].includes(first.texClass) ? 0 : start - at;
  return (partnersOf(nodes.slice(start)).get(0) ?? nodes.length - 1 - start) + start - at;
}
