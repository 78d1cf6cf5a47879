// A sentence with a gap, as a student reads it. Who puts the sentence into its frame and who takes it out again share these words.

export const GAP = '_____';

const BEFORE = 'Complete the sentence: “';
const AFTER = '”';

/** The sentence in its frame. */
export function asGapSentence(sentence: string): string {
  return `${BEFORE}${sentence}${AFTER}`;
}

function isGapSentence(text: string): boolean {
  return text.startsWith(BEFORE);
}

/** The text without the frame, or without a quotation mark at its end. */
export function withoutGapFrame(text: string): string {
  const bare = isGapSentence(text) ? text.slice(BEFORE.length) : text;
  return bare.endsWith(AFTER) ? bare.slice(0, -AFTER.length) : bare;
}
