// Written by `npm run weights -- acceptance` (scripts/weights/acceptance.ts); do not edit.
// Which questions do teachers accept as they stand? A logistic regression for each model; shares for the other kinds.
// Data: scripts/weights/verdicts.json (learnt half of the gold sections, documents of three blind readings) and readings.json; SHA-256 40927725368cb244.
// meaning: 885 verdicts, 0.60 accepted; unseen sections: area under the curve 0.674, best third 0.75.
// meaning: 15 verdicts on other documents, 7 accepted; left out by document: area 0.375, foretold 0.65.
// gap: 1144 verdicts, 0.68 accepted; unseen sections: area under the curve 0.639, best third 0.80.
// gap: 29 verdicts on other documents, 20 accepted; left out by document: area 0.617, foretold 0.74.
// named: 629 verdicts, 0.71 accepted; unseen sections: area under the curve 0.661, best third 0.84.
// named: 10 verdicts on other documents, 8 accepted; left out by document: area 0.563, foretold 0.76.
// choice: 973 verdicts, 0.40 accepted; unseen sections: area under the curve 0.736, best third 0.63.
// choice: 25 verdicts on other documents, 12 accepted; left out by document: area 0.750, foretold 0.45.
export const acceptance = {
  models: {
    meaning: {
      bias: -1.16,
      weights: {
        words: 0.85,
        digits: -0.67,
        names: -1.05,
        importance: 1.08,
        subjects: -0.34,
        act: 0.34,
        sure: 0.75,
        oneWord: 0.45,
      },
    },
    gap: {
      bias: 0.77,
      weights: {
        remarks: -0.52,
        gapLast: 0.35,
        clang: -0.92,
        importance: 0.55,
        mentions: -0.62,
        rivals: 0.51,
        specific: 0.76,
        topic: -1.16,
        pronoun: -1.33,
      },
    },
    named: {
      bias: -0.31,
      weights: {
        fewStems: -0.76,
        hedges: 0.6,
        startsThe: -0.52,
        calledGap: 0.74,
        clang: -0.64,
        oneWord: 0.48,
        importance: 0.58,
        mentions: 0.46,
        subjects: -0.42,
        person: 0.62,
        genusKnown: 0.81,
      },
    },
    choice: {
      bias: -2.66,
      weights: {
        digits: -0.72,
        commas: 0.76,
        gapFirst: 0.67,
        clang: -0.83,
        importance: 1.5,
        plural: 0.22,
        idea: 0.74,
        apposition: 0.77,
        optDefined: 1,
        optEnding: 0.86,
        similarity: 0.57,
        pronoun: -1.56,
      },
    },
  },
  shares: {
    term: 0.77,
    'stands-for': 0.54,
    'essay say': 0.8,
    'essay compare': 0.71,
    'essay why': 0.48,
  },
  inQuiz: {
    'short_answer meaning': 0.07,
    'short_answer named': 0.1,
    'multiple_choice gap': -0.15,
  },
};
