// Tells by its style what a paragraph of Word is: a heading, a list item, a line of the table of contents.
import type { Script } from '#core/text/raisedText';
import { child, within, type XmlNode } from './xml.ts';

type Look = { bold: boolean; script: Script | null };
export type WordStyle = Look & { heading: number | null; numbering: XmlNode | null; isContents: boolean };

const PLAIN: WordStyle = { heading: null, numbering: null, isContents: false, bold: false, script: null };
const DEEPEST_HEADING = 6;
const LONGEST_CHAIN = 12;

/** Is a switch on: `<w:b/>`, but not `<w:b w:val="0"/>`. */
export function isOn(node: XmlNode | undefined): boolean {
  return node !== undefined && !/^(?:0|false|off)$/.test(node.attributes['w:val'] ?? '');
}

const SCRIPTS: Record<string, Script> = { superscript: 'raised', subscript: 'lowered' };
/** Half points; a smaller shift adjusts a letter to its line. */
const LEAST_SHIFT = 4;

/** Whether these properties of a run raise or lower it: by the switch for it, or by a shift. */
export function scriptOf(face: XmlNode | undefined): Script | null {
  const shift = Number(child(face, 'w:position')?.attributes['w:val'] ?? 0);
  const shifted = Math.abs(shift) < LEAST_SHIFT ? null : shift > 0 ? 'raised' : 'lowered';
  return SCRIPTS[child(face, 'w:vertAlign')?.attributes['w:val'] ?? ''] ?? shifted;
}

function outlineOf(properties: XmlNode | undefined): number | null {
  const level = child(properties, 'w:outlineLvl')?.attributes['w:val'];
  return level === undefined || Number(level) >= DEEPEST_HEADING ? null : Number(level) + 1;
}

/** The numbering of a paragraph. Number 0 removes it. */
export function numberingOf(properties: XmlNode | undefined): XmlNode | null {
  return child(properties, 'w:numPr') ?? null;
}

export class WordStyles {
  readonly #styles = new Map<string, XmlNode>();

  /** `nodes`: word/styles.xml. */
  constructor(nodes: readonly XmlNode[]) {
    for (const style of within(nodes, 'w:style')) this.#styles.set(style.attributes['w:styleId'] ?? '', style);
  }

  /** A style with what it has from the ones that it is based on. */
  of(id: string | undefined): WordStyle {
    const resolvedStyle = { ...PLAIN };
    let next = id;
    for (let step = 0; next !== undefined && step < LONGEST_CHAIN; step += 1) {
      const style = this.#styles.get(next);
      const name = (child(style, 'w:name')?.attributes['w:val'] ?? next).toLowerCase();
      const properties = child(style, 'w:pPr');
      const named = /^heading ?([1-6])$/.exec(name)?.[1];
      resolvedStyle.heading ??= named !== undefined ? Number(named) : name === 'title' ? 1 : outlineOf(properties);
      resolvedStyle.numbering ??= numberingOf(properties);
      resolvedStyle.isContents ||= /^(?:toc ?\d|toc heading|table of (?:figures|authorities)|index ?\d)$/.test(name);
      resolvedStyle.bold ||= isOn(child(child(style, 'w:rPr'), 'w:b'));
      resolvedStyle.script ??= scriptOf(child(style, 'w:rPr'));
      next = child(style, 'w:basedOn')?.attributes['w:val'];
    }
    return resolvedStyle;
  }
}
