// Written by `npm run weights -- importance` (scripts/weights/importance.ts); do not edit.
// Which terms do people put into a glossary? A logistic regression.
// Data: ../shared/corpus/gold, every second section with a glossary; SHA-256 f9e5cdca98b8dd99.
// Learnt from 9570 terms, 1103 of them in a glossary.
// Held out, biology: 7558 terms, 916 in a glossary, area under the curve 0.866.
// Held out, sociology: 2125 terms, 162 in a glossary, area under the curve 0.914.
export const importance = {
  bias: -3.55,
  weights: {
    defined: 0.93,
    sure: 0.9,
    is: 0.49,
    called: -0.39,
    refers: 0.53,
    named: 1.97,
    name: -0.27,
    twoWords: -0.15,
    moreWords: -0.36,
    plural: -0.3,
    mentions: 0.31,
    once: -0.48,
    spread: -0.5,
    long: 0.23,
    rare: -0.08,
    heading: 1.37,
    usualWord: -0.85,
    subjects: 1.3,
    together: 0.81,
    siblings: 1.05,
    ofIt: -0.27,
    capital: -0.74,
    longWord: 0.99,
  },
};
