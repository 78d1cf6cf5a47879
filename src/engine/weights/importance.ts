// Written by `npm run weights -- importance` (scripts/weights/importance.ts); do not edit.
// Which terms do people put into a glossary? A logistic regression.
// Data: ../shared/corpus/gold, every second section with a glossary; SHA-256 f9e5cdca98b8dd99.
// Learnt from 10131 terms, 1151 of them in a glossary.
// Held out, biology: 7972 terms, 939 in a glossary, area under the curve 0.872.
// Held out, sociology: 2246 terms, 172 in a glossary, area under the curve 0.926.
export const importance = {
  bias: -3.63,
  weights: {
    defined: 1.12,
    sure: 0.96,
    is: 0.46,
    called: -0.42,
    refers: 0.62,
    named: 1.96,
    name: -0.23,
    twoWords: -0.13,
    moreWords: -0.55,
    plural: -0.29,
    mentions: -0.24,
    once: -0.31,
    spread: -1.04,
    long: 0.23,
    rare: -0.09,
    summed: 0.35,
    heading: 1.21,
    usualWord: -0.82,
    subjects: 1.25,
    hyphen: 0.26,
    together: 0.66,
    glossed: 0.52,
    explained: 0.83,
    siblings: 1.19,
    ofIt: -0.43,
    coListed: 0.59,
    capital: -0.8,
    longWord: 0.89,
  },
};
