// Every document gets a quiz: decks, notes in bullets, statutes, stories and other languages too. Sections are compared
// with their own text, and what cannot be asked about is refused with its reason.
import { expect, test } from 'vitest';
import { countedList } from '#engine/ask/countedList';
import { pair } from '#engine/ask/pair';
import { properName } from '#engine/ask/properName';
import { recall } from '#engine/ask/recall';
import { termGap } from '#engine/ask/termGap';
import { year } from '#engine/ask/year';
import { labelOf } from '#engine/outline/label';
import { questionsDrafted, quizOf, textFile } from '../support/engineInput.ts';
import { pptxOf } from '../support/pptxFixture.ts';

const deck = pptxOf([
  { title: 'Tidal power' },
  ...Object.entries({
    'Why build a barrage?':
      'It needs no fuel once it is built / Its output is known years ahead / It lasts longer than a coal plant',
    'Effects on the estuary':
      'Mud flats are flooded for longer / Wading birds lose feeding grounds / Silt settles behind the wall',
    'What the turbines need': 'A head of two metres or more / Gates that close at high water / Screens that keep fish out',
  }).map(([title, points]) => ({ title, items: points.split(' / ') })),
  { title: 'Any questions?' },
]);

test('a deck of bullets is asked by its slides, each compared whole', async () => {
  const { questions } = await quizOf({ name: 'tides.pptx', bytes: deck });
  const slide = questions.find(({ question_text }) => question_text === 'Why build a barrage?');
  expect(slide?.correct_answer.split('\n')).toEqual([
    'It needs no fuel once it is built',
    'Its output is known years ahead',
    'It lasts longer than a coal plant',
  ]);
  expect(questions.map(({ question_text }) => question_text)).toContain('Give the main points on “Effects on the estuary”.');
});

test('a slide that goes on is asked with the one before it, whose notes are left out', async () => {
  const slides = pptxOf([
    { title: 'Tidal power' },
    { title: 'The lock of the barrage', items: ['Ships pass the barrage in a lock of its own'], notes: 'This slide is old.' },
    { title: 'Cont…', items: ['The lock has two gates of steel', 'It is filled by the rising tide'] },
  ]);
  const [question] = await questionsDrafted({ name: 'lock.pptx', bytes: slides }, recall);
  expect(question?.question_text).toContain('“The lock of the barrage”');
  expect(question?.correct_answer.split('\n')).toEqual([
    'Ships pass the barrage in a lock of its own',
    'The lock has two gates of steel',
    'It is filled by the rising tide',
  ]);
});

const french = [
  '# Les marées',
  '## La cause des marées',
  "Les marées viennent de la Lune, qui attire l'eau des océans et la soulève légèrement du côté qui lui fait face. Le Soleil fait de même, mais sa force est moindre parce qu'il est bien plus éloigné.",
  '## Les ports',
  'Un port de marée comprend :',
  '- Un bassin à flot fermé par des portes\n- Un avant-port ouvert sur la mer\n- Des quais assez hauts pour la pleine mer',
].join('\n\n');

test('a French chapter is asked in French, and its quiz says so', async () => {
  const quiz = await quizOf(textFile(`${french}\n${french.replaceAll('marée', 'vague').replaceAll('port', 'canal')}`));
  expect(quiz.language).toBe('fr');
  const texts = quiz.questions.map(({ question_text }) => question_text);
  expect(texts).toContain('Expliquez « La cause des marées » avec vos propres mots.');
});

test('a statute is asked by its subsections and paragraphs', async () => {
  const act = [
    '# Harbours Act',
    '## 12. Duties of the harbour master',
    '(1) The harbour master shall keep the following records -',
    '(a) a record of every ship that enters the harbour;',
    '(b) a record of the dues paid by each ship; and',
    '(c) a record of every accident within the harbour.',
  ].join('\n\n');
  const [question] = await questionsDrafted(textFile(act), recall);
  expect(question?.question_text).toBe('Give the main points on “Duties of the harbour master”.');
  expect(question?.correct_answer).toMatch(/^The harbour master .*\n.*\n.*\n.* within the harbour\.$/);
});

const prose = (subject: string) =>
  `The ${subject} of a harbour is built of granite blocks that are laid dry by hand. Every ${subject} is inspected in spring by the diver of the port.`;

test('a heading without a subject takes the one above it or is not asked', async () => {
  const sections = [
    ...['# Notes of the fourth week', '## Breakwaters', '### Future prospects', prose('breakwater'), '## Others', prose('pier')],
    ...['## Lighthouse', prose('lighthouse'), '## Quay wall', prose('wall'), '## Slipway', 'See the wall.'],
    ...['## Quay wall', prose('wall')],
  ];
  const notes = sections.join('\n\n');
  const questions = await questionsDrafted(textFile(notes), recall);
  expect(questions.map(({ question_text }) => /“(.*)”/.exec(question_text)?.[1])).toEqual([
    'Breakwaters: Future prospects',
    'Lighthouse',
  ]);
});

test('a heading loses its numbering and notes, and keeps other brackets', () => {
  const label = (heading: string) => labelOf(heading, () => false);
  expect(label('3.2 Muscle work (contraction)')).toBe('Muscle work (contraction)');
  expect(label('Muscle work (continued)')).toBe('Muscle work');
  expect(label('Muscle work (see Fig. 3)')).toBe('Muscle work');
});

test('a section is asked whole or not at all', async () => {
  const long = Array.from({ length: 20 }, () => prose('mole')).join('\n\n');
  const cut = 'The mole of a harbour needs these stones, which are laid in rows of ten and are never older than a year:';
  const notes = `# Harbours\n\n## Mole heads\n\n${long}\n\n## Stones of the mole\n\n${cut}\n\n## The end of the mole\n\n${prose('mole')}`;
  const questions = await questionsDrafted(textFile(notes), recall);
  expect(questions.map(({ question_text }) => question_text)).toEqual(['Explain “The end of the mole” in your own words.']);
});

test('a heading in a list is a heading, and numbered parts are one', async () => {
  const point = (text: string) => `    * The harbour of the town ${text} in the year of the flood`;
  const notes = [
    '# Harbours',
    `* ### The lamps of the harbour were lit by hand\n${['lit its lamps', 'paid its lamplighters', 'bought its oil'].map(point).join('\n')}\n* ### Dues of ships I\n${['raised its dues', 'lost its ships'].map(point).join('\n')}\n* ### Dues of ships II\n${['lowered its dues', 'won its ships back'].map(point).join('\n')}\n* ### Recap of the course\n${['lit its lamps again', 'paid its masters', 'bought its ropes'].map(point).join('\n')}`,
  ].join('\n\n');
  const questions = await questionsDrafted(textFile(notes), recall);
  expect(questions.map(({ question_text }) => question_text)).toEqual([
    'Give the main points on “The lamps of the harbour were lit by hand”.',
    'Give the main points on “Dues of ships”.',
  ]);
});

const tale = (name: string) =>
  [
    `One day the ${name} came down to the water to drink, and the crab was sitting on a stone in the sun.`,
    `"Move over," said the ${name}. "I am bigger than you, and I was here long before your grandmother was born in the sand."`,
    '"Then drink," said the crab, and it went under the stone without another word and waited there until the evening came.',
    `When the ${name} put its mouth to the water, the crab took hold of its lip and would not let go until it begged for its life.`,
    `"Who is bigger now?" asked the crab. The ${name} went home with a red nose, and from that day on it has drunk only at night.`,
  ].join('\n\n');

test('a story with a title is told whole; one without headings is refused', async () => {
  const [question] = await questionsDrafted(
    textFile(`# Tales\n\n## The lion and the crab\n\n${tale('lion')}\n\n## The end\n\nBye.`),
    recall,
  );
  expect(question?.question_text).toMatch(/^Tell the story “The lion and the crab” from beginning to end/);
  expect(question?.correct_answer).toMatch(/^One day .*\n.*only at night\.$/s);
  await expect(quizOf(textFile(`${tale('lion')}\n\n${tale('goat')}`))).rejects.toMatchObject({ code: 'plain-story' });
});

test('prose that quotes is no story', async () => {
  const quoted = ['first', 'second', 'third', 'fourth'].map(
    (name) =>
      `The ${name} treatise on the status of pilots calls the harbour pilot “the master of the last mile.” It was read widely.`,
  );
  const notes = `# Pilots\n\n## The status of pilots\n\n${quoted.join('\n\n')}\n`;
  const [question] = await questionsDrafted(textFile(notes), recall);
  expect(question?.question_text).toBe('Explain “The status of pilots” in your own words.');
});

test('a gap to type is an exact year, which its sentence pins down', async () => {
  const sentences = [
    'The stone bridge near Osterby was built by the engineer Joren Saal in 1710 for the council of Varn.',
    'The first chart of Merrow was drawn in about 1702 near Osterby.',
  ];
  const questions = await questionsDrafted(textFile(sentences.join(' ')), year);
  expect(questions.map(({ question_text: stem }) => stem)).toEqual([
    'Which year is missing? “The stone bridge near Osterby was built by the engineer Joren Saal in _____ for the council of Varn.”',
  ]);
});

test('a text of formulas and a timetable are refused with their reasons', async () => {
  const formulas = Array.from({ length: 40 }, (_, at) => `f(x) = x^${at} + ${at}x = y(t) ∫ g ∂z → k ≤ m ∈ R and h(q) = p`).join(
    '\n\n',
  );
  await expect(quizOf(textFile(formulas))).rejects.toMatchObject({ code: 'formulas' });
  const timetable = Array.from({ length: 60 }, (_, at) => `${at}:15 Room ${at + 3} Hall`).join('\n');
  await expect(quizOf(textFile(timetable))).rejects.toMatchObject({ code: 'nothing-to-ask' });
});

test('a key term is left out of the sentence that says most of it, and names are not', async () => {
  const notes = [
    '# Harbour works',
    'A caisson is a watertight chamber of concrete that is sunk to the sea bed at the harbour. The father of the harbour master had seen a caisson sink in a winter storm. The winter was hard.',
    'At low water the crew filled the caisson with stones from the harbour. The stones and the caisson settled in the winter after the work of the harbour. The father of the crew came by in winter. Kestrel is an engineer of harbours who builds in winter. The ship of Kestrel came late, and Kestrel slept.',
  ].join('\n\n');
  const gaps = await questionsDrafted(textFile(notes), termGap);
  const answers = gaps.map(({ correct_answer }) => correct_answer);
  expect(answers).not.toContain('Kestrel');
  expect(gaps.find(({ correct_answer }) => correct_answer === 'caisson')?.question_text).toBe(
    'Complete the sentence: “A c_____ is a watertight chamber of concrete that is sunk to the sea bed at the harbour.”',
  );
});

test('a statement that begins with its term is asked without a gap', async () => {
  const notes = [
    '# Coasts\n\n## Coral reefs',
    'Coral reefs protect the beaches behind them from the waves of winter storms. Divers like coral reefs. Ships avoid coral reefs.',
    '## Erosion',
    'Erosion takes the sand from a beach in winter and carries it to the next bay. Old captains fear erosion. Nobody stops erosion.',
  ].join('\n\n');
  const questions = await questionsDrafted(textFile(notes, 'coasts.md'), termGap);
  expect(
    questions.map(({ question_text, correct_answer, accepted_answers }) => [question_text, correct_answer, accepted_answers]),
  ).toEqual(
    expect.arrayContaining([
      ['Which reefs protect the beaches behind them from the waves of winter storms?', 'Coral reefs', ['Coral']],
      ['What takes the sand from a beach in winter and carries it to the next bay?', 'Erosion', undefined],
    ]),
  );
});

/** Each sentence with what is asked of it, and how many points are ticked; none where it lists more or fewer than it counts. */
test.each([
  ['A lock has two gates: the upper gate and the lower gate.', 'A lock has two gates. Name both.', 2],
  ['The tide has three phases—flood, slack, and ebb—each of six hours.', 'The tide has three phases. Name all three.', 3],
  [
    'The three sorts of wall are the straight wall, the curved wall, and the stepped wall.',
    'What are the three sorts of wall?',
    3,
  ],
  ['A lock has three gates: the upper gate and the lower gate.', undefined, 0],
  ['These locks have two gates: the upper gate and the lower gate.', undefined, 0],
])('%s', async (text, stem, points) => {
  const [question] = await questionsDrafted(textFile(text), countedList);
  expect([question?.question_text, question?.key_points?.length ?? 0]).toEqual([stem, points]);
});

test('a choice whose sentence begins with the term asks which of four does what the sentence says', async () => {
  const works = {
    'rubble mole': 'lets small waves run out between loose blocks',
    'timber mole': 'rots where ship worms bore into its wet posts',
    'caisson mole': 'requires a flat bed that divers have cleared before',
    'floating mole': 'swings on long chains and rises at high tide',
  };
  const notes = Object.entries(works).map(
    ([term, work]) => `## ${term}\n\nThe ${term} ${work}. Some builders still like a ${term}. Nobody here has seen a ${term}.`,
  );
  const questions = await questionsDrafted(textFile(['# Sea works', ...notes].join('\n\n'), 'notes.md'), termGap);
  const stems = questions.filter(({ options }) => options).map(({ question_text: stem }) => stem);
  expect(stems).toContain('Which of the following lets small waves run out between loose blocks?');
});

test('headings that are terms are asked by what stands below each of them, and sections that tell are not', async () => {
  const meanings = {
    Mole: 'A wall of stone that keeps the waves out of a harbour. Most moles are old.',
    Buoy: 'A float that marks a channel for ships. It is tied to the sea bed.',
    Hawser: 'Rope of hemp for the mooring of ships. Nobody can lift a long one.',
    Quay: 'A platform of stone or wood where ships are loaded.',
    Storms: 'Every winter the sea breaks a part of the harbour.',
  };
  const notes = Object.entries(meanings).map(([heading, text]) => `## ${heading}\n\n${text}`);
  const questions = await questionsDrafted(textFile(['# Harbours', ...notes].join('\n\n'), 'notes.md'), pair);
  expect(questions.map(({ question_type: type, options, correct_answer: key }) => [type, options?.[key] ?? key])).toEqual([
    ['multiple_choice', 'Mole'],
    ['multiple_choice', 'A float that marks a channel for ships'],
    ['short_answer', 'Hawser'],
    ['multiple_choice', 'Quay'],
  ]);
});

test('a list of labels is a form, whose labels are no terms', async () => {
  const lines = [
    '- Stimulus: a bell that the pilot rings at night',
    '- Response: a boat that leaves the quay at once',
    '- Comments: a book that the master keeps on board',
    '- Hawser: a rope that holds a ship to the quay',
  ];
  const questions = await questionsDrafted(textFile(lines.join('\n')), pair);
  expect(questions.map(({ correct_answer: answer }) => answer)).toEqual(['Hawser']);
});

test('a sentence that tells nothing of its term has no gap', async () => {
  const notes = 'The caisson can be quite useful here. Every caisson is old. Many ships fear a caisson. A caisson was made.';
  expect(await questionsDrafted(textFile(notes), termGap)).toEqual([]);
});

test.each(['(ii) Pilots of the harbour', 'Pilots of the harbour, including'])(
  'no section is asked for by “%s”',
  async (heading) => {
    expect(await questionsDrafted(textFile(`# Ships\n\n## ${heading}\n\n${prose('pilots')}`), recall)).toEqual([]);
  },
);

test('a section that breaks off is compared as far as it can be shown, where there is little else', async () => {
  const table = 'Tide | Height | Hour';
  const notes = [
    '# Locks',
    '## How a lock is filled',
    'Water comes in through the upper sluice while both gates are shut, and the boat rises with it until the level is that of the upper reach. The keeper then opens the upper gate.',
    table,
  ].join('\n\n');
  const [question] = await questionsDrafted(textFile(notes), recall);
  expect(question?.correct_answer).toMatch(/^Water comes in .+ the upper gate\.$/);
});

const canal = [
  'Rosa Kemp drew the plan of the long canal between the two harbours.',
  'In 1867, the engineer Ada Lunt built the first tunnel through the western hill. Lunt had never seen a tunnel before.',
  'In 1871, the council, which Hugo Brandt led, opened the canal for ships of every size. Brandt sold his house for it.',
  'The Harbour Act raised the toll for every ship that used the new canal.',
  'Hugo Brandt, a lawyer, persuaded the farmers to sell their fields along the river. He paid them himself.',
  'In the autumn of 1880, Kemp wrote a report on the floods that had broken the gates of the upper lock.',
  'Otto Varga, a geologist, warned the builders of the soft clay under the bridge of the canal.',
  'The gates were painted in 1885 and again in 1893.',
].join('\n\n');

test('a person, a thing with a name, and a year are asked for by what a sentence says of them', async () => {
  const questions = (kind: typeof properName) => questionsDrafted(textFile(`# Waterways\n\n${canal}`, 'canal.md'), kind);
  const asked = (all: Awaited<ReturnType<typeof questions>>) =>
    all.map(({ question_text: stem, options, correct_answer: key }) => `${stem} ${options?.[key] ?? key}`);
  expect(asked(await questions(properName))).toEqual(
    expect.arrayContaining([
      'Who drew the plan of the long canal between the two harbours? Rosa Kemp',
      'In 1867, who built the first tunnel through the western hill? Ada Lunt',
      'Which act raised the toll for every ship that used the new canal? Harbour Act',
      'In the autumn of 1880, who wrote a report on the floods that had broken the gates of the upper lock? Kemp',
    ]),
  );
  const years = await questions(year);
  expect(asked(years)).toContain('In which year did the engineer Ada Lunt build the first tunnel through the western hill? 1867');
  const [choice] = years.filter(({ options }) => options);
  expect(
    Object.values(choice?.options ?? {})
      .map(Number)
      .every((option) => option > 1800),
  ).toBe(true);
});
