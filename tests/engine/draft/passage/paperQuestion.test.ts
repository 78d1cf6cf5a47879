// Exam papers as they are typed: with options in lines of their own, in one line, in brackets, with a key or without one.
import { expect, test } from 'vitest';
import { isCorrect } from '#core/marking/grading';
import { answerText } from '#engine/check/hardFlaw';
import { ownKind } from '#engine/draft/passage/ownQuestion';
import { makeQuiz } from '#engine/engine';
import { readTxt } from '#engine/read/txt';
import { paperOf } from '#engine/understand/paper';
import { pdfjs, questionsDrafted, quizOf, textFile } from '../../../support/engineInput.ts';

const asked = [
  { stem: 'Which rope holds a ship to the quay?', options: ['halyard', 'hawser', 'sheet', 'shroud'], letter: 'B' },
  { stem: 'Which tide is the highest of a month?', options: ['neap tide', 'ebb tide', 'spring tide', 'slack tide'], letter: 'C' },
  { stem: 'Which light marks the port side of a ship?', options: ['red', 'green', 'white', 'yellow'], letter: 'A' },
  { stem: 'The depth of the sea is measured in ________.', options: ['knots', 'leagues', 'acres', 'fathoms'], letter: 'D' },
  { stem: 'Which of these may you hoist in a storm?', options: ['spinnaker', 'genoa', 'trysail', 'topsail'], letter: 'C' },
];
const answers = ['hawser', 'spring tide', 'red', 'fathoms', 'trysail'];
const key = asked.map(({ letter }, at) => `${at + 1}. ${letter}`).join('  ');

type Layout = (question: (typeof asked)[number], at: number) => string;
const optionsOf = ({ options }: (typeof asked)[number], mark: (letter: string) => string) =>
  options.map((option, at) => `${mark('ABCDE'[at] ?? '')} ${option}`);

const boxesOf = ({ options, letter }: (typeof asked)[number]) =>
  options.map((option, at) => `- [${'ABCDE'[at] === letter ? 'x' : ' '}] ${option}`);

const inLines: Layout = (one, at) => [`${at + 1}. ${one.stem}`, ...optionsOf(one, (l) => `${l}.`)].join('\n');
const inBrackets: Layout = (one, at) =>
  [`${at + 1}) ${one.stem}`, ...optionsOf(one, (l) => `   (${l.toLowerCase()})`)].join('\n');
const inOneLine: Layout = (one, at) => `Question ${at + 1}. ${one.stem} ${optionsOf(one, (l) => `${l})`).join(' ')}`;

const layouts: [string, Layout, string][] = [
  ['a line for each option', inLines, `ANSWERS\n\n${key}`],
  ['options in brackets', inBrackets, `Answer Key\n${key}`],
  ['options in one line', inOneLine, `ANSWERS ${key}`],
  ['lines to write on', (one, at) => `____ ${inLines(one, at)}`, `Answer Key\n${key}`],
  ['boxes, one of them ticked', (one) => [`### ${one.stem}\n`, ...boxesOf(one)].join('\n'), ''],
  ['an explanation after each', (one, at) => `${inLines(one, at)}\nExplanation: So it is at sea.`, `ANSWERS\n\n${key}`],
  ['an answer after each', (one, at) => `${inLines(one, at)}\nAnswer: ${one.letter}`.replaceAll('\n', '\n\n'), ''],
];

test.each(layouts)('a paper of five questions gives all five: %s', async (_, layout, end) => {
  const { questions } = await quizOf(textFile(['HARBOUR TEST', ...asked.map(layout), end].join('\n\n')));
  expect(questions.map((one) => answerText(one).toLowerCase()).sort()).toEqual([...answers].sort());
  for (const one of questions) {
    const source = asked.find(({ stem }) => stem.replace(/_+/, '_____') === one.question_text);
    expect(one.correct_answer).toBe(source?.letter);
  }
});

test('a key of another length answers only the numbers that it names', async () => {
  const paper = asked.map(inLines).join('\n\n');
  const { questions } = await quizOf(textFile(`HARBOUR TEST\n\n${paper}\n\nANSWERS\n\n1. B  3. A  5. C`));
  expect(questions.map((one) => answerText(one).toLowerCase()).sort()).toEqual(['hawser', 'red', 'trysail']);
});

const inKey = (entry: (number: number, letter: string, words: string) => string, join = '\n') =>
  asked.map(({ letter }, at) => entry(at + 1, letter, answers[at] ?? '')).join(join);
const underAnswers: [form: string, key: string][] = [
  ['Q1: B', inKey((number, letter) => `Q${number}: ${letter}`)],
  ['Question 1 – (b)', inKey((number, letter) => `Question ${number} – (${letter.toLowerCase()})`)],
  ['a range', '1-4: B C A D\n5: C'],
  ['two rows', '1 2 3 4 5\nB C A D C'],
  ['two columns', '1. B  4. D\n2. C  5. C\n3. A'],
  ['letters alone', 'B C A D C'],
  ['the words of the option', inKey((number, _, words) => `${number}. ${words}`)],
  ['a reason behind', inKey((number, letter, words) => `${number}. ${letter} – The ${words} is what fits.`)],
  ['a reason below', inKey((number, letter, words) => `${number}. ${letter}\nThe ${words} is what fits.`, '\n\n')],
  ['an answer that says so', inKey((number, letter) => `${number}. The correct answer is ${letter}.`)],
];
const keys = [
  ...['Correct Answers', '*** ANSWER KEY ***', 'Gabarito'].map((name) => [`under “${name}”`, `${name}\n\n${key}`] as const),
  ...underAnswers.map(([form, text]) => [form, `Answers\n\n${text}`] as const),
  ['without a name', key] as const,
];

test.each(keys)('a key at the end is found: %s', async (_, end) => {
  const { questions } = await quizOf(textFile(['HARBOUR TEST', ...asked.map(inLines), end].join('\n\n')));
  expect(questions.map((one) => [one.number, one.correct_answer])).toEqual(asked.map(({ letter }, at) => [`${at + 1}`, letter]));
});

test('a letter that its words deny, and a number that two choices have, answer nothing', async () => {
  const paper = asked.map(inLines).join('\n\n');
  const denied = `Answers\n\n1. B. hawser\n2. C. ebb tide\n3. A. red\n4. D. fathoms`;
  const { questions, left_out } = await quizOf(textFile(`HARBOUR TEST\n\n${paper}\n\n${denied}`));
  expect([questions.map((one) => one.number), left_out]).toEqual([['1', '3', '4'], { no_answer: 2 }]);
  const twice = `HARBOUR TEST\n\nSECTION A\n\n${paper}\n\nSECTION B\n\n${paper}\n\nAnswers\n\n${key}`;
  await expect(quizOf(textFile(twice))).rejects.toMatchObject({ code: 'no-answers' });
});

const withFifth = asked.map((one, at) => (at === 2 ? { ...one, options: [...one.options, 'royal'] } : one));
const unanswered = textFile(['HARBOUR TEST', ...withFifth.map(inLines)].join('\n\n'));

test('a paper without answers is refused with what it asks, and with letters it is a quiz of what was answered', async () => {
  const open = withFifth.map(({ stem, options }, at) => ({ number: at + 1, stem, options }));
  await expect(quizOf(unanswered)).rejects.toMatchObject({ code: 'no-answers', open });
  await expect(quizOf(textFile('Hello.'))).rejects.toMatchObject({ open: [] });
  const { questions } = await makeQuiz(unanswered, { pdfjs, letters: ['B', null, 'A', 'D', 'C'] });
  expect(questions.map((one) => `${one.number} ${answerText(one)}`)).toEqual(['1 Hawser', '3 Red', '4 Fathoms', '5 Trysail']);
});

const open = [
  ['What is a hawser?', 'A hawser is a thick rope that holds a ship to the quay.'],
  ['Explain why a spring tide is high.', 'The moon and the sun pull along one line, and their forces add up.'],
  ['Name the officer who brings a ship into the harbour.', 'The pilot'],
];

test.each([
  ['1.', (number: number) => `${number}. `],
  ['Q1.', (number: number) => `Q${number}. `],
  ['Question 1, in a line of its own', (number: number) => `Question ${number}\n`],
])('each section has its key behind it, and answers in words are found: %s', async (_, mark) => {
  const paper = [
    'HARBOUR TEST\n\nSECTION A',
    ...asked.map(inLines),
    `Answers to Section A\n\n${key}\n\nSECTION B`,
    ...open.map(([question], at) => mark(at + 1) + question),
    'Answers to Section B',
    ...open.map(([, answer], at) => mark(at + 1) + answer),
  ].join('\n\n');
  const { questions } = await quizOf(textFile(paper));
  expect(questions.map(answerText)).toEqual([
    ...answers.map((answer) => answer.charAt(0).toUpperCase() + answer.slice(1)),
    ...open.map(([, answer]) => answer),
  ]);
});

test('problems and their solutions are no paper and its key', () => {
  const [problems, solutions] = [
    ['Floods in the harbour', 'Silt before the gates', 'Ice on the quay', 'Fog at the mole'],
    ['A wall of stone', 'A dredger each spring', 'Sand on the stones', 'A horn for ships'],
  ].map((list) => list.map((text, at) => `${at + 1}. ${text}`).join('\n\n'));
  const notes = textFile(`Harbours\n\nProblems\n\n${problems}\n\nSolutions\n\n${solutions}`);
  expect(paperOf(readTxt(notes.bytes, 'notes.txt')).filter(({ answer }) => answer !== null)).toEqual([]);
});

test('a paper keeps its order, numbers, parts and marks', async () => {
  const marked = asked.map((one, at) => inLines(at === 1 ? { ...one, stem: `${one.stem} (2 marks)` } : one, at));
  marked.splice(2, 0, 'SECTION B - INSTRUMENTS');
  const head = 'HARBOUR TEST\n\nSECTION A - OBJECTIVES. Each question carries one mark.';
  const { questions } = await quizOf(textFile([head, ...marked, 'ANSWERS', key].join('\n\n')));
  const [a, b] = ['SECTION A - OBJECTIVES', 'SECTION B - INSTRUMENTS'];
  const found = questions.map(({ number, part, marks = 0 }) => `${number} ${marks} ${part}`);
  expect(found).toEqual([`1 1 ${a}`, `2 2 ${a}`, `3 0 ${b}`, `4 0 ${b}`, `5 0 ${b}`]);
  expect(questions[1]?.question_text).toBe(asked[1]?.stem);
});

test('what is asked of a passage, a table or a case above is left out', async () => {
  const paper = [
    'HARBOUR TEST',
    'Questions 1 and 2 refer to the following passage.',
    'The pilot went aboard at noon. He asked for the chart of the bay, and nobody had it.',
    ...asked.map(inLines),
    `Answers\n\n${key}`,
  ].join('\n\n');
  const { questions, left_out } = await quizOf(textFile(paper));
  expect([questions.map((one) => one.number), left_out]).toEqual([['3', '4', '5'], { context: 2 }]);
});

test('a paper whose numbers are lost, or leap, is counted all the same, and no option is its topic', async () => {
  const of = (mark: (at: number) => string) =>
    asked.map((one, at) => {
      const [, ...others] = optionsOf(one, (l) => `${l}.`);
      return `${mark(at)}${one.stem}\n\n## A. ${one.options[0]}\n\n${others.join('\n')}\n\nAnswer: ${one.letter}`;
    });
  const quizWith = (mark: (at: number) => string) =>
    quizOf({ name: 'test.md', bytes: textFile(`# Harbour Test\n\n${of(mark).join('\n\n')}`).bytes });
  const lost = await quizWith(() => '');
  expect(lost.questions.map((one) => [one.number, one.topic])).toEqual(asked.map((_, at) => [`${at + 1}`, undefined]));
  const leaping = await quizWith((at) => `${at < 2 ? at + 1 : at + 20}. `);
  expect(leaping.questions.map((one) => one.number)).toEqual(['1', '2', '22', '23', '24']);
});

const four = ['hawser', 'halyard', 'sheet', 'shroud'];
const strange: [reason: string, stem: string, options: string[], letter: string][] = [
  ['figure', 'Which rope is shown in the picture above?', four, 'A'],
  ['context', 'What does the pilot do in this case?', four, 'A'],
  ['several_answers', 'Which ropes hold a ship? (Select all that apply.)', four, 'A'],
  ['unclear', 'Which of these live on the quay?', ['gulls', 'worms', 'barnacles', 'barnacle'], 'A'],
  ['no_answer', 'Which sheet is hauled in first?', four, ''],
  // The statements that its options number were lost.
  ['figure', 'Which were founded before the war?', ['Only 1 and 2', 'Only 2 and 3', 'Only 1, 2 and 3', 'Only 3 and 4'], 'C'],
  ['repeated', asked[0]?.stem ?? '', asked[0]?.options ?? [], 'B'],
];

test('a past exam comes whole, in its order, and says how many of its questions are left out, and why', async () => {
  const sound = [
    ...asked,
    { stem: 'Which of these is hoisted in a storm?', options: ['trysail', 'genoa', 'topsail', 'All of the above'], letter: 'D' },
    { stem: 'The thickest rope is the', options: ['warp', 'sheet', 'halyard', 'lanyard', 'hawser'], letter: 'E' },
    { stem: 'Which light is red?', options: ['port', 'starboard', 'stern'], letter: 'A' },
    { stem: 'Which hold? I. Warp II. Sail III. Chain', options: ['Only I', 'Only II', 'Only I and III', 'All'], letter: 'C' },
  ];
  const paper = [...sound, ...strange.map(([, stem, options, letter]) => ({ stem, options, letter }))];
  const lines = paper.map((one, at) => [`${at + 1}. ${one.stem}`, ...optionsOf(one, (l) => `${l}.`)].join('\n'));
  const letters = paper.flatMap(({ letter }, at) => (letter === '' ? [] : `${at + 1}. ${letter}`)).join('  ');
  const { questions, left_out } = await quizOf(textFile(`Harbour Paper\n\n${lines.join('\n\n')}\n\nANSWERS\n\n${letters}`));
  expect(questions.map((one) => [one.number, one.correct_answer])).toEqual(
    sound.map(({ letter }, at) => [String(at + 1), letter]),
  );
  expect(questions[6]?.question_text).toBe('The thickest rope is the …');
  expect(questions.map(({ options }) => Object.values(options ?? {}).length)).toEqual([4, 4, 4, 4, 4, 4, 5, 3, 4]);
  expect(left_out).toEqual({ ...Object.fromEntries(strange.map(([reason]) => [reason, 1])), figure: 2 });
});

test('a paper in French is read by its own words', async () => {
  const paper = asked.map((one, at) => {
    const stem = `${at + 1}. Quelle est la réponse à la question ${at + 1} ?`;
    return [stem, ...optionsOf(one, (l) => `${l})`), `Réponse : ${one.letter}`].join('\n');
  });
  const read = paperOf(readTxt(textFile(`ÉPREUVE\n\n${paper.join('\n\n')}`).bytes, 'epreuve.txt'));
  expect(read.map(({ letter }) => letter)).toEqual(asked.map(({ letter }) => letter));
});

test('a blank is filled by what the paper answers beside it', async () => {
  const gaps = [
    ['The rope that holds a ship to the quay is the ________.', 'hawser'],
    ['The highest tide of a month is called the ________ tide.', 'spring'],
    ['Fog is measured by how far one can see, which is the ________.', 'visibility'],
  ];
  const paper = gaps.map(([stem, answer], at) => `${at + 1}. ${stem}\n\nAnswer: ${answer}`).join('\n\n');
  const { questions } = await quizOf(textFile(`HARBOUR TEST\n\n${paper}`));
  expect(questions.map((one) => one.correct_answer).sort()).toEqual(['hawser', 'spring', 'visibility']);
});

test('lists with numbers and letters in a chapter are no paper', async () => {
  const chapter = [
    'Harbours',
    'A harbour is a part of the sea where ships are sheltered from waves. It has these parts:',
    '1. The quay, where ships are loaded\n2. The mole, which breaks the waves\n3. The light, which shows the way',
    'Pilots are sailors who know a harbour well. They are told which ship comes first:\na) the fast ones\nb) the slow ones\nc) the late ones',
    'The mole is a wall that protects a harbour from the waves. A quay is a platform where ships are loaded. Ballast is heavy material that keeps a ship upright.',
  ].join('\n\n');
  expect(await questionsDrafted(textFile(chapter), ownKind)).toEqual([]);
  expect(await questionsDrafted(textFile(chapter))).not.toEqual([]);
});

test('what is true or false is a choice of the two, in the words of the paper', async () => {
  const statements = [
    ['A mole is a wall that keeps the waves out of a harbour.', 'True'],
    ['Ballast is a sail that is hoisted in a storm.', 'False'],
    ['A quay is a platform where ships are loaded.', 'T'],
    ['A buoy is a person who steers a ship.', 'F.'],
  ].map(([stem, answer], at) => `${at + 1}. ${stem}\n\nAnswer: ${answer}`);
  const { questions } = await quizOf(textFile(`HARBOUR TEST\n\n${statements.join('\n\n')}`));
  expect(questions.map((one) => [one.options, answerText(one)])).toEqual(
    ['True', 'False', 'True', 'False'].map((answer) => [{ A: 'True', B: 'False' }, answer]),
  );
});

test('the sections of a law are no past paper without its answers', async () => {
  const section = (number: number, who: string) =>
    [
      `${number}. Duties of the ${who}`,
      `(1) The ${who} shall answer for the ship where it –`,
      `(a) leaves the harbour without a light;\n(b) carries more than its mark allows; or\n(c) hides a part of its cargo.`,
    ].join('\n\n');
  const law = ['HARBOUR LAW', ...['master', 'owner', 'pilot', 'agent', 'mate'].map((who, at) => section(at + 1, who))].join(
    '\n\n',
  );
  expect((await quizOf(textFile(law))).questions.every(({ passage }) => passage)).toBe(true);
});

test('where a page sets questions close, each quotes itself and not its neighbours', async () => {
  const close = asked.map((one, at) => `${at + 1}. ${one.stem} ${optionsOf(one, (l) => `${l}.`).join(' ')}`).join(' ');
  const { questions } = await quizOf(textFile(`HARBOUR TEST\n\n${close}\n\nANSWERS\n\n${key}`));
  expect(questions).toHaveLength(asked.length);
  for (const one of questions) {
    const others = asked.filter(({ stem }) => stem.replace(/_+/, '_____') !== one.question_text);
    expect(others.filter(({ stem }) => one.explanation?.includes(stem.slice(0, 30)))).toEqual([]);
  }
});

const told = `A berth is a place in a port where a ship is tied up. The harbour master gives each ship a berth. A ship that leaves its berth pays the dues.`;
const before = [
  '# Berths',
  '1. A berth of the inner harbour',
  '2. A berth of the outer harbour',
  '## Quiz before reading',
  '1. Leases: When does a berth go back to the port?',
  '2. Leaving: When can a master leave a berth without notice?',
  '3. Transfers: How do you tell a transfer of a berth from a loan?',
  'Answers',
  '1. When the lease of the berth ends and nobody renews it',
  '2. When the port lets the berth silt up until no ship floats',
  '3. A transfer takes the whole remaining lease; a loan takes some weeks of it',
];
const rope =
  'A hawser is a thick rope that holds a ship to the quay in a storm. The harbour master keeps a spare hawser on every quay.';
const after = ['## Duties of the master', told, rope, '### 1. Duty to Keep Watch', told, '### 2. Duty to Sail Lawfully', told];

test('a key in the middle of notes ends where they go on, and no later heading answers by its number', async () => {
  const { questions } = await quizOf({
    name: 'notes.md',
    bytes: textFile([...before, ...after, '### 3. Duty to Pay Dues', told].join('\n\n')).bytes,
  });
  const own = questions.filter((one) => one.question_text.includes('?') && /Leases|Leaving|Transfers/.test(one.question_text));
  expect(own.map((one) => one.correct_answer).join(' ')).not.toMatch(/Duty/);
  expect(own.map((one) => one.correct_answer).join(' ')).toMatch(/silt up until no ship floats/);
});

test('short answers of a revision sheet may be typed without their small words, and in figures', async () => {
  const sheet = [
    ['Which part of a cell makes food from light?', 'The chloroplast'],
    ['Where does a cell build its proteins?', 'At the ribosomes'],
    ['How many daughter cells come out of meiosis?', 'Four'],
    ['Does every cell have a nucleus?', 'No'],
  ].map(([question, answer]) => `Q: ${question}\nA: ${answer}`);
  const { questions } = await quizOf(textFile(['Cells', ...sheet].join('\n\n')));
  const given = ['chloroplast', 'ribosomes', '4', 'B'];
  expect(questions.map((one, at) => isCorrect(one, given[at] ?? ''))).toEqual([true, true, true, true]);
  expect(questions[3]?.options).toEqual({ A: 'Yes', B: 'No' });
});

test('an answer ends where the next question begins, and may be longer than a model answer', async () => {
  const long = 'A spring tide is higher because the moon and the sun pull along one line at that time.';
  const more = `${'The water then stands high at noon and low at dusk, and the pilots wait for it. '.repeat(6)}`;
  const paper = [
    'Harbour Test with Solutions',
    '(a) (5 points) There is a technical term for the tide that is highest in a month. What is it?',
    'Solution: Mean high water springs.',
    '(b) (5 points) Which rope holds a ship to the quay?',
    'Solution: The hawser.',
    '(c) (10 points) Explain why a spring tide is higher than other tides.',
    `Solution: ${long} ${more}`,
    '(d) (5 points) What is the depth of the water in this experiment?',
    'Solution: The water is four fathoms deep at the quay, and five where the pilots wait.',
  ].join('\n\n');
  const questions = await questionsDrafted(textFile(paper), ownKind);
  expect(questions.map((one) => one.question_text)).toEqual([
    'There is a technical term for the tide that is highest in a month. What is it?',
    'Which rope holds a ship to the quay?',
    'Explain why a spring tide is higher than other tides.',
  ]);
  expect(questions[0]?.correct_answer).toBe('Mean high water springs');
  expect(questions[2]?.correct_answer.startsWith(long)).toBe(true);
});
