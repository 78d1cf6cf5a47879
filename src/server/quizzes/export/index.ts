// A quiz as a file. A row of core/exportFormats that is not written in core has a writer here; it is loaded when somebody asks for it.
import { exportFilename } from '#core/exportFormat';
import type { ExportFormat, KeyOfServer } from '#core/exportFormats';
import { writtenHere } from '#core/formats/writers';
import type { Quiz } from '#core/quiz';

type Writer = { write: (quiz: Quiz) => Promise<Uint8Array<ArrayBuffer>> };

const writers: Record<KeyOfServer, () => Promise<Writer>> = {
  docx: () => import('./docx.ts'),
  apkg: () => import('./apkg.ts'),
};

/** The file as an answer to be saved. */
export async function exported(quiz: Quiz, quizId: number, format: ExportFormat): Promise<Response> {
  const headers = {
    'Content-Type': format.mediaType,
    'Content-Disposition': `attachment; filename="${exportFilename(quiz.title, quizId, format)}"`,
  };
  return new Response(await bytesOf(quiz, format), { headers });
}

async function bytesOf(quiz: Quiz, format: ExportFormat): Promise<Uint8Array<ArrayBuffer>> {
  return format.isWrittenHere ? writtenHere(format.key, quiz) : (await writers[format.key]()).write(quiz);
}
