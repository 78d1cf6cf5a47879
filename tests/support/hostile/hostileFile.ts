// A file made to hurt, by a recipe: what it is, under which name it is uploaded, and its bytes when they are wanted.

/** `isHeavy`: it would end the process that reads it, so it needs one of its own. */
export type HostileFile = { what: string; name: string; make: () => Uint8Array; isHeavy?: true };

/** How large they are made. */
export type HostileSizes = {
  /** of a text, within what is read */
  textBytes: number;
  /** of the longest line */
  lineBytes: number;
  pages: number;
  /** what a bomb unpacks to */
  bombBytes: number;
  entries: number;
};

export const everydaySizes: HostileSizes = {
  textBytes: 8 * 1024,
  lineBytes: 6 * 1024 * 1024,
  pages: 300,
  bombBytes: 110 * 1024 * 1024,
  entries: 10_100,
};

export const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A piece again and again, up to so many bytes. */
export function repeated(piece: string, bytes: number): string {
  return piece.repeat(Math.ceil(bytes / Buffer.byteLength(piece))).slice(0, bytes);
}
