// Decodes the bytes of a text file: UTF-16 by its mark, else UTF-8, with broken bytes as windows-1252. Refuses binary files.
import { oneOf, regex } from '../english/pattern.ts';

/** The characters of windows-1252 from 0x80 to 0x9F, which some decoders get wrong. U+FFFD: not in use. */
const WINDOWS = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ';
const CHUNK = 8_192;

export function latin(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return parts.join('');
}

export function westernSign(byte: number): string {
  return WINDOWS[byte - 0x80] ?? String.fromCharCode(byte);
}

/** A valid multi-byte character of UTF-8, as `latin` returns it: shortest form, no surrogate, nothing above Unicode. */
const WIDE = oneOf`
  [\xc2-\xdf][\x80-\xbf] | \xe0[\xa0-\xbf][\x80-\xbf] | [\xe1-\xec\xee\xef][\x80-\xbf]{2} | \xed[\x80-\x9f][\x80-\xbf]
  \xf0[\x90-\xbf][\x80-\xbf]{2} | [\xf1-\xf3][\x80-\xbf]{3} | \xf4[\x80-\x8f][\x80-\xbf]{2}
`;
const NOT_ASCII = regex('g')`${WIDE}|[\x80-\xff]`;

/** Decodes as UTF-8 if most multi-byte characters are valid. Single broken bytes are windows-1252. */
function decodeBytes(bytes: Uint8Array, isStart: boolean): string {
  try {
    // The start of a file may end inside a character.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isStart });
  } catch {
    const text = latin(bytes);
    const signs = text.match(NOT_ASCII) ?? [];
    const isUtf8 = signs.filter(({ length }) => length > 1).length * 2 >= signs.length;
    const [utf8, ofWindows] = [new TextDecoder(), (sign: string) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign];
    const decoded = (sign: string) =>
      sign.length > 1 ? utf8.decode(Uint8Array.from(sign, (byte) => byte.charCodeAt(0))) : ofWindows(sign);
    return isUtf8 ? text.replace(NOT_ASCII, decoded) : text.replace(/[\x80-\x9f]/g, ofWindows);
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\0-\x08\x0B\x0E-\x1F\x7F-\x9F\uFFFD]/g;
const MOST_CONTROLS = 0.005;

function looksBinary(text: string): boolean {
  const controls = text.length - text.replace(CONTROLS, '').length;
  return text.includes('\0') || controls > Math.max(1, text.length * MOST_CONTROLS);
}

/** The text of these bytes, without a byte order mark; null when they are no text. `isStart`: more bytes follow. */
export function decodeText(bytes: Uint8Array, isStart = false): string | null {
  const [first, second] = bytes;
  const wide = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  const text = wide ? new TextDecoder(wide).decode(bytes) : decodeBytes(bytes, isStart);
  return looksBinary(text) ? null : text.replace(/^\uFEFF/, '');
}
