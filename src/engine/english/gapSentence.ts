// A sentence with a gap, as a student reads it. What puts the sentence into its frame and what takes it out again share these words.

export const GAP = '_____';
const [BEFORE, AFTER] = ['Complete the sentence: “', '”'];

/** The sentence in its frame. */
export const asGapSentence = (sentence: string): string => `${BEFORE}${sentence}${AFTER}`;

/** The text without the frame, or without a quotation mark at its end. */
export function withoutGapFrame(text: string): string {
  const sentence = text.startsWith(BEFORE) ? text.slice(BEFORE.length) : text;
  return sentence.endsWith(AFTER) ? sentence.slice(0, -AFTER.length) : sentence;
}
