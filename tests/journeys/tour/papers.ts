// The quizzes and documents that the first drawings of the screens showed, so that a picture lies beside its drawing word for
// word. Only the tour uses them; nothing is tested on what they say.
import type { OpenChoice } from '#core/document/openChoice';
import type { Question, Quiz } from '#core/quiz/quiz';

const kinematics = 'Physics 151, Lecture 4: Kinematics.pdf';

type More = Partial<Question>;
const choice = (question_id: number, topic: string, text: string, texts: string[], key: string, more: More = {}): Question => ({
  ...{ question_id, question_type: 'multiple_choice', topic, question_text: text, correct_answer: key },
  options: Object.fromEntries(texts.map((option, i) => [String.fromCharCode(65 + i), option])),
  ...more,
});
const typed = (question_id: number, topic: string, question_text: string, correct_answer: string, more: More = {}): Question => ({
  ...{ question_id, question_type: 'short_answer', topic, question_text, correct_answer, ...more },
});
/** Its points are those of the model answer that are told here, with their terms. */
const essay = (
  id: number,
  topic: string,
  text: string,
  answer: string,
  points: [string, ...string[]][],
  more: More,
): Question => ({
  ...{ question_id: id, question_type: 'essay', topic, question_text: text, correct_answer: answer },
  key_points: points.map(([point, ...terms]) => ({ text: point, terms })),
  ...more,
});

const height = {
  explanation:
    'At the top the speed is zero, so $v_0^2 = 2gh$ and $h = 144 / 19.6 \\approx 7.3\\,\\mathrm{m}$. You get 14.7 if you forget the 2.',
  source: {
    page: 14,
    quote: 'At maximum height the vertical velocity vanishes, and the whole initial speed has gone into height.',
  },
};

/** The paper of most drawings: formulas, a short answer as question 7, twelve questions. */
export const physics: Quiz = {
  title: 'Physics 151, Lecture 4: Kinematics',
  filename: kinematics,
  questions: [
    typed(1, 'Units', 'What is the SI unit of acceleration?', 'm/s²'),
    choice(2, 'Motion in a line', 'Which graph has velocity as its slope?', ['Position and time', 'Force and time'], 'A'),
    choice(3, 'Motion in a line', 'A car brakes evenly. Its acceleration is', ['constant', 'zero', 'growing'], 'A'),
    choice(
      4,
      'Projectile motion',
      'A stone is thrown straight up at $v_0 = 12\\,\\mathrm{m/s}$. Air resistance is ignored and $g = 9.8\\,\\mathrm{m/s^2}$. Which is closest to the greatest height it reaches?$$h_{\\max} = \\frac{v_0^2}{2g}$$',
      ['$1.2\\,\\mathrm{m}$', '$7.3\\,\\mathrm{m}$', '$14.7\\,\\mathrm{m}$', '$73.5\\,\\mathrm{m}$'],
      'B',
      height,
    ),
    choice(5, 'Projectile motion', 'At the top of its flight, a ball has', ['no velocity', 'no acceleration'], 'A'),
    choice(6, 'Free fall', 'Free fall ends when', ['the ground is reached', 'the speed is constant'], 'A'),
    typed(
      7,
      'Free fall',
      'Two balls of different mass are dropped together from the same balcony. In one sentence, say which lands first and which quantity in the equation of motion tells you so.',
      'They land together, because the mass does not appear in the equation of motion.',
    ),
    choice(8, 'Vectors', 'Which of these is a vector?', ['Speed', 'Displacement', 'Time'], 'B'),
    choice(9, 'Vectors', 'Two forces at a right angle add by', ['Pythagoras', 'subtraction'], 'A'),
    choice(10, 'Circular motion', 'On a circle at constant speed, the acceleration points', ['inwards', 'outwards'], 'A'),
    choice(11, 'Circular motion', 'Twice the speed on the same circle takes', ['twice the force', 'four times the force'], 'B'),
    choice(
      12,
      'Relative velocity',
      'A boat points straight across a river at $4\\,\\mathrm{m/s}$ while the current carries it downstream at $3\\,\\mathrm{m/s}$. How fast does it move relative to the bank?',
      ['$1\\,\\mathrm{m/s}$', '$5\\,\\mathrm{m/s}$', '$7\\,\\mathrm{m/s}$', '$12\\,\\mathrm{m/s}$'],
      'B',
    ),
  ],
};

/** Answers to the paper above, the first `right` of them right. */
export function physicsAnswers(right: number): Record<string, string> {
  return Object.fromEntries(
    physics.questions.map((q) => {
      // Question 4 is the one that the drawings get wrong; from the back, the others follow.
      const rank = q.question_id === 4 ? 12 : q.question_id > 4 ? q.question_id - 1 : q.question_id;
      const wrong = q.question_id === 4 ? 'C' : q.correct_answer === 'A' ? 'B' : 'A';
      return [String(q.question_id), rank <= right ? q.correct_answer : wrong];
    }),
  );
}

/** Long words and a long title, twenty questions; the thirteenth is the one drawn. */
export const biochemistry: Quiz = {
  title: 'Biochemistry and Molecular Biology of the Cell, revision for the second-semester examination',
  questions: Array.from({ length: 20 }, (_, i) =>
    choice(
      i + 1,
      'Deoxyribonucleotide metabolism and its regulation',
      'During the S phase a cell is starved of deoxyribonucleoside triphosphates. Which statement best explains why phosphoribosylaminoimidazolesuccinocarboxamide accumulates while replication forks stall, although the purine salvage pathway is still supplied?',
      [
        'Ribonucleotide reductase is inhibited, so the reduction of nucleoside diphosphates falls below what the forks need.',
        'Adenylosuccinate lyase is inhibited allosterically by hypoxanthine-guanine-phosphoribosyltransferase.',
        'DNA ligase runs out of NAD⁺.',
        'Phosphoribosylaminoimidazolesuccinocarboxamidesynthetase is degraded.',
      ],
      'A',
    ),
  ),
};

/** An essay that is marked by its key points. */
export const law: Quiz = {
  title: 'Constitutional law notes',
  questions: [
    essay(
      1,
      'Separation of powers',
      'Explain why powers are separated, and what keeps each of them within its bounds.',
      'Power that lies in one hand is easily abused, so making, applying and judging the law are given to different bodies, and each can check the others.',
      [
        ['Power in one hand is abused', 'hand', 'abuse'],
        ['Different bodies make, apply and judge the law', 'bodies', 'judge'],
        ['Each can check the others', 'check', 'others'],
      ],
      {
        explanation: 'The notes name abuse as the reason and checks as the means.',
        source: { page: 3, quote: 'Power checks power, or it knows no bounds.' },
      },
    ),
  ],
};

function short(title: string, count: number): Quiz {
  return {
    title,
    questions: Array.from({ length: count }, (_, i) =>
      choice(i + 1, 'Revision', `Statement ${i + 1} of the paper is`, ['true', 'false'], i % 2 === 0 ? 'A' : 'B'),
    ),
  };
}

export const electricity = short('Electricity and Magnetism, week 6', 12);
export const mathematics = short('WASSCE Core Mathematics 2024, past questions', 20);
export const chemistry = short('Organic Chemistry, week 2', 10);

export const filenames = {
  physics: kinematics,
  mathematics: 'WASSCE Core Mathematics 2024, past questions.pdf',
  law: 'Constitutional law notes.txt',
  electricity: 'Electricity and Magnetism, week 6.pptx',
  chemistry: 'Organic Chemistry, week 2.pdf',
  biochemistry: 'Biochemistry revision.pdf',
  photosynthesis: 'BIO201_Photosynthesis_and_Cellular_Respiration_LectureSlides_final_v3.pptx',
  scan: 'scan_0047.pdf',
  paper: 'Navigation, past paper 2023.pdf',
};

const onPaper = (number: string, part: string, marks: number) => ({ number, part, marks });
const objectives = 'Section A: Objectives';
const sextant = 'Name the instrument that measures the height of the sun.';

/** A past paper with its parts, numbers and marks. */
export const pastExam: Quiz = {
  title: 'Navigation, past paper 2024',
  questions: [
    choice(1, 'Lights', 'What is the light on the port side of a ship?', ['Green', 'Red', 'White', 'Amber'], 'B', {
      ...onPaper('4', objectives, 1),
    }),
    choice(2, 'Sails', 'Which sail is set in a storm?', ['Spinnaker', 'Genoa', 'Trysail', 'Topsail'], 'C', {
      ...onPaper('7', objectives, 2),
    }),
    typed(3, 'Instruments', sextant, 'Sextant', onPaper('21', 'Section B: Short answers', 4)),
    essay(
      4,
      'Tides',
      'Explain why there are spring tides and neap tides.',
      'Sun and moon pull together at new and full moon, and at right angles at the quarters.',
      [
        ['The moon and the sun both raise tides', 'moon', 'sun'],
        ['They pull together at new and full moon', 'together', 'full'],
        ['They pull at right angles at the quarters', 'right', 'angles', 'quarters'],
      ],
      onPaper('30', 'Section C: Essays', 10),
    ),
  ],
};

/** A past paper without its answers. */
export const openPaper: OpenChoice[] = [
  { number: 1, stem: 'Which rope holds a ship to the quay?', options: ['Sheet', 'Hawser', 'Halyard', 'Painter'] },
  { number: 2, stem: 'What is the light on the port side of a ship?', options: ['Red', 'Green', 'White', 'Amber'] },
  {
    number: 3,
    stem: 'A ship sails 24 nautical miles in $1\\tfrac{1}{2}$ hours. How fast is it?',
    options: ['12 knots', '14 knots', '16 knots', '36 knots', 'It cannot be told without the current.'],
  },
  { number: 4, stem: 'What does a barometer measure?', options: ['Depth', 'Speed', 'Heading', 'Pressure'] },
];
