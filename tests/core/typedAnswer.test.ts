import { describe, expect, test } from 'vitest';
import { markOf } from '#core/marking/grading';
import type { Question } from '#core/quiz/quiz';
import { pairs } from '../support/pairs.ts';

/** Right answers, near words, and what students type, rightly and wrongly: several in one text. */
type Asked = { stem: string; key: string; quote?: string; near?: string; right?: string; wrong?: string };
const several = (text = '') => (text === '' ? [] : text.split('; '));

const asked = {
  codominance: { stem: 'What is it called when both alleles show?', key: 'codominance', right: 'Codominance.; co-dominance' },
  testCross: { stem: 'What reveals the genotype?', key: 'test cross', right: 'test  cross; testcross' },
  color: { stem: 'Which trait did Mendel study first?', key: 'flower color', right: 'flower colour' },
  polarization: { stem: 'What brings waves into one plane?', key: 'polarization', right: 'polarisation' },
  recessive: { stem: 'Which traits stay hidden?', key: 'recessive', near: 'recession; excessive', right: 'recessive traits' },
  coulomb: {
    stem: 'Which law tells the force between charges?',
    key: 'Coulomb’s law',
    right: "Coulombs law; Coulomb's law; the law of Coulomb",
  },
  banker: { stem: 'Which algorithm avoids deadlock?', key: "Banker's algorithm", right: 'Banker’s algorithm' },
  dominance: {
    stem: 'Which law says that one allele hides the other?',
    key: 'law of dominance',
    quote: 'Mendel’s law of dominance says that one allele hides the other.',
    right: "Mendel's law of dominance",
  },
  loss: { stem: 'What does a tax cause?', key: 'deadweight loss', right: 'dead weight loss' },
  anesthesia: { stem: 'What makes an operation painless?', key: 'anesthesia', right: 'anaesthesia' },
  mtu: {
    stem: 'What limits the size of a packet?',
    key: 'Maximum Transmission Unit',
    quote: 'The Maximum Transmission Unit (MTU) limits a packet.',
    right: 'Maximum Transmission Unit (MTU); MTU',
  },
  controlled: { stem: 'What is kept the same in a test?', key: 'controlled variable', right: 'controlled variables' },
  mitosis: {
    stem: 'Which division gives two identical cells?',
    key: 'mitosis',
    near: 'meiosis; mitoses',
    right: 'the process of mitosis',
    wrong: 'meiosis; not mitosis; mitosis or meiosis; meiosis (mitosis);  . ',
  },
  efferent: { stem: 'Which nerves lead away from the brain?', key: 'efferent', near: 'different', wrong: 'afferent; different' },
  hypertension: { stem: 'What is high blood pressure called?', key: 'hypertension', near: 'hypotension', wrong: 'hypotension' },
  phenotype: { stem: 'What is the set of visible traits called?', key: 'phenotype', near: 'genotype', right: 'the phenotype' },
  complement: { stem: 'What completes an angle?', key: 'complement', near: 'compliment', wrong: 'compliment' },
  kinetic: { stem: 'Which energy does a moving body have?', key: 'kinetic energy', right: 'kinetic' },
  normalForm: {
    stem: 'What is a table without partial dependencies in?',
    key: 'second normal form',
    wrong: 'normal form; second form',
  },
  demand: { stem: 'What says that the quantity demanded falls?', key: 'law of demand', wrong: 'demand' },
  person: { stem: 'Who wrote the novel?', key: 'Chinua Achebe', right: 'Achebe; C. Achebe; Achebe, Chinua', wrong: 'Chinua' },
  year: { stem: 'In which year did it begin?', key: '1957', right: '6 March 1957', wrong: '1975' },
  speed: {
    stem: 'How far does it get in 20 s?',
    key: '100 m',
    right: '100m; 100 metres; = 100 m; a hundred metres',
    wrong: '100 km; 10.0 km; 100 m/s; 1.00 m',
  },
  velocity: { stem: 'How fast does it drive?', key: '75 km/h', right: '75 kilometres an hour; 75kmh' },
  pace: { stem: 'How fast does the body fall?', key: '20 m/s', wrong: '20 m' },
  rate: { stem: 'How many beats per minute does a heart make?', key: '70 beats', right: '70 beats per minute' },
  rivers: {
    stem: 'Name the two rivers.',
    key: 'Benue and Niger',
    right: 'the Niger and the Benue; Niger, Benue',
    wrong: 'Niger; Niger and Volta',
  },
  water: { stem: 'What is the formula of water?', key: 'H2O', right: 'H₂O; water (H2O)', wrong: 'H2O2' },
  ion: { stem: 'Which ion of sodium is found in salt?', key: 'Na+', wrong: 'Na' },
  cpu: {
    stem: 'What does CPU stand for?',
    key: 'central processing unit',
    quote: 'CPU means central processing unit.',
    wrong: 'CPU',
  },
  two: { stem: 'What follows the first division?', key: 'meiosis II', right: 'meiosis 2' },
  nucleus: { stem: 'What holds the DNA?', key: 'nucleus', right: 'nuclei; it is in the nucleus; the nucleus i think' },
  amylase: { stem: 'Which enzyme splits starch?', key: 'amylase', near: '', wrong: 'amylose' },
  offer: { stem: 'What ends an offer?', key: 'counteroffer; counter-offer', wrong: 'counter' },
  impulse: { stem: 'What is the unit of impulse?', key: 'N s', right: 'newton second; N·s', wrong: 'newton' },
  newton: { stem: 'What is the unit of force?', key: 'newton', wrong: 'N s' },
  force: { stem: 'How large is the change?', key: '5 N s', wrong: '5 N; 5 newtons' },
  symbols: { stem: 'Which symbols stand for charge and current?', key: 'C A', wrong: 'A C' },
  elements: { stem: 'Which two elements are in the alloy?', key: 'Fe As', wrong: 'As Fe; Fe' },
  vitamin: { stem: 'What do carrots hold?', key: 'vitamin A', near: '', right: 'a vitamin A', wrong: 'a vitamin; vitamin C' },
  vitaminC: { stem: 'What do lemons hold?', key: 'vitamin C', near: '', wrong: 'vitamin' },
  bCell: { stem: 'What makes antibodies?', key: 'B cell', right: 'a B cell' },
  orbital: { stem: 'What is filled first?', key: 's orbital', right: 'the s orbital', wrong: 'orbital' },
  war: { stem: 'What began in 1914?', key: 'World War I', near: '', wrong: 'World War II; World War' },
  power: { stem: 'What is the area of a square of side x?', key: '$x^2$', right: 'x²' },
} satisfies Record<string, Asked>;

function questionOf({ stem, key: keys, quote = '', near }: Asked): Question {
  const [key = '', ...others] = several(keys);
  return {
    question_id: 1,
    question_text: stem,
    question_type: 'short_answer',
    correct_answer: key,
    accepted_answers: others,
    source: { page: 1, quote },
    ...(near === undefined ? {} : { near_words: several(near) }),
  };
}
const rowsOf = (verdict: 'right' | 'wrong') =>
  Object.entries(asked as Record<string, Asked>).flatMap(([name, one]) =>
    several(one[verdict]).map((given) => [name as keyof typeof asked, given] as const),
  );
const mark = (name: keyof typeof asked, given: string) => markOf(questionOf(asked[name]), given);

describe('a fair teacher accepts', () => {
  test.each(rowsOf('right'))('%s, %s', (name, given) => {
    expect(mark(name, given)).toEqual({ isCorrect: true, markedBy: 'rule' });
  });

  test.each<[keyof typeof asked, string, string]>([
    ['phenotype', 'phenotipe', 'phenotype'],
    ['phenotype', 'fenotype', 'phenotype'],
    ['recessive', 'recesive', 'recessive'],
    ['hypertension', 'hypertention', 'hypertension'],
  ])('a slip, and says the right spelling: %s, %s', (name, given, spelling) => {
    expect(mark(name, given)).toEqual({ isCorrect: true, markedBy: 'rule', spelling });
  });
});

describe('these stay wrong', () => {
  test.each(rowsOf('wrong'))('%s, %s', (name, given) => {
    expect(mark(name, given).isCorrect).toBe(false);
  });

  test('a slip where nothing is known of near words', () => {
    const { near: _, ...unknown } = asked.phenotype;
    expect(markOf(questionOf(unknown), 'phenotipe').isCorrect).toBe(false);
  });

  test('a letter that is near the right letter', () => {
    const choice: Question = {
      ...questionOf({ stem: 'Which?', key: 'B' }),
      question_type: 'multiple_choice',
      options: { A: 'x', B: 'y' },
    };
    expect(markOf(choice, 'b').isCorrect).toBe(true);
    expect(markOf(choice, 'the B').isCorrect).toBe(false);
  });
});

test('the comparison of P11.4 counts: an answer of signs alone is right where the key is the same', () => {
  expect(markOf(questionOf({ stem: 'Which sign?', key: '+' }), ' + ').isCorrect).toBe(true);
  expect(markOf(questionOf({ stem: 'Which sign?', key: '+' }), '-').isCorrect).toBe(false);
});

describe('a number with its unit, and a formula, in another spelling', () => {
  const isRight = (key: string, typed: string) => markOf(questionOf({ stem: 'What is it?', key }), typed).isCorrect;

  test.each(
    pairs(
      '3,5 ~ 3.5 ; 3,5 kg ~ 3.5 kilograms ; 1,000 ~ 1000 ; π ~ pi ; 2πr ~ 2 pi r ; α ~ alpha ; α-helix ~ alpha helix ; ' +
        '50% ~ 50 percent ; 50% ~ fifty per cent ; −1 ~ minus 1 ; −1 ~ negative one ; -1 ~ - 1 ; ' +
        '25 °C ~ 25 degrees Celsius ; 25 °C ~ 25 degrees C ; 90° ~ 90 degrees ; $5 ~ 5 dollars ; €5 ~ 5 euros ; ' +
        '5 m s⁻¹ ~ 5 m/s ; 5 m/s ~ 5 metres per second ; 9.8 m/s² ~ 9.8 m/s2 ; 9.8 m/s² ~ 9.8 metres per second squared ; ' +
        '9.8 m s^-2 ~ 9.8 m/s/s ; 10 Ω ~ 10 ohms ; 3 seconds ~ 3 s ; $\\frac{1}{2}$ ~ 1/2 ; \\frac12 ~ 1/2 ; ' +
        '$\\sqrt{3}$ ~ √3 ; $\\sqrt{3}$ ~ sqrt(3) ; $\\frac{a+b}{2}$ ~ (a + b)/2 ; $x \\leq 3$ ~ x ≤ 3 ; 10⁴ ~ 10000 ; ' +
        '$10^4$ ~ 10 000 ; 10⁻³ ~ 0.001 ; 1.5 × 10³ ~ 1,500 ; $1.5 \\times 10^{3}$ ~ 1.5e3 ; 6.02 × 10²³ ~ 6.02 x 10^23 ; ' +
        '9.8 m/s² ~ 9.8 ms^-2 ; 9.8 m s⁻² ~ 9.8 ms⁻²',
    ),
  )('%s is %s, and the other way round', (key, typed) => {
    expect([isRight(key, typed), isRight(typed, key)]).toEqual([true, true]);
  });

  test.each(
    pairs(
      '3,5 ~ 35 ; 3.5 ~ 3,500 ; 3,5 ~ 3500 ; 1/2 ~ 2/1 ; $\\frac{1}{2}$ ~ 2/1 ; $\\frac{1}{2}$ ~ 12 ; ' +
        '1\\frac{1}{2} ~ 11/2 ; $\\frac{a+b}{2}$ ~ a + b/2 ; −1 ~ 1 ; $5 ~ 5 euros ; 5 dollars ~ €5 ; 25 °C ~ 25 °F ; ' +
        '25 °C ~ 25 K ; 5 m/s ~ 5 m s ; 5 m/s ~ 5 km/h ; 9.8 m/s² ~ 9.8 m/s ; 5 MW ~ 5 kW ; 50% ~ 5% ; π ~ phi ; ' +
        '2πr ~ 2 pi ; 7 ~ 0.7 ; 3,5 ~ 5,3 ; 10⁴ ~ 1000 ; 10⁴ ~ 104 ; 1.5 × 10³ ~ 15',
    ),
  )('%s is not %s, nor the other way round', (key, typed) => {
    expect([isRight(key, typed), isRight(typed, key)]).toEqual([false, false]);
  });

  test.each(
    pairs(
      'm² ~ m2 ; m² ~ m^2 ; m² ~ square metres ; m³ ~ cubic meters ; kg m s⁻¹ ~ kg m/s ; kg m s⁻² ~ kg m/s² ; ' +
        'm/s ~ metres per second ; m s⁻² ~ m/s/s ; $\\mathrm{m}^2$ ~ m² ; J kg⁻¹ K⁻¹ ~ J/kg/K ; kg ~ kilograms ; ' +
        'N s ~ N·s',
    ),
  )('the unit %s alone is %s, and the other way round', (key, typed) => {
    expect([isRight(key, typed), isRight(typed, key)]).toEqual([true, true]);
  });

  test.each(
    pairs(
      'm² ~ m³ ; m² ~ m ; m² ~ cm² ; m/s ~ s/m ; m/s ~ m s ; kg m s⁻¹ ~ kg m s⁻² ; kg m s⁻¹ ~ kg m ; kg m/s ~ kg x/s ; ' +
        'm ~ A ; A ~ ampere ; A ~ s ; d ~ day ; C ~ coulomb ; m² ~ 2 m ; 5 m ~ m',
    ),
  )('the unit %s alone is not %s, nor the other way round', (key, typed) => {
    expect([isRight(key, typed), isRight(typed, key)]).toEqual([false, false]);
  });

  test('a question that has the number asks for the other way to write it', () => {
    const question = questionOf({ stem: 'Write 1,500 in standard form.', key: '1.5 × 10³' });
    expect(['1500', '1.5e3'].map((typed) => markOf(question, typed).isCorrect)).toEqual([false, true]);
  });
});

test('lowered letters are typed as plain ones', () => {
  const question = questionOf({ stem: 'What is the greatest speed?', key: 'Vₘₐₓ' });
  expect(['Vmax', 'V_max', 'vmax'].map((typed) => markOf(question, typed).isCorrect)).toEqual([true, true, true]);
});
