// Computes the numbers of Word's lists, "3." and "(b)". The file does not contain them, and an exam cannot be read without them.
import { child, within, type XmlNode } from './xml.ts';

type Level = { format: string; text: string; start: number };
const DEEPEST = 8;

function letters(count: number): string {
  return String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.min(4, Math.ceil(count / 26)));
}

function counted(format: string, count: number): string {
  if (!/^(?:lower|upper)Letter$/.test(format)) return String(count);
  return format === 'lowerLetter' ? letters(count) : letters(count).toUpperCase();
}

function settingOf(node: XmlNode | undefined, tag: string): string | undefined {
  return child(node, tag)?.attributes['w:val'];
}

export class WordLists {
  readonly #levels = new Map<string, Level[]>();
  readonly #counts = new Map<string, number[]>();

  /** `nodes`: word/numbering.xml. */
  constructor(nodes: readonly XmlNode[]) {
    const abstract = new Map<string, Level[]>();
    for (const abstractNode of within(nodes, 'w:abstractNum')) {
      const levels: Level[] = [];
      for (const level of abstractNode.children.filter(({ tag }) => tag === 'w:lvl')) {
        levels[Number(level.attributes['w:ilvl']) || 0] = {
          format: settingOf(level, 'w:numFmt') ?? 'decimal',
          text: settingOf(level, 'w:lvlText') ?? '',
          start: Number(settingOf(level, 'w:start') ?? 1) || 0,
        };
      }
      abstract.set(abstractNode.attributes['w:abstractNumId'] ?? '', levels);
    }
    for (const listNode of within(nodes, 'w:num'))
      this.#levels.set(listNode.attributes['w:numId'] ?? '', abstract.get(settingOf(listNode, 'w:abstractNumId') ?? '') ?? []);
  }

  /** The mark of the next paragraph of this list; empty for a bullet. */
  next(numbering: XmlNode): string {
    const id = settingOf(numbering, 'w:numId') ?? '';
    const depth = Math.min(DEEPEST, Number(settingOf(numbering, 'w:ilvl') ?? 0) || 0);
    const levels = this.#levels.get(id) ?? [];
    const counts = this.#counts.get(id) ?? [];
    this.#counts.set(id, counts);
    counts[depth] = (counts[depth] ?? (levels[depth]?.start ?? 1) - 1) + 1;
    counts.length = depth + 1;
    const level = levels[depth];
    if (level === undefined || level.format === 'bullet' || level.format === 'none') return '';
    return level.text.replace(/%(\d)/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      return counted(levels[at]?.format ?? 'decimal', counts[at] ?? levels[at]?.start ?? 1);
    });
  }
}
