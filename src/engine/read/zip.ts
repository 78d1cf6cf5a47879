// Unpacks the wanted entries of a document that is a zip, so that a bomb ends as a sentence and not as a crash.
import { unzip, type ZipLimits, ZipTrouble } from '#core/formats/unzip';
import { UnusableDocument } from '../unusable.ts';

const LIMITS: ZipLimits = { entries: 10_000, ratio: 100, bytes: 300 * 1024 * 1024 };

/** The entries whose names are wanted. Throws UnusableDocument for a bomb or a broken archive. */
export function unzipWanted(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Uint8Array> {
  try {
    return unzip(bytes, LIMITS, wanted).files;
  } catch (error) {
    if (!(error instanceof ZipTrouble)) throw error;
    throw new UnusableDocument(error.kind === 'damaged' ? 'damaged' : 'too-large');
  }
}
