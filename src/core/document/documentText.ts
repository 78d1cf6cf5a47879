// The text of a document by pages, as the engine read it.
import * as z from 'zod/mini';

const TextBlock = z.object({
  kind: z.enum(['heading', 'paragraph', 'item']),
  text: z.string(),
  /** level of a heading: 1 is the highest */
  level: z.optional(z.int()),
  /** the marker of a list item, such as "3." or "(b)" */
  marker: z.optional(z.string()),
});
export type TextBlock = z.infer<typeof TextBlock>;

/** Pages count from 1; a slide is a page; a document without pages has one. */
const TextPage = z.object({ number: z.int(), blocks: z.array(TextBlock) });
export type TextPage = z.infer<typeof TextPage>;

/** Without pages: the document has no text, or was read before texts were stored. */
export const DocumentText = z.object({ pages: z.array(TextPage) });
export type DocumentText = z.infer<typeof DocumentText>;
