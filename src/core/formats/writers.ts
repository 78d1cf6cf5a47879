// The writers that need neither network nor server, each loaded when it is asked for.
import type { Quiz } from '../quiz.ts';

type Writer = { write: (quiz: Quiz) => string | Uint8Array };

const writers: Record<string, () => Promise<Writer>> = {
  gift: () => import('./gift.ts'),
  moodle: () => import('./moodle.ts'),
  qti: () => import('./qti.ts'),
  csv: () => import('./csv.ts'),
  markdown: () => import('./markdown.ts'),
  json: () => import('./json.ts'),
};

/** The file's bytes in this format of core/exportFormats; null where it is not written here. */
export async function writtenHere(key: string, quiz: Quiz): Promise<Uint8Array<ArrayBuffer> | null> {
  const writer = await writers[key]?.();
  if (writer === undefined) return null;
  const written = writer.write(quiz);
  return typeof written === 'string' ? new TextEncoder().encode(written) : new Uint8Array(written);
}
