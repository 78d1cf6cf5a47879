// From the bytes of a text file to its characters: UTF-8, else UTF-16 by its mark, else windows-1252. Binary is refused.

function decodeAs(label: string, bytes: Uint8Array, fatal: boolean): string | null {
  try {
    return new TextDecoder(label, { fatal }).decode(bytes);
  } catch {
    return null;
  }
}

/** The start of a file may end inside a character: then up to three bytes are left out before UTF-8 is given up. */
function decodeUtf8(bytes: Uint8Array, isStart: boolean): string | null {
  for (let cut = 0; cut <= (isStart ? 3 : 0); cut += 1) {
    const text = decodeAs('utf-8', bytes.subarray(0, bytes.length - cut), true);
    if (text !== null) return text;
  }
  return null;
}

function isControl(code: number): boolean {
  return (
    (code < 32 && code !== 9 && code !== 10 && code !== 12 && code !== 13) || code === 0xfffd || (code >= 0x7f && code < 0xa0)
  );
}

const MOST_CONTROLS = 0.005;

function looksBinary(text: string): boolean {
  let controls = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0) return true;
    if (isControl(code)) controls += 1;
  }
  return controls > Math.max(1, text.length * MOST_CONTROLS);
}

/** The text of these bytes, without a byte order mark; null when they are no text. `isStart`: more bytes follow. */
export function decodeText(bytes: Uint8Array, isStart = false): string | null {
  const [first, second] = bytes;
  const wide = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  const text = wide ? decodeAs(wide, bytes, false) : (decodeUtf8(bytes, isStart) ?? decodeAs('windows-1252', bytes, false));
  return text === null || looksBinary(text) ? null : text.replace(/^\uFEFF/, '');
}
