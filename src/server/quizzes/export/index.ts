// A quiz as a file. Each row of core/exportFormat has a writer here, a file by the name of its extension that exports `write`; it is
// loaded when somebody asks for it.
import { type ExportFormat, exportFilename } from '#core/exportFormat';
import type { Quiz } from '#core/quiz';

type Writer = { write: (quiz: Quiz) => Promise<Uint8Array<ArrayBuffer>> };

/** The file as an answer to be saved. */
export async function exported(quiz: Quiz, quizId: number, format: ExportFormat): Promise<Response> {
  const { write }: Writer = await import(`./${format.extension}.ts`);
  const headers = {
    'Content-Type': format.mediaType,
    'Content-Disposition': `attachment; filename="${exportFilename(quiz.title, quizId, format)}"`,
  };
  return new Response(await write(quiz), { headers });
}
