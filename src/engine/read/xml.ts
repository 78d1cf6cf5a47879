// Parses XML into a tree in document order. Documents with a DOCTYPE are refused, since entities are only used for attacks here.
import { XMLParser } from 'fast-xml-parser';
import { UnusableDocument } from '../unusable.ts';

export type XmlNode = { tag: string; attributes: Record<string, string>; children: XmlNode[]; text: string };

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: true,
});

const ATTRIBUTES = ':@';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function attributesOf(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(value ?? {}).map(([name, text]) => [name, String(text)]));
}

function toNodes(parsed: unknown): XmlNode[] {
  if (!Array.isArray(parsed)) return [];
  return parsed.filter(isRecord).flatMap((entry) => {
    const tag = Object.keys(entry).find((key) => key !== ATTRIBUTES);
    if (tag === undefined) return [];
    if (tag === '#text') return [{ tag, attributes: {}, children: [], text: String(entry[tag]) }];
    return [{ tag, attributes: attributesOf(entry[ATTRIBUTES]), children: toNodes(entry[tag]), text: '' }];
  });
}

/** The top nodes of an XML file. Throws UnusableDocument if it is broken or declares a document type. */
export function parseXml(bytes: Uint8Array): XmlNode[] {
  const text = new TextDecoder().decode(bytes);
  if (text.includes('<!DOCTYPE')) throw new UnusableDocument('damaged');
  try {
    return toNodes(parser.parse(text));
  } catch {
    throw new UnusableDocument('damaged');
  }
}

export function child(node: XmlNode | undefined, tag: string): XmlNode | undefined {
  return node?.children.find((childNode) => childNode.tag === tag);
}

/** All descendants with this tag in document order, without looking inside a match. */
export function within(nodes: readonly XmlNode[], tag: string): XmlNode[] {
  return nodes.flatMap((node) => (node.tag === tag ? [node] : within(node.children, tag)));
}

export function textOf(node: XmlNode): string {
  return node.tag === '#text' ? node.text : node.children.map(textOf).join('');
}
