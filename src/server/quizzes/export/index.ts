// A quiz as a file. A row of core/formats/exportFormats that is not written in core has a writer here; it is loaded when somebody asks for it.
import { type ExportFormat, exportFormatOf, type KeyOfServer } from '#core/formats/exportFormats';
import { writtenHere } from '#core/formats/writers';
import type { Quiz } from '#core/quiz/quiz';

type Writer = { write: (quiz: Quiz) => Promise<Uint8Array<ArrayBuffer>> };

const writers: Record<KeyOfServer, () => Promise<Writer>> = {
  docx: () => import('./docx.ts'),
  apkg: () => import('./apkg.ts'),
};

/** The file's bytes in the format of this key. */
export async function bytesOf(quiz: Quiz, key: ExportFormat['key']): Promise<Uint8Array<ArrayBuffer>> {
  const format = exportFormatOf(key);
  if (format === undefined) throw new Error(`There is no format ${key}.`);
  return format.isWrittenHere ? writtenHere(format.key, quiz) : (await writers[format.key]()).write(quiz);
}
