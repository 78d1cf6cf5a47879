// Rows of document texts on this device.
import * as z from 'zod/mini';
import { DocumentText } from '#core/document/documentText';

/** A document whose text is stored here, or could be. */
export const TextRow = z.object({
  userId: z.int(),
  docId: z.int(),
  filename: z.string(),
  /** every quiz known to be from this document; indexed */
  quizIds: z.array(z.int()),
  /** bytes of its JSON; 0: it has no text; null: unknown */
  size: z.nullable(z.int()),
  isKept: z.boolean(),
});
export type TextRow = z.infer<typeof TextRow>;

/** The pages of a text. Stored apart from its row, since they are large. */
export const TextPagesRow = z.extend(DocumentText, { userId: z.int(), docId: z.int() });
export type TextPagesRow = z.infer<typeof TextPagesRow>;
