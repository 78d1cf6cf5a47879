// The writers that run on the device, each loaded on demand.

import type { Quiz } from '../quiz/quiz.ts';
import type { FileTexts } from './exportFormat.ts';
import type { KeyHere } from './exportFormats.ts';

type Writer = { write: (quiz: Quiz, texts: FileTexts) => string | Uint8Array };

const writers: Record<KeyHere, () => Promise<Writer>> = {
  gift: () => import('./gift.ts'),
  moodle: () => import('./moodle.ts'),
  qti: () => import('./qti.ts'),
  csv: () => import('./csv.ts'),
  markdown: () => import('./markdown.ts'),
  json: () => import('./json.ts'),
};

/** The file's bytes in this format. */
export async function writtenHere(key: KeyHere, quiz: Quiz, texts: FileTexts): Promise<Uint8Array<ArrayBuffer>> {
  const content = (await writers[key]()).write(quiz, texts);
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}
