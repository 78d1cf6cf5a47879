// Puts a sentence with a gap into the frame that a student reads, and takes it out again.

export const GAP = '_____';
const [BEFORE, AFTER] = ['Complete the sentence: “', '”'];

export const asGapSentence = (sentence: string): string => `${BEFORE}${sentence}${AFTER}`;

/** The text without the frame, or without a quotation mark at its end. */
export function withoutGapFrame(text: string): string {
  const sentence = text.startsWith(BEFORE) ? text.slice(BEFORE.length) : text;
  return sentence.endsWith(AFTER) ? sentence.slice(0, -AFTER.length) : sentence;
}
