// The sample: a short text of our own, and a quiz of it. Quotes are words of the text, letter by letter. Answers are marked, so the answers
// of a translation are those of its own text.
export const sampleQuiz = {
  title: 'How an oasis lives',
  filename: 'How an oasis lives.txt',

  passages: {
    source: {
      heading: 'Where the water comes from',
      text: 'An oasis is a place in a desert where water reaches the surface all year. It is seldom rain that fell nearby. Most of it is groundwater, which seeps through an aquifer, a layer of rock that lets water pass, until the ground dips low enough to let it out. A place where groundwater comes out by itself is called a spring.',
    },
    garden: {
      heading: 'A garden in three layers',
      text: 'Farmers of an oasis plant in three layers. Date palms stand on top and give shade. Fruit trees such as figs and pomegranates grow beneath them, and vegetables grow on the ground. Each layer cools and moistens the air for the one below it, so a garden under palms loses much less water than an open field.',
    },
    salt: {
      heading: 'Salt',
      text: 'All groundwater carries a little dissolved salt. When water evaporates from a field, the salt stays behind. Its slow build-up in the soil is called salinization, and in the end roots can no longer take in water. Gardeners prevent it with ditches that carry surplus water, and the salt in it, out of the garden.',
    },
    pool: {
      heading: 'A pool in the sun',
      text: 'On a hot day a pool in the desert loses about 10 millimetres of water to the air. A pool with a surface of 200 square metres therefore loses 2 cubic metres a day.',
    },
  },

  water: {
    question: 'Where does most of the water of an oasis come from?',
    options: {
      A: 'From rain that fell nearby',
      B: 'From the sea',
      C: 'From groundwater in an aquifer',
      D: 'From dew on the dunes',
    },
    explanation: 'Rain is rare in a desert. The water has come a long way underground.',
    quote: 'Most of it is groundwater, which seeps through an aquifer',
  },
  spring: {
    question: 'What is a place called where groundwater comes out by itself?',
    answer: 'spring',
    accepted: { article: 'a spring' },
    explanation: 'At a spring nobody has to dig or pump.',
    quote: 'A place where groundwater comes out by itself is called a spring.',
  },
  aquifer: {
    question: 'The picture shows the ground under an oasis. What is the layer A called?',
    /** in the picture */
    pool: 'pool',
    answer: 'aquifer',
    accepted: { article: 'an aquifer', definite: 'the aquifer' },
    explanation: 'Layer A lets water pass. Where it meets the surface there is a pool.',
    quote: 'an aquifer, a layer of rock that lets water pass',
  },
  plants: {
    question: 'Which plants form the top layer of an oasis garden?',
    options: { A: 'Figs', B: 'Vegetables', C: 'Pomegranates', D: 'Date palms' },
    explanation: 'They are the tallest, and everything below grows in their shade.',
    quote: 'Date palms stand on top and give shade.',
  },
  residue: {
    question: 'What stays behind when water evaporates from a field?',
    options: { A: 'Salt', B: 'Clay', C: 'Oxygen', D: 'Sand' },
    explanation: 'Water turns into vapour; what was dissolved in it does not.',
    quote: 'When water evaporates from a field, the salt stays behind.',
  },
  salinization: {
    question: 'What is the slow build-up of salt in the soil called?',
    answer: 'salinization',
    accepted: { spelling: 'salinisation' },
    explanation: 'The word comes from the Latin “sal”, which is salt.',
    quote: 'Its slow build-up in the soil is called salinization',
  },
  loss: {
    question: 'How much water does a pool with a surface of $300\\,\\mathrm{m}^2$ lose on a hot day?',
    options: { A: '$0.3\\,\\mathrm{m}^3$', B: '$3\\,\\mathrm{m}^3$', C: '$30\\,\\mathrm{m}^3$', D: '$3000\\,\\mathrm{m}^3$' },
    explanation: 'Ten millimetres are $0.01\\,\\mathrm{m}$, so it is $0.01 \\times 300 = 3$ cubic metres.',
    quote: 'On a hot day a pool in the desert loses about 10 millimetres of water to the air.',
  },
  layers: {
    question: 'Explain how the three layers of an oasis garden save water.',
    answer:
      'The date palms on top give shade. Fruit trees grow beneath them and vegetables on the ground. Each layer cools and moistens the air for the one below, so the garden loses less water than an open field.',
    points: {
      shade: { text: 'Date palms on top give shade', terms: { palms: 'palms', shade: 'shade' } },
      layers: { text: 'Fruit trees and vegetables grow below them', terms: { trees: 'fruit trees', vegetables: 'vegetables' } },
      air: {
        text: 'Each layer cools and moistens the air for the next',
        terms: { cools: 'cools', moistens: 'moistens', air: 'air' },
      },
      loss: { text: 'Less water is lost than in an open field', terms: { water: 'less water', field: 'open field' } },
    },
    explanation: 'Shade and moist air both slow down evaporation.',
    quote: 'a garden under palms loses much less water than an open field.',
  },
};
