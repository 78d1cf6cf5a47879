// Tells the kind of a file by its bytes; its name and media type may be wrong.
import type { FileKind } from '#core/document/document';
import { decodeText, latin } from './encoding.ts';

const PDF_MARK = '%PDF-';
const PDF_MARK_WITHIN = 1024;
const PROBE_BYTES = 65_536;

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 0x03 || bytes[2] === 0x05);
}

/** The longest end record of a zip, with a comment. */
const LONGEST_END = 65_557;

/** The directory at the end of a zip, which names its entries, but not those of a zip inside it. Some programs write "\" in names. */
function directoryOf(bytes: Uint8Array): string {
  const tail = bytes.subarray(-LONGEST_END);
  const end = latin(tail.subarray(0, -18)).lastIndexOf('PK\x05\x06');
  const size = end < 0 ? Number.POSITIVE_INFINITY : new DataView(tail.buffer, tail.byteOffset + end).getUint32(12, true);
  const last = bytes.length - tail.length + end;
  return latin(end < 0 ? bytes : bytes.subarray(Math.max(0, last - size), last)).replaceAll('\\', '/');
}

const MARKUP = /^\s*(?:<!doctype|<html|<\?xml|<head|<body|<script|<svg|\{\\rtf)/i;

export function isCompoundFile(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1].every((byte, at) => bytes[at] === byte);
}

export function isArchive(bytes: Uint8Array): boolean {
  return isZip(bytes) && /\.(?:docx|pptx|pdf|txt|md)\b/i.test(directoryOf(bytes));
}

const PICTURES = ['\xff\xd8\xff', '\x89PNG', 'GIF8', 'II*\0', 'MM\0*'];

export function isPicture(bytes: Uint8Array): boolean {
  const name = latin(bytes.subarray(0, 16));
  return (
    PICTURES.some((mark) => name.startsWith(mark)) ||
    /^RIFF.{4}WEBP/s.test(name) ||
    /^.{4}ftyp(?:hei|hev|mif|msf|avi)/s.test(name)
  );
}

/** A larger PDF consists of pictures, whose dictionaries are within these first bytes. */
const PICTURE_WITHIN = 1 << 24;

/** Whether a PDF has pictures. Their dictionaries are never compressed. */
export function hasPictures(bytes: Uint8Array): boolean {
  return /\/Subtype\s*\/Image\b/.test(latin(bytes.subarray(0, PICTURE_WITHIN)));
}

/** A document of another office program, or of an old one: Word 97, Excel, OpenDocument, RTF. */
export function isOtherOffice(bytes: Uint8Array): boolean {
  if (isCompoundFile(bytes) || latin(bytes.subarray(0, 5)) === '{\\rtf') return true;
  if (!isZip(bytes)) return false;
  return (
    latin(bytes.subarray(0, 100)).includes('application/vnd.oasis.opendocument') || directoryOf(bytes).includes('xl/workbook')
  );
}

/** The kind of a file, or null if it cannot be read. An empty file is an empty text. */
export function sniffKind(bytes: Uint8Array): FileKind | null {
  if (latin(bytes.subarray(0, PDF_MARK_WITHIN)).includes(PDF_MARK)) return 'pdf';
  if (isZip(bytes)) {
    const directory = directoryOf(bytes);
    return directory.includes('ppt/presentation.xml') ? 'pptx' : directory.includes('word/document') ? 'docx' : null;
  }
  const text = decodeText(bytes.subarray(0, PROBE_BYTES), bytes.length > PROBE_BYTES);
  return text === null || MARKUP.test(text) ? null : 'txt';
}
