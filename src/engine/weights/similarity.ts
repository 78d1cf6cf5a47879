// Written by `npm run weights -- similarity` (scripts/weights/similarity.ts); do not edit.
// Which terms do people put beside an answer as wrong options? A softmax over the terms of the text.
// Data: ../shared/corpus/gold, the questions of every second section with a glossary; SHA-256 f9e5cdca98b8dd99.
// Learnt from 214 choices.
// Held out, among a section's terms: 153 questions, P@1 0.340, mean reciprocal rank 0.439.
// Held out, among a chapter's terms: 158 questions, P@1 0.335, mean reciprocal rank 0.438.
export const similarity = {
  weights: {
    ending: 0.54,
    lists: 0.99,
    apart: 0.86,
    defined: 0.13,
    plain: -0.71,
    sameNumber: 0.52,
    sameSection: 1.76,
    nextSection: 1,
    words: -0.53,
    letters: -0.05,
    mentions: 0.02,
  },
};
