// The rows of documents' texts on this device.
import * as z from 'zod/mini';
import { DocumentText } from '#core/document/documentText';

/** A document whose text is here, or could be. */
export const TextRow = z.object({
  userId: z.int(),
  docId: z.int(),
  filename: z.string(),
  /** every quiz that was seen to be of it; indexed */
  quizIds: z.array(z.int()),
  /** bytes of its JSON; 0: it has no text; null: nobody asked yet */
  size: z.nullable(z.int()),
  isKept: z.boolean(),
});
export type TextRow = z.infer<typeof TextRow>;

/** What such a text says: beside its row, since it is large. */
export const TextPagesRow = z.extend(DocumentText, { userId: z.int(), docId: z.int() });
export type TextPagesRow = z.infer<typeof TextPagesRow>;
