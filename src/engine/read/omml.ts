// Converts Office's maths markup (OMML) to TeX. Unknown markup becomes plain text.
import { wordList } from '../english/pattern.ts';
import { child, textOf, type XmlNode } from './xml.ts';

/** Signs, each with the command that TeX has for it. */
const signs: Record<string, string> = Object.fromEntries(
  wordList`
  ×:times ÷:div ≤:le ≥:ge ≠:ne ∞:infty →:to ±:pm ⋅:cdot α:alpha β:beta γ:gamma δ:delta ε:epsilon θ:theta λ:lambda μ:mu π:pi
  σ:sigma φ:varphi ω:omega Δ:Delta Σ:Sigma Ω:Omega ∑:sum ∫:int √:surd
`.map((pair) => [pair.charAt(0), `\\${pair.slice(2)} `]),
);

function escaped(text: string): string {
  return text.replace(/[#%&_$]/g, '\\$&').replace(/[^\x20-\x7e]/g, (sign) => signs[sign] ?? sign);
}

function group(node: XmlNode | undefined): string {
  return `{${node ? texOf(node.children) : ''}}`;
}

function texOfNode(node: XmlNode): string {
  const part = (tag: string) => group(child(node, tag));
  switch (node.tag) {
    case 'm:t':
      return escaped(textOf(node));
    case 'm:f':
      return `\\frac${part('m:num')}${part('m:den')}`;
    case 'm:sSup':
      return `${part('m:e')}^${part('m:sup')}`;
    case 'm:sSub':
      return `${part('m:e')}_${part('m:sub')}`;
    case 'm:sSubSup':
      return `${part('m:e')}_${part('m:sub')}^${part('m:sup')}`;
    case 'm:rad': {
      const degree = texOf(child(node, 'm:deg')?.children ?? []);
      return `\\sqrt${degree === '' ? '' : `[${degree}]`}${part('m:e')}`;
    }
    case 'm:nary': {
      const sign = child(child(node, 'm:naryPr'), 'm:chr')?.attributes['m:val'] ?? '∫';
      return `${signs[sign] ?? sign}_${part('m:sub')}^${part('m:sup')}${part('m:e')}`;
    }
    case 'm:d':
      return `\\left(${texOf(node.children)}\\right)`;
    default:
      return /Pr$/.test(node.tag) ? '' : texOf(node.children);
  }
}

function texOf(nodes: readonly XmlNode[]): string {
  return nodes.map(texOfNode).join('');
}

/** An `m:oMath` element as `$…$`; empty when it holds nothing. */
export function mathOf(node: XmlNode): string {
  const tex = texOf(node.children).trim();
  return tex === '' ? '' : `$${tex}$`;
}
