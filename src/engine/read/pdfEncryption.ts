// Finds PDFs of which only the attachments are encrypted (PDF 32000-1, 7.6.5: the crypt filter Identity). Their text can be
// read without a password, but pdf.js asks for one.
import { latin } from './encoding.ts';

const REFERENCE = /\/Encrypt\s{1,9}(\d{1,9})\s{1,9}(\d{1,5})\s{1,9}R/;
const LONGEST = 5000;

export function hasOpenText(bytes: Uint8Array): boolean {
  const file = latin(bytes);
  const [, number, generation] = REFERENCE.exec(file) ?? [];
  const start = number === undefined ? -1 : file.search(new RegExp(`(?:^|[\\r\\n ])${number} ${generation} obj\\b`));
  if (start < 0) return false;
  const [dictionary = ''] = file.slice(start, start + LONGEST).split('endobj');
  const isOpen = (key: string) => {
    const [, filter = 'Identity'] = new RegExp(`/${key}\\s{0,9}/(\\w{1,40})`).exec(dictionary) ?? [];
    return filter === 'Identity';
  };
  return /\/V\s{1,9}[45]\b/.test(dictionary) && isOpen('StmF') && isOpen('StrF');
}

/** The file as if nothing in it were encrypted. Every place keeps its offset. */
export function withoutEncryption(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(bytes);
  const file = latin(bytes);
  for (let at = file.indexOf('/Encrypt'); at >= 0; at = file.indexOf('/Encrypt', at + 1)) {
    if (/^\/Encrypt\s/.test(file.slice(at, at + 9))) copy[at + 7] = 'x'.charCodeAt(0);
  }
  return copy;
}
