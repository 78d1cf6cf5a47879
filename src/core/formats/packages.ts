// Reads a package: an Anki deck, H5P or QTI, told apart by the names of the files in it.
import { type PackageFormat, packageFormats } from './importFormats.ts';
import { type Reading, unreadable } from './reading.ts';
import { PACKAGE_LIMITS, unzip, ZipTrouble } from './unzip.ts';

const readers: Record<PackageFormat, () => Promise<(bytes: Uint8Array) => Reading>> = {
  apkg: async () => (await import('./apkg.ts')).read,
  h5p: async () => (await import('./h5p.ts')).read,
  qti: async () => (await import('./qtiReading.ts')).read,
};

/** The questions of a package. */
export async function readPackage(bytes: Uint8Array): Promise<Reading> {
  try {
    const { names } = unzip(bytes, PACKAGE_LIMITS, () => false);
    const row = packageFormats.find(({ holds }) => names.some((name) => holds.test(name)));
    if (row === undefined) return unreadable({ code: names.length === 0 ? 'package_damaged' : 'package_other' });
    return (await readers[row.key]())(bytes);
  } catch (error) {
    if (error instanceof ZipTrouble) return unreadable({ code: `package_${error.kind}` });
    throw error;
  }
}
