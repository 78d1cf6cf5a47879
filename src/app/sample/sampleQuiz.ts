// The sample: a short text of our own, and a quiz of it with every type of question. It is there before any account.
import { OWN_WRITER, type Quiz } from '#core/quiz/quiz';

export type Passage = { heading: string; text: string };

export const passages: readonly Passage[] = [
  {
    heading: 'Where the water comes from',
    text: 'An oasis is a place in a desert where water reaches the surface all year. It is seldom rain that fell nearby. Most of it is groundwater, which seeps through an aquifer, a layer of rock that lets water pass, until the ground dips low enough to let it out. A place where groundwater comes out by itself is called a spring.',
  },
  {
    heading: 'A garden in three layers',
    text: 'Farmers of an oasis plant in three layers. Date palms stand on top and give shade. Fruit trees such as figs and pomegranates grow beneath them, and vegetables grow on the ground. Each layer cools and moistens the air for the one below it, so a garden under palms loses much less water than an open field.',
  },
  {
    heading: 'Salt',
    text: 'All groundwater carries a little dissolved salt. When water evaporates from a field, the salt stays behind. Its slow build-up in the soil is called salinization, and in the end roots can no longer take in water. Gardeners prevent it with ditches that carry surplus water, and the salt in it, out of the garden.',
  },
  {
    heading: 'A pool in the sun',
    text: 'On a hot day a pool in the desert loses about 10 millimetres of water to the air. A pool with a surface of 200 square metres therefore loses 2 cubic metres a day.',
  },
];

const topics = passages.map(({ heading }) => heading);

/** The ground in section: sand, a layer A that lets water pass, rock that does not, and a pool where A meets the surface. */
const section = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 150"><rect width="320" height="150" fill="#FBECC6"/><path fill="#E3C07A" d="M0 52C70 36 120 44 168 78L190 82 214 78C250 52 284 48 320 56V150H0Z"/><path fill="#8FC1BE" d="M0 84C80 76 130 80 168 80L190 84 214 80C250 82 284 86 320 88V116H0Z"/><path fill="#6F6255" d="M0 114H320V150H0Z"/><path fill="#0B5F59" d="M164 76H218L206 84H174Z"/><path stroke="#1C2628" stroke-width="2" d="M72 30V94"/><circle cx="72" cy="22" r="13" fill="#FFFCF6" stroke="#1C2628" stroke-width="2"/><text x="72" y="27" font-family="sans-serif" font-size="15" font-weight="700" text-anchor="middle" fill="#1C2628">A</text><text x="191" y="66" font-family="sans-serif" font-size="12" text-anchor="middle" fill="#1C2628">pool</text></svg>`;

export const sampleQuiz: Quiz = {
  title: 'How an oasis lives',
  filename: 'How an oasis lives.txt',
  written_by: OWN_WRITER,
  questions: [
    {
      question_id: 1,
      question_type: 'multiple_choice',
      question_text: 'Where does most of the water of an oasis come from?',
      options: {
        A: 'From rain that fell nearby',
        B: 'From the sea',
        C: 'From groundwater in an aquifer',
        D: 'From dew on the dunes',
      },
      correct_answer: 'C',
      explanation: 'Rain is rare in a desert. The water has come a long way underground.',
      topic: topics[0],
      difficulty: 'Easy',
      source: { page: 1, quote: 'Most of it is groundwater, which seeps through an aquifer' },
    },
    {
      question_id: 2,
      question_type: 'short_answer',
      question_text: 'What is a place called where groundwater comes out by itself?',
      correct_answer: 'spring',
      accepted_answers: ['a spring'],
      explanation: 'At a spring nobody has to dig or pump.',
      topic: topics[0],
      difficulty: 'Easy',
      source: { page: 1, quote: 'A place where groundwater comes out by itself is called a spring.' },
    },
    {
      question_id: 3,
      question_type: 'diagram',
      question_text: 'The picture shows the ground under an oasis. What is the layer A called?',
      image_url: `data:image/svg+xml,${encodeURIComponent(section)}`,
      correct_answer: 'aquifer',
      accepted_answers: ['an aquifer', 'the aquifer'],
      explanation: 'Layer A lets water pass. Where it meets the surface there is a pool.',
      topic: topics[0],
      difficulty: 'Medium',
      source: { page: 1, quote: 'an aquifer, a layer of rock that lets water pass' },
    },
    {
      question_id: 4,
      question_type: 'multiple_choice',
      question_text: 'Which plants form the top layer of an oasis garden?',
      options: { A: 'Figs', B: 'Vegetables', C: 'Pomegranates', D: 'Date palms' },
      correct_answer: 'D',
      explanation: 'They are the tallest, and everything below grows in their shade.',
      topic: topics[1],
      difficulty: 'Easy',
      source: { page: 1, quote: 'Date palms stand on top and give shade.' },
    },
    {
      question_id: 5,
      question_type: 'multiple_choice',
      question_text: 'What stays behind when water evaporates from a field?',
      options: { A: 'Salt', B: 'Clay', C: 'Oxygen', D: 'Sand' },
      correct_answer: 'A',
      explanation: 'Water turns into vapour; what was dissolved in it does not.',
      topic: topics[2],
      difficulty: 'Easy',
      source: { page: 1, quote: 'When water evaporates from a field, the salt stays behind.' },
    },
    {
      question_id: 6,
      question_type: 'short_answer',
      question_text: 'What is the slow build-up of salt in the soil called?',
      correct_answer: 'salinization',
      accepted_answers: ['salinisation'],
      explanation: 'The word comes from the Latin “sal”, which is salt.',
      topic: topics[2],
      difficulty: 'Medium',
      source: { page: 1, quote: 'Its slow build-up in the soil is called salinization' },
    },
    {
      question_id: 7,
      question_type: 'multiple_choice',
      question_text: 'How much water does a pool with a surface of $300\\,\\mathrm{m}^2$ lose on a hot day?',
      options: { A: '$0.3\\,\\mathrm{m}^3$', B: '$3\\,\\mathrm{m}^3$', C: '$30\\,\\mathrm{m}^3$', D: '$3000\\,\\mathrm{m}^3$' },
      correct_answer: 'B',
      explanation: 'Ten millimetres are $0.01\\,\\mathrm{m}$, so it is $0.01 \\times 300 = 3$ cubic metres.',
      topic: topics[3],
      difficulty: 'Hard',
      source: { page: 1, quote: 'On a hot day a pool in the desert loses about 10 millimetres of water to the air.' },
    },
    {
      question_id: 8,
      question_type: 'essay',
      question_text: 'Explain how the three layers of an oasis garden save water.',
      correct_answer:
        'The date palms on top give shade. Fruit trees grow beneath them and vegetables on the ground. Each layer cools and moistens the air for the one below, so the garden loses less water than an open field.',
      key_points: [
        { text: 'Date palms on top give shade', terms: ['palms', 'shade'] },
        { text: 'Fruit trees and vegetables grow below them', terms: ['fruit trees', 'vegetables'] },
        { text: 'Each layer cools and moistens the air for the next', terms: ['cools', 'moistens', 'air'] },
        { text: 'Less water is lost than in an open field', terms: ['less water', 'open field'] },
      ],
      explanation: 'Shade and moist air both slow down evaporation.',
      topic: topics[1],
      difficulty: 'Medium',
      source: { page: 1, quote: 'a garden under palms loses much less water than an open field.' },
    },
  ],
};
