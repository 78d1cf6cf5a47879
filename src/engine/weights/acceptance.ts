// Written by `npm run weights -- acceptance` (scripts/weights/acceptance.ts); do not edit.
// Which questions do teachers accept as they stand? A logistic regression for each model; shares for the other kinds.
// Data: scripts/weights/verdicts.json (learnt half of the gold sections) and readings.json; SHA-256 712f9660c8ff4bb0.
// meaning: 870 verdicts, 0.60 accepted; unseen sections: area under the curve 0.703, best third 0.78.
// gap: 1115 verdicts, 0.68 accepted; unseen sections: area under the curve 0.646, best third 0.81.
// named: 619 verdicts, 0.70 accepted; unseen sections: area under the curve 0.659, best third 0.86.
// kind: 168 verdicts, 0.58 accepted; unseen sections: area under the curve 0.605, best third 0.66.
// choice: 948 verdicts, 0.40 accepted; unseen sections: area under the curve 0.738, best third 0.64.
export const acceptance = {
  models: {
    meaning: {
      bias: -1.11,
      weights: {
        words: 1.29,
        digits: -0.75,
        names: -1.13,
        importance: 1.52,
        subjects: -0.43,
        act: 0.38,
        sure: 0.74,
      },
    },
    gap: {
      bias: 0.72,
      weights: {
        remarks: -0.39,
        gapLast: 0.36,
        clang: -1.01,
        importance: 0.59,
        mentions: -0.59,
        rivals: 0.57,
        specific: 0.85,
      },
    },
    named: {
      bias: -0.35,
      weights: {
        fewStems: -0.73,
        hedges: 0.65,
        startsThe: -0.48,
        calledGap: 0.71,
        clang: -0.45,
        oneWord: 0.43,
        importance: 0.47,
        mentions: 0.7,
        subjects: -0.5,
        person: 0.45,
        genusKnown: 0.84,
      },
    },
    kind: {
      bias: 0.12,
      weights: {
        kindOf: -0.3,
        importance: 0.89,
      },
    },
    choice: {
      bias: -2.65,
      weights: {
        digits: -0.7,
        commas: 0.49,
        gapFirst: 0.7,
        clang: -0.81,
        importance: 1.34,
        plural: 0.33,
        idea: 0.78,
        apposition: 0.67,
        optDefined: 1.07,
        optEnding: 0.93,
        similarity: 0.59,
      },
    },
  },
  shares: {
    term: 0.8,
    'stands-for': 0.5,
    'essay say': 0.8,
    'essay compare': 0.75,
    'essay points': 0.3,
    'essay why': 0.55,
    'essay view': 0.15,
  },
  inQuiz: {
    'short_answer meaning': 0.07,
    'short_answer named': 0.1,
    'multiple_choice subject': -0.15,
    'multiple_choice gap': -0.15,
  },
};
