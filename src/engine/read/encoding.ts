// From the bytes of a text file to its characters: UTF-8, else UTF-16 by its mark, else windows-1252. Binary is refused. What of a
// text in UTF-8 is broken is read as windows-1252, and nothing else of it.

function decodeAs(label: string, bytes: Uint8Array, fatal: boolean): string | null {
  try {
    return new TextDecoder(label, { fatal }).decode(bytes);
  } catch {
    return null;
  }
}

/** The signs of windows-1252 from 0x80 to 0x9F, which some decoders give as control characters; the five that are not in use are U+FFFD. */
const WINDOWS = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ';
const [FIRST_WINDOWS, LAST_WINDOWS] = [0x80, 0x9f];
const CHUNK = 8_192;

function windowsSign(byte: number): number {
  return byte >= FIRST_WINDOWS && byte <= LAST_WINDOWS ? WINDOWS.charCodeAt(byte - FIRST_WINDOWS) : byte;
}

function decodeWindows(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK)
    parts.push(String.fromCharCode(...Array.from(bytes.subarray(at, at + CHUNK), windowsSign)));
  return parts.join('');
}

/** How many bytes of a character of UTF-8 stand here; 0: none. */
function utf8Length(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const length = first >= 0xc2 && first < 0xe0 ? 2 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xf0 && first < 0xf5 ? 4 : 0;
  if (length === 0 || at + length > bytes.length) return 0;
  const second = bytes[at + 1] ?? 0;
  // Longer forms than needed, surrogates, and what lies above Unicode.
  if ((first === 0xe0 && second < 0xa0) || (first === 0xed && second >= 0xa0)) return 0;
  if ((first === 0xf0 && second < 0x90) || (first === 0xf4 && second >= 0x90)) return 0;
  for (let next = at + 1; next < at + length; next += 1) if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}

/** Where the bytes are no UTF-8, and how many of its longer characters there are. */
function brokenIn(bytes: Uint8Array): { broken: number[]; wide: number } {
  const broken: number[] = [];
  let wide = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = utf8Length(bytes, at);
    if (length === 0) broken.push(at);
    if (length > 1) wide += 1;
    at += Math.max(1, length);
  }
  return { broken, wide };
}

/** A text is UTF-8 where more of its characters than not are whole; single bytes that are broken are those of windows-1252. */
function decodeBytes(bytes: Uint8Array, isStart: boolean): string {
  const { broken, wide } = brokenIn(bytes);
  // The start of a file may end inside a character.
  const cut = isStart ? broken.filter((at) => at >= bytes.length - 3 && (bytes[at] ?? 0) >= 0x80) : [];
  const real = broken.length - cut.length;
  if (real > wide) return decodeWindows(bytes);
  const utf8 = new TextDecoder('utf-8');
  const parts: string[] = [];
  let from = 0;
  for (const at of broken) {
    parts.push(utf8.decode(bytes.subarray(from, at)));
    if (!cut.includes(at)) parts.push(decodeWindows(bytes.subarray(at, at + 1)));
    from = at + 1;
  }
  parts.push(utf8.decode(bytes.subarray(from)));
  return parts.join('');
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
  const text = wide ? decodeAs(wide, bytes, false) : decodeBytes(bytes, isStart);
  return text === null || looksBinary(text) ? null : text.replace(/^\uFEFF/, '');
}
