// Parses XML into a tree with line numbers, in a single pass (XML 1.0, https://www.w3.org/TR/xml/). Refuses document types, and
// expands no entities except XML's own five and numeric characters.
import { unescapeHtml } from './htmlEntities.ts';
import { lineCounter } from './lines.ts';
import type { ImportFlaw } from './reading.ts';

export type XmlElement = {
  tag: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
  line: number;
  /** where the element begins and ends in the text, and its content */
  range: { start: number; end: number; innerStart: number; innerEnd: number };
};
export class XmlTrouble extends Error {
  flaw: ImportFlaw;
  line: number;

  constructor(flaw: ImportFlaw, line: number) {
    super(flaw.code);
    this.flaw = flaw;
    this.line = line;
  }
}

const DEEPEST = 50;
/** More than 500 questions need, with 8 options and feedback each. */
const MOST_ELEMENTS = 100_000;
/** Longer than any tag in a quiz file. */
const LONGEST_TAG = 2000;
const ATTRIBUTE = /([\w:.-]{1,100})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g;

/**
 * Parses a text and returns its root. Comments are children with the tag `!`. Calls `onClosed` for each complete element.
 * @throws {XmlTrouble} and whatever `onClosed` throws
 */
export function xmlTree(given: string, onClosed: (element: XmlElement) => void = () => {}): XmlElement {
  const root: XmlElement = { tag: '', attributes: {}, children: [], text: '', line: 1, range: rangeOf(0) };
  const open = [root];
  const texts: string[][] = [[]];
  const lineAt = lineCounter(given);
  let line = 1;
  let at = 0;
  let elements = 0;
  const pass = (end: number) => {
    line = lineAt(end);
    at = end;
  };
  const until = (mark: string, from: number) => {
    const end = given.indexOf(mark, from);
    if (end < 0) throw new XmlTrouble({ code: 'xml_breaks_off' }, line);
    return end;
  };
  while (at < given.length) {
    const start = given.indexOf('<', at);
    const say = (text: string) => texts.at(-1)?.push(text);
    say(unescapeHtml(given.slice(at, start < 0 ? given.length : start)));
    pass(start < 0 ? given.length : start);
    if (start < 0) break;
    if (given.startsWith('<!--', at)) {
      const end = until('-->', at + 4);
      open
        .at(-1)
        ?.children.push({ tag: '!', attributes: {}, children: [], text: given.slice(at + 4, end), line, range: rangeOf(at) });
      pass(end + 3);
    } else if (given.startsWith('<![CDATA[', at)) {
      const end = until(']]>', at);
      say(given.slice(at + 9, end));
      pass(end + 3);
    } else if (given.startsWith('<?', at)) pass(until('?>', at) + 2);
    else if (given.startsWith('<!', at)) throw new XmlTrouble({ code: 'xml_document_type' }, line);
    else {
      const end = until('>', at);
      const inside = given.slice(at + 1, end);
      elements += 1;
      if (inside.length > LONGEST_TAG || elements > MOST_ELEMENTS) throw new XmlTrouble({ code: 'xml_too_many_elements' }, line);
      if (inside.startsWith('/')) {
        const closed = open.pop();
        if (closed === undefined || closed === root || closed.tag !== inside.slice(1).trim()) {
          throw new XmlTrouble({ code: 'xml_ends_nothing', params: { excerpt: inside.slice(1, 40) } }, line);
        }
        closed.text = texts.pop()?.join('') ?? '';
        closed.range = { ...closed.range, innerEnd: at, end: end + 1 };
        onClosed(closed);
      } else {
        const isEmpty = inside.endsWith('/');
        const range = { start: at, end: end + 1, innerStart: end + 1, innerEnd: end + 1 };
        const element = { ...elementOf(isEmpty ? inside.slice(0, -1) : inside, line), range };
        open.at(-1)?.children.push(element);
        if (!isEmpty) {
          open.push(element);
          texts.push([]);
        }
        if (open.length > DEEPEST) throw new XmlTrouble({ code: 'xml_too_deep' }, line);
      }
      pass(end + 1);
    }
  }
  if (open.length > 1)
    throw new XmlTrouble({ code: 'xml_no_end', params: { excerpt: open.at(-1)?.tag ?? '' } }, open.at(-1)?.line ?? line);
  return root;
}

function rangeOf(at: number): XmlElement['range'] {
  return { start: at, end: at, innerStart: at, innerEnd: at };
}

function elementOf(inside: string, line: number): Omit<XmlElement, 'range'> {
  const tag = /^[\w:.-]{1,100}/.exec(inside)?.[0];
  if (tag === undefined) throw new XmlTrouble({ code: 'xml_no_element' }, line);
  const pairs = [...inside.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
    name,
    unescapeHtml(double ?? single ?? ''),
  ]);
  return { tag, attributes: Object.fromEntries(pairs), children: [], text: '', line };
}

/** The children with this tag. */
export function childrenOf(element: XmlElement | undefined, tag: string): XmlElement[] {
  return element?.children.filter((child) => child.tag === tag) ?? [];
}
