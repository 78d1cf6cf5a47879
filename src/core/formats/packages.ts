// Reads a package: an Anki deck, H5P or QTI, told apart by the names of the files in it.
import { isZip, type PackageFormat, packageFormats } from './importFormats.ts';
import { type Reading, unreadable } from './reading.ts';
import { PACKAGE_LIMITS, unzip, ZipTrouble } from './unzip.ts';

const readers: Record<PackageFormat, () => Promise<(bytes: Uint8Array) => Reading>> = {
  apkg: async () => (await import('./apkg.ts')).read,
  h5p: async () => (await import('./h5p.ts')).read,
  qti: async () => (await import('./qtiReading.ts')).read,
};

/** A quiz as text, and what tells Moodle's XML apart from QTI. */
const TEXT_NAME = /^(?!h5p\.json$).{0,300}\.(?:gift|txt|csv|tsv|md|markdown|json|xml)$/i;
const MOODLE = /<quiz\b/;

type ZippedFile = { name: string; bytes: Uint8Array };

/** The only file of a zip, if it is a quiz as text; else null. */
function zippedText(bytes: Uint8Array, names: readonly string[]): ZippedFile | null {
  try {
    const [name, ...otherNames] = names.filter((entry) => !/^__MACOSX\/|\/$|(?:^|\/)\./.test(entry));
    if (name === undefined || otherNames.length > 0 || !TEXT_NAME.test(name)) return null;
    const content = unzip(bytes, PACKAGE_LIMITS, (entry) => entry === name).files.get(name);
    if (content === undefined || isZip(content)) return null;
    const isText = !/\.xml$/i.test(name) || MOODLE.test(new TextDecoder().decode(content));
    return isText ? { name: name.split('/').at(-1) ?? '', bytes: content } : null;
  } catch {
    return null;
  }
}

/** What a zip is that is no package of questions. */
function otherKind(names: readonly string[]): 'package_damaged' | 'package_table' | 'package_document' | 'package_other' {
  if (names.length === 0) return 'package_damaged';
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^xl\/workbook\.(?:xml|bin)$/)) return 'package_table';
  return has(/^word\/document\.xml$/) ? 'package_document' : 'package_other';
}

/** The questions of a package, or the only file in it that is a quiz as text. */
export async function openPackage(bytes: Uint8Array): Promise<{ reading: Reading } | { file: ZippedFile }> {
  try {
    const { names } = unzip(bytes, PACKAGE_LIMITS, () => false);
    const file = zippedText(bytes, names);
    if (file) return { file };
    const row = packageFormats.find(({ holds }) => names.some((name) => holds.test(name)));
    if (row === undefined) return { reading: unreadable({ code: otherKind(names) }) };
    return { reading: (await readers[row.key]())(bytes) };
  } catch (error) {
    if (error instanceof ZipTrouble) return { reading: unreadable({ code: `package_${error.kind}` }) };
    throw error;
  }
}
