// The text of a document as the engine read it, by page.
import * as z from 'zod/mini';

const TextBlock = z.object({
  kind: z.enum(['heading', 'paragraph', 'item']),
  text: z.string(),
  /** headings: 1 is the highest */
  level: z.optional(z.int()),
  /** what a list item began with, "3." or "(b)" */
  marker: z.optional(z.string()),
});
export type TextBlock = z.infer<typeof TextBlock>;

/** Pages count from 1; a slide is a page; a document without pages has one. */
const TextPage = z.object({ number: z.int(), blocks: z.array(TextBlock) });
export type TextPage = z.infer<typeof TextPage>;

/** No pages: this document has no text, or it was read before texts were kept. */
export const DocumentText = z.object({ pages: z.array(TextPage) });
export type DocumentText = z.infer<typeof DocumentText>;
