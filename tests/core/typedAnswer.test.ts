import { describe, expect, test } from 'vitest';
import { markOf } from '#core/marking/grading';
import type { Question } from '#core/quiz/quiz';

/** stem | key and other right answers | quote | near words */
type Asked = { stem: string; answers: string[]; quote?: string; near?: string[] };

const asked = {
  codominance: { stem: 'What is it called when both alleles show?', answers: ['codominance'] },
  testCross: { stem: 'What reveals the genotype?', answers: ['test cross'] },
  color: { stem: 'Which trait did Mendel study first?', answers: ['flower color'] },
  polarization: { stem: 'What brings waves into one plane?', answers: ['polarization'] },
  recessive: { stem: 'Which traits stay hidden?', answers: ['recessive'], near: ['recession', 'excessive'] },
  coulomb: { stem: 'Which law tells the force between charges?', answers: ['Coulomb’s law'] },
  banker: { stem: 'Which algorithm avoids deadlock?', answers: ["Banker's algorithm"] },
  dominance: {
    stem: 'Which law says that one allele hides the other?',
    answers: ['law of dominance'],
    quote: 'Mendel’s law of dominance says that one allele hides the other.',
  },
  loss: { stem: 'What does a tax cause?', answers: ['deadweight loss'] },
  anesthesia: { stem: 'What makes an operation painless?', answers: ['anesthesia'] },
  mtu: {
    stem: 'What limits the size of a packet?',
    answers: ['Maximum Transmission Unit'],
    quote: 'The Maximum Transmission Unit (MTU) limits a packet.',
  },
  controlled: { stem: 'What is kept the same in a test?', answers: ['controlled variable'] },
  mitosis: { stem: 'Which division gives two identical cells?', answers: ['mitosis'], near: ['meiosis', 'mitoses'] },
  efferent: { stem: 'Which nerves lead away from the brain?', answers: ['efferent'], near: ['different'] },
  hypertension: { stem: 'What is high blood pressure called?', answers: ['hypertension'], near: ['hypotension'] },
  phenotype: { stem: 'What is the set of visible traits called?', answers: ['phenotype'], near: ['genotype'] },
  complement: { stem: 'What completes an angle?', answers: ['complement'], near: ['compliment'] },
  kinetic: { stem: 'Which energy does a moving body have?', answers: ['kinetic energy'] },
  normalForm: { stem: 'What is a table without partial dependencies in?', answers: ['second normal form'] },
  demand: { stem: 'What says that the quantity demanded falls?', answers: ['law of demand'] },
  person: { stem: 'Who wrote the novel?', answers: ['Chinua Achebe'] },
  year: { stem: 'In which year did it begin?', answers: ['1957'] },
  speed: { stem: 'How far does it get in 20 s?', answers: ['100 m'] },
  velocity: { stem: 'How fast does it drive?', answers: ['75 km/h'] },
  pace: { stem: 'How fast does the body fall?', answers: ['20 m/s'] },
  rate: { stem: 'How many beats per minute does a heart make?', answers: ['70 beats'] },
  rivers: { stem: 'Name the two rivers.', answers: ['Benue and Niger'] },
  water: { stem: 'What is the formula of water?', answers: ['H2O'] },
  ion: { stem: 'Which ion of sodium is found in salt?', answers: ['Na+'] },
  cpu: {
    stem: 'What does CPU stand for?',
    answers: ['central processing unit'],
    quote: 'CPU means central processing unit.',
  },
  two: { stem: 'What follows the first division?', answers: ['meiosis II'] },
  nucleus: { stem: 'What holds the DNA?', answers: ['nucleus'] },
  amylase: { stem: 'Which enzyme splits starch?', answers: ['amylase'], near: [] },
  offer: { stem: 'What ends an offer?', answers: ['counteroffer', 'counter-offer'] },
  impulse: { stem: 'What is the unit of impulse?', answers: ['N s'] },
  newton: { stem: 'What is the unit of force?', answers: ['newton'] },
  force: { stem: 'How large is the change?', answers: ['5 N s'] },
  symbols: { stem: 'Which symbols stand for charge and current?', answers: ['C A'] },
  elements: { stem: 'Which two elements are in the alloy?', answers: ['Fe As'] },
  vitamin: { stem: 'What do carrots hold?', answers: ['vitamin A'], near: [] },
  vitaminC: { stem: 'What do lemons hold?', answers: ['vitamin C'], near: [] },
  bCell: { stem: 'What makes antibodies?', answers: ['B cell'] },
  orbital: { stem: 'What is filled first?', answers: ['s orbital'] },
  war: { stem: 'What began in 1914?', answers: ['World War I'], near: [] },
  power: { stem: 'What is the area of a square of side x?', answers: ['$x^2$'] },
} satisfies Record<string, Asked>;

function questionOf({ stem, answers, quote = '', near }: Asked): Question {
  const [key = '', ...others] = answers;
  return {
    question_id: 1,
    question_text: stem,
    question_type: 'short_answer',
    correct_answer: key,
    accepted_answers: others,
    source: { page: 1, quote },
    ...(near ? { near_words: near } : {}),
  };
}
const mark = (name: keyof typeof asked, given: string) => markOf(questionOf(asked[name]), given);

describe('a fair teacher accepts', () => {
  test.each<[rule: string, keyof typeof asked, given: string]>([
    ['a full stop', 'codominance', 'Codominance.'],
    ['two spaces', 'testCross', 'test  cross'],
    ['a hyphen or none', 'codominance', 'co-dominance'],
    ['a space or none', 'testCross', 'testcross'],
    ['a space or none', 'loss', 'dead weight loss'],
    ['an article', 'phenotype', 'the phenotype'],
    ['British spelling', 'color', 'flower colour'],
    ['British spelling', 'polarization', 'polarisation'],
    ['British spelling', 'anesthesia', 'anaesthesia'],
    ['no apostrophe', 'coulomb', 'Coulombs law'],
    ['another apostrophe', 'coulomb', "Coulomb's law"],
    ['another apostrophe', 'banker', 'Banker’s algorithm'],
    ['the other order of an "of"', 'coulomb', 'the law of Coulomb'],
    ['what stands so in the quote', 'dominance', "Mendel's law of dominance"],
    ['a noun behind an adjective', 'recessive', 'recessive traits'],
    ['an abbreviation in brackets', 'mtu', 'Maximum Transmission Unit (MTU)'],
    ['the abbreviation that the document gives', 'mtu', 'MTU'],
    ['the plural', 'controlled', 'controlled variables'],
    ['a Latin plural', 'nucleus', 'nuclei'],
    ['a head that the question says, left out', 'kinetic', 'kinetic'],
    ['a frame', 'mitosis', 'the process of mitosis'],
    ['a small word in front', 'nucleus', 'it is in the nucleus'],
    ['the last name', 'person', 'Achebe'],
    ['an initial', 'person', 'C. Achebe'],
    ['the last name first', 'person', 'Achebe, Chinua'],
    ['a date that holds the year', 'year', '6 March 1957'],
    ['no space before a unit', 'speed', '100m'],
    ['a unit in words', 'speed', '100 metres'],
    ['a speed in words', 'velocity', '75 kilometres an hour'],
    ['a speed in letters', 'velocity', '75kmh'],
    ['a rate that the question says', 'rate', '70 beats per minute'],
    ['a result behind its sign', 'speed', '= 100 m'],
    ['words of doubt', 'nucleus', 'the nucleus i think'],
    ['number words', 'speed', 'a hundred metres'],
    ['a list in any order', 'rivers', 'the Niger and the Benue'],
    ['a list with a comma', 'rivers', 'Niger, Benue'],
    ['figures that stand low', 'water', 'H₂O'],
    ['the word of the question beside a formula', 'water', 'water (H2O)'],
    ['Roman numbers', 'two', 'meiosis 2'],
    ['an article before a letter', 'vitamin', 'a vitamin A'],
    ['an article before a letter', 'bCell', 'a B cell'],
    ['an article before a letter', 'orbital', 'the s orbital'],
    ['a unit in words', 'impulse', 'newton second'],
    ['a unit with a dot', 'impulse', 'N·s'],
    ['TeX in another form', 'power', 'x²'],
  ])('%s: %s, %s', (_, name, given) => {
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
  test.each<[why: string, keyof typeof asked, given: string]>([
    ['another unit', 'impulse', 'newton'],
    ['another unit', 'newton', 'N s'],
    ['another unit', 'force', '5 N'],
    ['another unit', 'force', '5 newtons'],
    ['symbols in another order', 'symbols', 'A C'],
    ['symbols in another order', 'elements', 'As Fe'],
    ['one symbol of two', 'elements', 'Fe'],
    ['no letter', 'vitamin', 'a vitamin'],
    ['another letter', 'vitamin', 'vitamin C'],
    ['no letter', 'vitaminC', 'vitamin'],
    ['no letter', 'orbital', 'orbital'],
    ['another number', 'war', 'World War II'],
    ['no number', 'war', 'World War'],
    ['another term', 'mitosis', 'meiosis'],
    ['the opposite', 'efferent', 'afferent'],
    ['the opposite', 'hypertension', 'hypotension'],
    ['a word that is no slip', 'efferent', 'different'],
    ['a word that is no slip', 'complement', 'compliment'],
    ['another ending of chemistry', 'amylase', 'amylose'],
    ['a broader term', 'normalForm', 'normal form'],
    ['a half', 'normalForm', 'second form'],
    ['a half of one word', 'offer', 'counter'],
    ["the question's own word", 'demand', 'demand'],
    ["the question's own word", 'cpu', 'CPU'],
    ['a denial', 'mitosis', 'not mitosis'],
    ['two answers', 'mitosis', 'mitosis or meiosis'],
    ['two answers, one in brackets', 'mitosis', 'meiosis (mitosis)'],
    ['the first name', 'person', 'Chinua'],
    ['another year', 'year', '1975'],
    ['another unit', 'speed', '100 km'],
    ['another number', 'speed', '10.0 km'],
    ['a length for a speed', 'pace', '20 m'],
    ['a speed for a length', 'speed', '100 m/s'],
    ['a point in a number', 'speed', '1.00 m'],
    ['one of two', 'rivers', 'Niger'],
    ['one of two wrong', 'rivers', 'Niger and Volta'],
    ['another formula', 'water', 'H2O2'],
    ['no charge', 'ion', 'Na'],
    ['nothing', 'mitosis', ' . '],
  ])('%s: %s, %s', (_, name, given) => {
    expect(mark(name, given).isCorrect).toBe(false);
  });

  test('a slip where nothing is known of near words', () => {
    const { near: _, ...unknown } = asked.phenotype;
    expect(markOf(questionOf(unknown), 'phenotipe').isCorrect).toBe(false);
  });

  test('a letter that is near the right letter', () => {
    const choice: Question = {
      ...questionOf({ stem: 'Which?', answers: ['B'] }),
      question_type: 'multiple_choice',
      options: { A: 'x', B: 'y' },
    };
    expect(markOf(choice, 'b').isCorrect).toBe(true);
    expect(markOf(choice, 'the B').isCorrect).toBe(false);
  });
});

test('the comparison of P11.4 counts: an answer of signs alone is right where the key is the same', () => {
  expect(markOf(questionOf({ stem: 'Which sign?', answers: ['+'] }), ' + ').isCorrect).toBe(true);
  expect(markOf(questionOf({ stem: 'Which sign?', answers: ['+'] }), '-').isCorrect).toBe(false);
});

describe('a number with its unit, and a formula, in another spelling', () => {
  const isRight = (key: string, typed: string) => markOf(questionOf({ stem: 'What is it?', answers: [key] }), typed).isCorrect;

  test.each<[key: string, typed: string]>([
    ['3,5', '3.5'],
    ['3,5 kg', '3.5 kilograms'],
    ['1,000', '1000'],
    ['π', 'pi'],
    ['2πr', '2 pi r'],
    ['α', 'alpha'],
    ['α-helix', 'alpha helix'],
    ['50%', '50 percent'],
    ['50%', 'fifty per cent'],
    ['−1', 'minus 1'],
    ['−1', 'negative one'],
    ['-1', '- 1'],
    ['25 °C', '25 degrees Celsius'],
    ['25 °C', '25 degrees C'],
    ['90°', '90 degrees'],
    ['$5', '5 dollars'],
    ['€5', '5 euros'],
    ['5 m s⁻¹', '5 m/s'],
    ['5 m/s', '5 metres per second'],
    ['9.8 m/s²', '9.8 m/s2'],
    ['9.8 m/s²', '9.8 metres per second squared'],
    ['9.8 m s^-2', '9.8 m/s/s'],
    ['10 Ω', '10 ohms'],
    ['3 seconds', '3 s'],
    ['$\\frac{1}{2}$', '1/2'],
    ['\\frac12', '1/2'],
    ['$\\sqrt{3}$', '√3'],
    ['$\\sqrt{3}$', 'sqrt(3)'],
    ['$\\frac{a+b}{2}$', '(a + b)/2'],
    ['$x \\leq 3$', 'x ≤ 3'],
    ['10⁴', '10000'],
    ['$10^4$', '10 000'],
    ['10⁻³', '0.001'],
    ['1.5 × 10³', '1,500'],
    ['$1.5 \\times 10^{3}$', '1.5e3'],
    ['6.02 × 10²³', '6.02 x 10^23'],
    ['9.8 m/s²', '9.8 ms^-2'],
    ['9.8 m s⁻²', '9.8 ms⁻²'],
  ])('%s is %s, and the other way round', (key, typed) => {
    expect([isRight(key, typed), isRight(typed, key)]).toEqual([true, true]);
  });

  test.each<[key: string, typed: string]>([
    ['3,5', '35'],
    ['3.5', '3,500'],
    ['3,5', '3500'],
    ['1/2', '2/1'],
    ['$\\frac{1}{2}$', '2/1'],
    ['$\\frac{1}{2}$', '12'],
    ['1\\frac{1}{2}', '11/2'],
    ['$\\frac{a+b}{2}$', 'a + b/2'],
    ['−1', '1'],
    ['$5', '5 euros'],
    ['5 dollars', '€5'],
    ['25 °C', '25 °F'],
    ['25 °C', '25 K'],
    ['5 m/s', '5 m s'],
    ['5 m/s', '5 km/h'],
    ['9.8 m/s²', '9.8 m/s'],
    ['5 MW', '5 kW'],
    ['50%', '5%'],
    ['π', 'phi'],
    ['2πr', '2 pi'],
    ['7', '0.7'],
    ['3,5', '5,3'],
    ['10⁴', '1000'],
    ['10⁴', '104'],
    ['1.5 × 10³', '15'],
  ])('%s is not %s, nor the other way round', (key, typed) => {
    expect([isRight(key, typed), isRight(typed, key)]).toEqual([false, false]);
  });

  test.each<[key: string, typed: string]>([
    ['m²', 'm2'],
    ['m²', 'm^2'],
    ['m²', 'square metres'],
    ['m³', 'cubic meters'],
    ['kg m s⁻¹', 'kg m/s'],
    ['kg m s⁻²', 'kg m/s²'],
    ['m/s', 'metres per second'],
    ['m s⁻²', 'm/s/s'],
    ['$\\mathrm{m}^2$', 'm²'],
    ['J kg⁻¹ K⁻¹', 'J/kg/K'],
    ['kg', 'kilograms'],
    ['N s', 'N·s'],
  ])('the unit %s alone is %s, and the other way round', (key, typed) => {
    expect([isRight(key, typed), isRight(typed, key)]).toEqual([true, true]);
  });

  test.each<[key: string, typed: string]>([
    ['m²', 'm³'],
    ['m²', 'm'],
    ['m²', 'cm²'],
    ['m/s', 's/m'],
    ['m/s', 'm s'],
    ['kg m s⁻¹', 'kg m s⁻²'],
    ['kg m s⁻¹', 'kg m'],
    ['kg m/s', 'kg x/s'],
    ['m', 'A'],
    ['A', 'ampere'],
    ['A', 's'],
    ['d', 'day'],
    ['C', 'coulomb'],
    ['m²', '2 m'],
    ['5 m', 'm'],
  ])('the unit %s alone is not %s, nor the other way round', (key, typed) => {
    expect([isRight(key, typed), isRight(typed, key)]).toEqual([false, false]);
  });

  test('a question that has the number asks for the other way to write it', () => {
    const question = questionOf({ stem: 'Write 1,500 in standard form.', answers: ['1.5 × 10³'] });
    expect(['1500', '1.5e3'].map((typed) => markOf(question, typed).isCorrect)).toEqual([false, true]);
  });
});

test('lowered letters are typed as plain ones', () => {
  const question = questionOf({ stem: 'What is the greatest speed?', answers: ['Vₘₐₓ'] });
  expect(['Vmax', 'V_max', 'vmax'].map((typed) => markOf(question, typed).isCorrect)).toEqual([true, true, true]);
});
