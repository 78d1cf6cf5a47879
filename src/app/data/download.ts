// Downloads a quiz as a file, written on this device if possible, otherwise by the server.
import { exportFilename } from '#core/formats/exportFormat';
import type { ExportFormat } from '#core/formats/exportFormats';
import { languageNow } from '#texts/catalogue';
import { fileTextsOf } from '#texts/paper';
import { saveFile } from '../ui/saveText.ts';
import { loadQuiz } from './api.ts';
import { callFile, userIdNow } from './queries.ts';

/** Saves the quiz in this format (P7.16, P7.18). A format written here needs the network only if the quiz is not kept. */
export async function downloadQuiz(format: ExportFormat, quizId: number, title: string): Promise<void> {
  if (format.isWrittenHere) {
    const [quiz, { writtenHere }] = await Promise.all([loadQuiz(userIdNow(), quizId), import('#core/formats/writers')]);
    const bytes = await writtenHere(format.key, quiz, fileTextsOf(quiz));
    return saveFile(exportFilename(title, quizId, format), new Blob([bytes], { type: format.mediaType }));
  }
  const { blob, type } = await callFile('download', { id: quizId, format: format.key, language: languageNow() });
  if (!type.includes(format.mediaType)) console.warn(`Unexpected content type for a ${format.name} file: ${type}`);
  saveFile(exportFilename(title, quizId, format), blob);
}
