export const similarity = {
  weights: {
    ending: 0.4,
    lists: 1.2,
    apart: 1,
    defined: 1.2,
    plain: -0.5,
    sameNumber: 0.5,
    sameSection: 1,
    nextSection: 0.8,
    words: -0.5,
    letters: -0.07,
    mentions: 0.04,
  },
} as const;
