// What a file really is, by its bytes; names and media types are only claims.
import type { FileKind } from '#core/document/document';
import { decodeText, latin } from './encoding.ts';

const PDF_MARK = '%PDF-';
const PDF_MARK_WITHIN = 1024;
const PROBE_BYTES = 65_536;

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 0x03 || bytes[2] === 0x05);
}

/** Zip entry names stand uncompressed in the central directory, which ends the file, and before each entry. */
function holdsName(bytes: Uint8Array, name: string): boolean {
  const wanted = new TextEncoder().encode(name);
  const first = wanted[0] as number;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    let matchLength = 1;
    while (matchLength < wanted.length && bytes[at + matchLength] === wanted[matchLength]) matchLength += 1;
    if (matchLength === wanted.length) return true;
  }
  return false;
}

function isMarkup(text: string): boolean {
  return /^\s*(?:<!doctype|<html|<\?xml|<head|<body|<script|<svg|\{\\rtf)/i.test(text);
}

/** The compound file of old Office formats and of encrypted new ones. */
export function isCompoundFile(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1].every((byte, at) => bytes[at] === byte);
}

function zipKind(bytes: Uint8Array): FileKind | null {
  if (holdsName(bytes, 'ppt/presentation.xml')) return 'pptx';
  return holdsName(bytes, 'word/document') ? 'docx' : null;
}

const PICTURES: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x47, 0x49, 0x46, 0x38],
  [0x49, 0x49, 0x2a, 0],
  [0x4d, 0x4d, 0, 0x2a],
];

/** A photo or another picture: JPEG, PNG, GIF, TIFF, WebP, HEIC. */
export function isPicture(bytes: Uint8Array): boolean {
  const name = latin(bytes.subarray(0, 16));
  return (
    PICTURES.some((mark) => mark.every((byte, at) => bytes[at] === byte)) ||
    /^RIFF.{4}WEBP/s.test(name) ||
    /^.{4}ftyp(?:hei|hev|mif|msf|avi)/s.test(name)
  );
}

/** A document of another office program, or of an old one: Word 97, Excel, OpenDocument, RTF. */
export function isOtherOffice(bytes: Uint8Array): boolean {
  if (isCompoundFile(bytes) || latin(bytes.subarray(0, 5)) === '{\\rtf') return true;
  return isZip(bytes) && (holdsName(bytes, 'xl/workbook') || holdsName(bytes, 'application/vnd.oasis.opendocument'));
}

/** The kind of a file by its bytes, or null when it is none that can be read. An empty file is an (empty) text. */
export function sniffKind(bytes: Uint8Array): FileKind | null {
  if (latin(bytes.subarray(0, PDF_MARK_WITHIN)).includes(PDF_MARK)) return 'pdf';
  if (isZip(bytes)) return zipKind(bytes);
  const text = decodeText(bytes.subarray(0, PROBE_BYTES), bytes.length > PROBE_BYTES);
  return text === null || isMarkup(text) ? null : 'txt';
}
