// Writes a quiz as a file. Formats of core/formats/exportFormats that core does not write have their writers here, loaded on
// demand.
import { type ExportFormat, exportFormatOf, type KeyOfServer } from '#core/formats/exportFormats';
import { writtenHere } from '#core/formats/writers';
import type { Quiz } from '#core/quiz/quiz';
import type { WrittenLanguage } from '#texts/languages';
import { fileTextsOf } from '#texts/paper';
import { writtenTexts } from '#texts/written';

type Writer = { write: (quiz: Quiz, language: WrittenLanguage) => Promise<Uint8Array<ArrayBuffer>> };

const writers: Record<KeyOfServer, () => Promise<Writer>> = {
  docx: () => import('./docx.ts'),
  apkg: () => import('./apkg.ts'),
};

/** What a file is: in which format, and the language of its own words. */
export type FileForm = { format: ExportFormat['key']; language: WrittenLanguage };

export async function bytesOf(quiz: Quiz, { format: key, language }: FileForm): Promise<Uint8Array<ArrayBuffer>> {
  const format = exportFormatOf(key);
  if (format === undefined) throw new Error(`There is no format ${key}.`);
  if (!format.isWrittenHere) return (await writers[format.key]()).write(quiz, language);
  return writtenHere(format.key, quiz, fileTextsOf(quiz, writtenTexts[language].paper));
}
