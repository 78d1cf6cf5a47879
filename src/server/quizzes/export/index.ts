// A quiz as a file. A row of core/exportFormat that is not written in core has a writer here; it is loaded when somebody asks for it.
import { type ExportFormat, exportFilename } from '#core/exportFormat';
import { writtenHere } from '#core/formats/writers';
import type { Quiz } from '#core/quiz';

type Writer = { write: (quiz: Quiz) => Promise<Uint8Array<ArrayBuffer>> };

const writers: Record<string, () => Promise<Writer>> = {
  docx: () => import('./docx.ts'),
  apkg: () => import('./apkg.ts'),
};

/** The file as an answer to be saved. */
export async function exported(quiz: Quiz, quizId: number, format: ExportFormat): Promise<Response> {
  const headers = {
    'Content-Type': format.mediaType,
    'Content-Disposition': `attachment; filename="${exportFilename(quiz.title, quizId, format)}"`,
  };
  return new Response((await writtenHere(format.key, quiz)) ?? (await writtenByUs(quiz, format.key)), { headers });
}

async function writtenByUs(quiz: Quiz, key: string): Promise<Uint8Array<ArrayBuffer>> {
  const writer = await writers[key]?.();
  if (writer === undefined) throw new Error(`The format ${key} has no writer.`);
  return writer.write(quiz);
}
