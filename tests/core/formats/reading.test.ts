// Files of others: what they have is taken, what cannot be taken is said with its line, and hostile ones end in a sentence.
import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { read as readAnki } from '#core/formats/ankiText';
import { read as readGift } from '#core/formats/giftReading';
import { fileEndings, namedTextFormats, packageFormats, textFormatOf, textFormats } from '#core/formats/importFormats';
import * as json from '#core/formats/json';
import * as markdown from '#core/formats/markdown';
import * as moodle from '#core/formats/moodle';
import { openFile, readText } from '#core/formats/readers';
import type { Reading } from '#core/formats/reading';
import { problemText } from '#texts/importProblems';
import { choice, essay, moodleOf, typed } from './asRead.ts';

const kindsOf = async (key: string, text: string) => {
  const { questions, problems, title } = await readText(key, text);
  expect(problems).toEqual([]);
  return { title, questions: questions.map(({ question_id: _, ...question }) => question) };
};
const problemsOf = async (key: string, text: string) =>
  (await readText(key, text)).problems.map((problem) => [problem.line, problemText(problem)]);

describe('GIFT', () => {
  test('takes the kinds that Moodle documents', async () => {
    const { questions, title } = await kindsOf(
      'gift',
      `$CATEGORY: $course$/top/Chapter 1

// a comment
::Q1:: Who's buried in Grant's \\{tomb\\}? {
  =Grant#Right!
  ~%0%no one
  ~Napoleon
}

Grant is buried in Grant's tomb.{T}

Mahatma Gandhi's birthday is {~January =October ~May} as you know.

Who wrote it? {=Adams =Douglas Adams =%50%Addams}

[html]<p>What is <b>H</b><sub>2</sub>O &amp; \\(x^2\\)?</p>{=water####It is <i>wet</i>.}

How many? {#
  =42:0#Yes
  =%50%42:2}

Describe the sea. {####Deep and salty.}
`,
    );
    expect(title).toBe('Chapter 1');
    expect(questions).toEqual([
      choice("Who's buried in Grant's {tomb}?", ['Grant', 'no one', 'Napoleon'], 'A'),
      choice("Grant is buried in Grant's tomb.", ['True', 'False'], 'A'),
      choice("Mahatma Gandhi's birthday is _____ as you know.", ['January', 'October', 'May'], 'B'),
      typed('Who wrote it?', 'Adams', { accepted_answers: ['Douglas Adams'] }),
      typed('What is H₂O & $x^2$?', 'water', { explanation: 'It is wet.' }),
      typed('How many?', '42'),
      essay('Describe the sea.', 'Deep and salty.'),
    ]);
  });

  test('what a file says of single answers is part of the explanation; one word of praise explains nothing', async () => {
    const { questions } = await kindsOf(
      'gift',
      `How many legs has a spider? {\n=eight#It is an arachnid.\n~%-50%six#Those are insects, \\= hexapods.\n~ten#No.\n####See page 4.}

The sun is a planet. {F#It is a star.#Right, it shines \\#by itself.}

Two and two? {=4#Well counted. =four}
`,
    );
    expect(questions.map(({ explanation }) => explanation)).toEqual([
      'See page 4.\nIt is an arachnid.\nsix: Those are insects, = hexapods.',
      'Right, it shines #by itself.\nIt is a star.',
      'Well counted.',
    ]);
  });

  test.each([
    ['Just a text.', 1, 'This question has no answer. Write it after the question, like {=Paris}.'],
    ['\n\nQ {=a\n\nR {=b}', 3, 'The answer starts with { but does not end. Write } after it, without a blank line in between.'],
    ['Q {=a}\nR {=b}', 1, 'There are two answers in braces. Put a blank line between two questions.'],
    ['Q {=a -> b =c -> d}', 1, 'Matching questions cannot be imported. Write a separate question for each pair.'],
    ['Q {\n~a\n~b}', 1, 'No option is marked as right. Write = before the right one.'],
    ['Q {\n=a\n=b\n~c}', 3, 'Several options are right. Keep = before one, and write ~ before the others.'],
    ['Q {\n~%50%a\n~%50%b\n~c}', 1, 'Several options are right. Keep = before one, and write ~ before the others.'],
    ['Q {#3..5}', 1, 'A range of numbers cannot be imported. Write one number, or make it a choice.'],
    ['Q {=a*}', 1, 'An answer with * matches any text. Write out the right answer.'],
    ['Q {}', 1, 'The right answer is missing. Write it.'],
    [
      'Q <img src="x.png"> {=a}',
      1,
      'This question has a picture that cannot be kept. Only one can: PNG, JPEG, GIF or WebP, of up to 360 KB and in the file itself. Describe it in words.',
    ],
    ['// nothing', null, 'There are no questions in it.'],
    ['// oasis {"near_words":5}\nQ {=a}', 2, 'The line “// oasis” above this question was changed. Remove it.'],
  ])('%j is told with its line', async (text, line, words) => {
    expect(await problemsOf('gift', text)).toEqual([[line, words]]);
  });
});

describe('Moodle XML', () => {
  const quiz = (inner: string) => `<?xml version="1.0"?>\n<quiz>\n${inner}\n</quiz>`;
  const question = (type: string, inner: string) =>
    `<question type="${type}"><questiontext format="html"><text><![CDATA[<p>Q</p>]]></text></questiontext>${inner}</question>`;
  const answer = (fraction: number, text: string) => `<answer fraction="${fraction}"><text>${text}</text></answer>`;
  const multi = (a: number, b: number) => quiz(question('multichoice', answer(a, 'a') + answer(b, 'b')));
  const several = 'Several options are right. In Moodle, allow one answer only.';
  const declared = '<!DOCTYPE q [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>&x;</quiz>';

  test('takes choices, true or false, typed answers, numbers and essays with a model answer', async () => {
    const { questions } = await kindsOf(
      'moodle',
      quiz(
        [
          question('multichoice', answer(0, 'a') + answer(100, '&lt;p&gt;b &amp;amp; c&lt;/p&gt;')),
          question('truefalse', answer(0, 'true') + answer(100, 'false')),
          question('shortanswer', answer(100, 'a') + answer(100, 'b') + answer(50, 'c')),
          question('numerical', answer(100, '3.5')),
          question('essay', '<graderinfo format="html"><text>Because.</text></graderinfo>'),
        ].join('\n'),
      ),
    );
    expect(questions).toEqual([
      choice('Q', ['a', 'b & c'], 'B'),
      choice('Q', ['True', 'False'], 'B'),
      typed('Q', 'a', { accepted_answers: ['b'] }),
      typed('Q', '3.5'),
      essay('Q', 'Because.'),
    ]);
  });

  test('what a file says of single answers is part of the explanation', async () => {
    const said = (fraction: number, text: string, words: string) =>
      `<answer fraction="${fraction}"><text>${text}</text><feedback format="html"><text>${words}</text></feedback></answer>`;
    const general = '<generalfeedback format="html"><text>See page 4.</text></generalfeedback>';
    const { questions } = await kindsOf(
      'moodle',
      quiz(
        [
          question(
            'multichoice',
            general + said(0, 'six', '&lt;p&gt;Those are \\(6\\) legs.&lt;/p&gt;') + said(100, 'eight', 'It has eight.'),
          ),
          question('shortanswer', said(100, 'a', 'Well done.') + said(50, 'b', 'Nearly right.') + said(100, 'c', '')),
        ].join('\n'),
      ),
    );
    expect(questions.map(({ explanation }) => explanation)).toEqual([
      'See page 4.\nIt has eight.\nsix: Those are $6$ legs.',
      'Well done.\nb: Nearly right.',
    ]);
  });

  test.each([
    [quiz(question('essay', '')), 3, 'This essay has no model answer. Write it in “Information for graders”.'],
    [quiz(question('matching', '')), 3, 'Matching questions cannot be imported. Write a separate question for each pair.'],
    [quiz(question('cloze', '')), 3, 'Questions of the type “cloze” cannot be imported. Remove it.'],
    [multi(0, 0), 3, 'The right answer is missing. Write it.'],
    [multi(50, 50), 3, several],
    [multi(100, 100), 3, several],
    ['<quiz>\n<question>', 2, '<question> has no end. Save the file again.'],
    ['<quiz></question>', 1, '</question> has no beginning. Save the file again.'],
    ['<html></html>', null, 'This XML is not a Moodle quiz. In Moodle, export the questions as “Moodle XML format”.'],
    [declared, 1, 'The file declares a document type. Export it again without one.'],
  ])('%j is told with its line', async (text, line, words) => {
    expect(await problemsOf('moodle', text)).toEqual([[line, words]]);
  });
});

describe('marks', () => {
  const marksIn = async (format: string, text: string) => (await readText(format, text)).questions.map(({ marks }) => marks);

  test('come along from Moodle, but 1, which it writes of itself', async () => {
    const quiz = (grade: string, comment = '') => moodleOf('Q', '', `${comment}<defaultgrade>${grade}</defaultgrade>`);
    const grades = ['2.5000000', '1.0000000', 'no'];
    expect(await Promise.all(grades.map((grade) => marksIn('moodle', quiz(grade))))).toEqual([[2.5], [undefined], [undefined]]);
    // What can be seen wins over what was carried, in a file of an earlier version too.
    expect(await marksIn('moodle', quiz('4', '<!-- oasis {"marks":2,"difficulty":"Easy"} -->'))).toEqual([4]);
    expect(await marksIn('moodle', quiz('1', '<!-- oasis {"marks":1} -->'))).toEqual([1]);
  });

  test('stand in a column of a table, called marks or points, with a point or a comma', async () => {
    expect(await marksIn('csv', 'question,answer,marks\nQ,a,2\nR,b,\nS,c,2.5\n')).toEqual([2, undefined, 2.5]);
    expect(await marksIn('csv', 'question;answer;Points\nQ;a;1,5\n')).toEqual([1.5]);
    expect(await problemsOf('csv', 'question,answer,marks\nQ,a,two')).toEqual([
      [2, 'The marks “two” are not a number. Write one, like 2 or 2.5.'],
    ]);
    expect(await problemsOf('csv', 'question,answer,marks\nQ,a,0\nR,b,1001')).toEqual([
      [2, 'Marks must be more than 0.'],
      [3, 'A question can have at most 1,000 marks.'],
    ]);
    expect(await marksIn('csv', 'question,answer,oasis\nQ,a,"{""marks"":3}"')).toEqual([3]);
    expect(await marksIn('csv', 'question,answer,oasis data\nQ,a,"{""marks"":3}"')).toEqual([3]);
  });

  test('stand in a line of Markdown', async () => {
    expect(await marksIn('markdown', '## Q\n\n**Answer:** a\n\n**Marks:** 2.5\n')).toEqual([2.5]);
    expect(await problemsOf('markdown', '## Q\n\n**Answer:** a\n\n**Marks:** many')).toEqual([
      [1, 'The marks “many” are not a number. Write one, like 2 or 2.5.'],
    ]);
  });
});

describe('CSV', () => {
  test.each([',', ';', '\t'])('takes a table of a teacher, parted by %j', async (mark) => {
    const rows = [
      ['Question', 'A', 'B', 'C', 'Answer', 'Explanation'],
      ['Two and two?', '3', '4', '', 'b', 'Count.'],
      ['Capital of Ghana?', '', '', '', 'Accra', ''],
    ];
    const { questions } = await kindsOf('csv', rows.map((cells) => cells.join(mark)).join('\r\n'));
    expect(questions).toEqual([
      choice('Two and two?', ['3', '4'], 'B', { explanation: 'Count.' }),
      typed('Capital of Ghana?', 'Accra'),
    ]);
  });

  const unclear = 'It is not clear which columns hold the question and the answer.';
  const named = 'Name them in the first row: question, A, B, C, D, answer, explanation, topic, marks.';
  test.each([
    ['a\nc', 1, `${unclear} ${named}`],
    ['question,answer\n"two\nlines",x\n,y', 4, 'The question has no text. Write it.'],
    ['question,A,B,answer\nQ,a,b,', 2, 'The right answer is missing. Write it.'],
    ['question,A,B,answer\nQ,a,b,D', 2, 'The answer is not one of the options. Write the letter of one.'],
    ['type,question,answer\nmatch,Q,a', 2, 'The type “match” is not one of these: choice, short answer, essay.'],
    ['question,answer\nQ,"a', 2, 'This row has a single quotation mark. Double it or remove it.'],
  ])('%j is told with its line', async (text, line, words) => {
    expect((await problemsOf('csv', text))[0]).toEqual([line, words]);
  });

  test.each([
    ['Question,Option A,Option B,Correct Answer\nQ,a,b,B', choice('Q', ['a', 'b'], 'B')],
    [
      'Question - max 120 characters,Answer 1,Answer 2,Time limit (sec),Correct answer(s)\nQ,a,b,20,2',
      choice('Q', ['a', 'b'], 'B'),
    ],
    ['Question Text,Question Type,Option 1,Option 2,Correct Answer\nQ,Multiple Choice,1,2,2', choice('Q', ['1', '2'], 'B')],
    ['question,correct answer,incorrect answer 1,incorrect answer 2\nQ,a,b,c', choice('Q', ['a', 'b', 'c'], 'A')],
    ['question,answer\nQ,TRUE', choice('Q', ['True', 'False'], 'A')],
    ['Q,a,b,c,C', choice('Q', ['a', 'b', 'c'], 'C')],
    ['sep=;\nterm;definition\nQ;a', typed('Q', 'a')],
    ['Q,a', typed('Q', 'a')],
    [`front,back\nQ,${'a '.repeat(50)}`, essay('Q', 'a '.repeat(50).trim())],
  ])('takes the headings of other programs, or none: %j', async (text, question) => {
    expect((await kindsOf('csv', text)).questions).toEqual([question]);
  });

  test('says what each column is read as, and keeps counting lines below “sep=”', async () => {
    const { columns, problems } = await readText('csv', 'sep=;\nTerm;Meaning;Seen\nQ;;1');
    expect(columns).toEqual([
      { name: 'Term', role: 'question' },
      { name: 'Meaning', role: 'answer' },
      { name: 'Seen', role: null },
    ]);
    expect(problems.map(({ line }) => line)).toEqual([3]);
  });
});

describe('Aiken and what chat programs write', () => {
  const plants = choice('Which gas do plants take in?', ['Oxygen', 'Carbon dioxide', 'Nitrogen'], 'B');
  test.each([
    ['Which gas do plants take in?\nA) Oxygen\nB) Carbon dioxide\nC) Nitrogen\nANSWER: B'],
    ['### **Question 1**\nWhich gas do plants take in?\n\nA. Oxygen\nB. Carbon dioxide\nC. Nitrogen\n\n**Answer:** B'],
    [
      '**1. Which gas do plants take in?**\n- A) Oxygen\n- B) Carbon dioxide\n- C) Nitrogen\n- **Correct answer: B) Carbon dioxide**',
    ],
    ['1) Which gas do plants take in?\n   a) Oxygen\n   **b) Carbon dioxide**\n   c) Nitrogen'],
    ['1) Which gas do plants take in?\n(a) Oxygen\n(b) Carbon dioxide ✅\n(c) Nitrogen'],
    ['1. Which gas do plants take in?\nA. Oxygen\nB. Carbon dioxide\nC. Nitrogen\n\n**Answer Key**\n1. B'],
    ['1. Which gas do plants take in? A) Oxygen B) Carbon dioxide C) Nitrogen\n\nAnswers: 1. B, 2. C'],
  ])('%j', async (text) => {
    expect(textFormatOf('', text)).toBe('aiken');
    expect((await kindsOf('aiken', text)).questions).toEqual([plants]);
  });

  test('explanations, true or false, typed answers and pairs', async () => {
    const { questions } = await kindsOf(
      'aiken',
      '1. Is 2**3 equal to 8?\nA) yes\nB) no\nAnswer: A\nExplanation: Multiply:\ntwice\n\n2. The sun is a star.\nAnswer: True\n\n3. The capital of \\(G\\)?\nAnswer: Accra\n\nQ: A gas?\nA: Oxygen',
    );
    expect(questions).toEqual([
      choice('Is 2**3 equal to 8?', ['yes', 'no'], 'A', { explanation: 'Multiply:\ntwice' }),
      choice('The sun is a star.', ['True', 'False'], 'A'),
      typed('The capital of $G$?', 'Accra'),
      typed('A gas?', 'Oxygen'),
    ]);
  });

  test('lines that belong to no question are told', async () => {
    const words = 'This line belongs to no question.';
    const text = 'Sure!\n\n1. Q\nA) a\nB) b\nAnswer: B\n\nShall I go on?';
    expect(await problemsOf('aiken', text)).toEqual([1, 8].map((line) => [line, words]));
  });

  const hint = 'Write “Answer: B” below the options, or add an answer key with numbers.';
  test.each([
    ['1. Q\nA) a\nB) b', 1, `The right answer is missing. ${hint}`],
    ['1. Q\nA) a\nB) b\nAnswer: A and B', 1, 'Several options are right. Name one of them.'],
    ['1. Q\nA) a\nB) b\nAnswer: D', 1, 'The answer is not one of the options. Write the letter of one.'],
  ])('%j is told with its line', async (text, line, words) => {
    expect(await problemsOf('aiken', text)).toEqual([[line, words]]);
  });
});

describe('Markdown', () => {
  test.each([
    ['hello', [1, 'This comes before the first question. A question starts with “## ”.']],
    ['## Q', [1, 'This question has no answer. Write options as “- [ ] ”, or **Answer:** and **Model answer:**.']],
    ['## Q\n- [x] a\n- [x] b', [1, 'Several options are right. Keep [x] at one of them.']],
    ['## Q\n- [x] a\n- b', [3, 'An option starts with “- [ ] ”, the right one with “- [x] ”.']],
  ])('%j is told with its line', async (text, problem) => {
    expect(await problemsOf('markdown', text)).toContainEqual(problem);
  });
});

describe('Anki as text', () => {
  test('takes plain notes, clozes and its header', async () => {
    const { questions } = await kindsOf(
      'anki',
      `#separator:tab\n#html:true\n#tags column:3\nCapital of <b>Ghana</b>?\tAccra\tgeo\n{{c1::Water}} boils at {{c2::100::number}} degrees.\t\tphys\n`,
    );
    expect(questions).toEqual([
      typed('Capital of Ghana?', 'Accra'),
      typed('_____ boils at 100 degrees.', 'Water'),
      typed('Water boils at _____ (number) degrees.', '100'),
    ]);
  });

  test('a note without a back is told with its line', async () => {
    expect(await problemsOf('anki', '#html:false\na\tb\nc\t')).toEqual([[3, 'One side of this note has no text.']]);
  });
});

test.each([
  ['a.gift', 'x', 'gift'],
  ['a.gift.txt', '$CATEGORY: T\n\n::Question 1::Q {=a}', 'gift'],
  ['a.txt', '<?xml version="1.0"?><quiz/>', 'moodle'],
  ['a.txt', 'Two and two?\nA) 3\nB) 4\nANSWER: B', 'aiken'],
  ['', '## Question 1\nTwo and two?\n\n**A)** 3\n**B)** 4\n\n**Answer:** B', 'aiken'],
  ['', '1) The capital of Ghana?\nAnswer: Accra', 'aiken'],
  ['', 'Q: Two and two?\nA: 4', 'aiken'],
  ['', 'Q {\n=A) 3\n~B) 4\n}', 'gift'],
  ['', '# T\n\n## 1. Q\n\n**Answer:** a\n', 'markdown'],
  ['', 'sep=;\nTerm;Definition', 'csv'],
  ['', 'Question Text,Option 1,Option 2,Correct Answer', 'csv'],
  ['', 'term, definition', 'csv'],
  ['a.txt', '#separator:tab\na\tb', 'anki'],
  ['', 'type,question,A,B,answer\n', 'csv'],
  ['', '# Title\n\n## 1. Q', 'markdown'],
  ['', '{"questions": []}', 'json'],
  ['', '[{"question_text": ""}]', 'json'],
  // A one-line file of JSON names the columns of a table too, and a page of Moodle XML can hold a heading.
  ['', '[{"question":"Q","answer":"a"}]', 'json'],
  ['', '<quiz>\n# Title', 'moodle'],
  ['', 'question,answer\nQ,a\n# Title', 'markdown'],
  ['', '# Title\n::Q:: Q {=a}', 'gift'],
  ['', 'Q\ta\n', 'anki'],
  ['', 'Q\t{=a}', 'gift'],
  ['a.__proto__', '{"questions": []}', 'json'],
  ['', '1.\tWhich gas?\nA.\tOxygen\nB.\tNitrogen\nAnswer: A', 'aiken'],
  ['', 'Gas?\nA.\tOxygen\nB.\tNitrogen\nAnswer: A', 'aiken'],
  ['', 'Quiz\n=====\n1. Gas?\nA) Oxygen\nB) Nitrogen\n= ?', 'aiken'],
  ['', '1. Gas? A) Oxygen B) Nitrogen Answer: B', 'aiken'],
  ['a.md', '## Question 1\nGas?\n- A) Oxygen\n- B) Nitrogen\n\n**Answer:** B', 'aiken'],
  ['a.md', '# T\n\n## 1. Q\n\n- [x] a) x\n- [ ] b) y\n', 'markdown'],
  ['a.md', '# T\n\n## 1. Q\n\n**Answer:** a\n', 'markdown'],
  ['', 'Gas?\tO2\tCO2\tB\nStar?\tSun\tMoon\tA', 'csv'],
  ['', 'Frage\tAntwort A\tAntwort B\tRichtig\nGas?\tO2\tCO2\tB\n', 'csv'],
  ['', 'Hund\tdog\ttag\nA {{c1::gap}}\tmore\ttag', 'anki'],
  ['', 'Osmose;Wasser wandert\nGas;Luft', 'csv'],
  ['', 'Gas?,O2,CO2,N2,B\nStar?,Sun,Moon,Io,A\n', 'csv'],
  ['', 'question,answer\n"Which?\n(a) x\n(b) y",a', 'csv'],
  ['', 'Ama; Kofi\nand a line of prose', 'gift'],
])('%j with %j is %s', (name, text, format) => {
  expect(textFormatOf(name, text)).toBe(format);
});

test('each ending is of one format, and can be chosen', () => {
  const recognized = fileEndings.map((ending) => [ending, textFormatOf(`a.${ending.toUpperCase()}`, '')]);
  expect(Object.fromEntries(recognized)).toEqual({
    txt: 'gift',
    gift: 'gift',
    xml: 'moodle',
    csv: 'csv',
    tsv: 'csv',
    md: 'markdown',
    markdown: 'markdown',
    json: 'json',
    apkg: 'gift',
    h5p: 'gift',
    zip: 'gift',
  });
  expect(recognized).toHaveLength(11);
});

test('the sentences, README and P6.11 name each format', () => {
  expect(namedTextFormats).toEqual(['GIFT', 'Moodle XML', 'CSV', 'Markdown', 'JSON']);
  const readme = /^- \*\*Import and export\*\*.*$/m.exec(readFileSync('README.md', 'utf8'))?.[0];
  const point = /^- \*\*P6\.11 [\s\S]*?(?=^- \*\*P)/m.exec(readFileSync('docs/product.md', 'utf8'))?.[0];
  for (const { name } of [...textFormats, ...packageFormats]) {
    expect(readme).toContain(name);
    expect(point).toContain(name);
  }
});

/** A frame of Zstandard (RFC 8878) of so many blocks, each a byte that is repeated 128 kB long. */
function zstdOfOneByte(blocks: number): Uint8Array {
  const block = (at: number) => {
    const head = Number(at === blocks - 1) + 2 + 131_072 * 8;
    return [head & 255, (head >> 8) & 255, head >> 16, 97];
  };
  return Uint8Array.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0x38, ...Array.from({ length: blocks }, (_, at) => block(at)).flat()]);
}

describe('hostile files end in a sentence', () => {
  const sentence = async (name: string, bytes: Uint8Array) => {
    const opened = await openFile(name, bytes);
    const { questions, problems } = 'reading' in opened ? opened.reading : await readText(opened.format, opened.text);
    expect(questions).toHaveLength(0);
    return problems[0] && problemText(problems[0]);
  };
  const text = (content: string) => new TextEncoder().encode(content);
  const most = 8 * 1024 * 1024;

  const gift = (bytes: () => Uint8Array) => ['a.gift', bytes] as const;
  const deck = (files: () => Record<string, Uint8Array>) => ['a.apkg', () => zipSync(files(), { level: 1 })] as const;
  const empty = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}`, new Uint8Array()]));
  const x = strToU8('x');
  const bomb = '<!DOCTYPE z [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><quiz>&b;</quiz>';

  test.each<[string, readonly [string, () => Uint8Array], RegExp]>([
    ['100 MB of one line', gift(() => new Uint8Array(100 * 1024 * 1024).fill(97)), /larger than 8 MB/],
    ['a broken encoding', gift(() => Uint8Array.from([0x51, 0xc3, 0x28])), /not in UTF-8/],
    [
      'NUL',
      gift(() => text('Q\0{=a}')),
      /Choose GIFT, Moodle XML, CSV, Markdown, JSON, an Anki deck, or an H5P or QTI package\.$/,
    ],
    ['nothing', gift(() => text(' \n')), /file is empty/],
    ['an entity bomb', ['a.xml', () => text(bomb)], /document type/],
    ['elements without an end', ['a.xml', () => text('<a>'.repeat(most / 3))], /nested too deeply/],
    ['JSON without an end', ['a.json', () => text('['.repeat(most))], /JSON is not complete/],
    ['a zip of zeros', deck(() => ({ 'collection.anki2': new Uint8Array(10 * most) })), /too large when it is unpacked/],
    ['a zip of 6,000 files', deck(() => empty(6000)), /too many files/],
    ['a broken zip', ['a.apkg', () => Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9, 9, 9, 9])], /damaged/],
    ['another zip', deck(() => ({ '[Content_Types].xml': x, 'slides.xml.bak': x })), /imported\. Choose an Anki deck/],
    ['a new deck that is no Zstandard', deck(() => ({ 'collection.anki21b': x, 'collection.anki2': x })), /damaged/],
    [
      'a new deck of 128 MB of one byte',
      deck(() => ({ 'collection.anki21b': zstdOfOneByte(1024) })),
      /too large when it is unpacked/,
    ],
    ['a deck that is no database', deck(() => ({ 'collection.anki2': strToU8('x'.repeat(600)) })), /not an SQLite database/],
  ])('%s', async (_, [name, bytes], words) => {
    expect(await sentence(name, bytes())).toMatch(words);
  });

  test('a script is no part of what is imported, and a text that shows one stays a text', async () => {
    const asked = 'Q<script>alert(1)</script>';
    for (const [format, given] of Object.entries({
      moodle: moodleOf(`<p>${asked}</p>`),
      gift: `[html]${asked} {=a}`,
      anki: `#separator:tab\n#html:true\n${asked}\ta\n`,
    }))
      expect((await readText(format, given)).questions.map(({ question_text: text }) => text)).toEqual(['Q']);
    for (const [format, given] of Object.entries({
      anki: `#separator:tab\n#html:false\n${asked}\ta\n`,
      markdown: `## ${asked}\n\n**Answer:** a\n`,
      csv: `question,answer\n${asked},a`,
      json: JSON.stringify([{ question_id: 1, question_text: asked, question_type: 'short_answer', correct_answer: 'a' }]),
    }))
      expect((await readText(format, given)).questions.map(({ question_text: text }) => text)).toEqual([asked]);
  });

  /** What could send a pattern back and forth: every reader comes to an end. */
  const pieces = [...`{=< $&"[\\#\n\t'`, '\\(', '{{c1::', '<br', '- [ ] ', '::', '<!--', '\n\n~{', 'a:'];
  test.each(pieces)('nothing but %j, in any format', async (piece) => {
    const long = piece.repeat(Math.floor(16_000 / piece.length));
    const places = {
      gift: [`Q ${long}`, `Q {=${long}}`, `Q {~${long}=a}`, `Q {=a####${long}}`, `::${long}::Q {=a}`],
      aiken: [long, `1. ${long}\nA) a\nB) ${long}\nAnswer: A`, `Q\n${long}`, `Q\nA) a\nAnswers: 1. ${long}`],
      moodle: [
        long,
        `<quiz><question type="${long}"/></quiz>`,
        `<quiz><question><questiontext><text>${long}</text></questiontext></question></quiz>`,
      ],
      csv: [long, `question,answer\nQ,${long}`],
      markdown: [long, `## ${long}\n- [x] a`, `## Q\n**Answer:** ${long}`],
      anki: [long, `a\t${long}`, `{{c1::a}} ${long}\tb`],
      json: [long, JSON.stringify([{ question_text: long }])],
    };
    for (const [format, texts] of Object.entries(places)) {
      for (const given of texts) {
        const { questions, problems } = await readText(format, given);
        expect(questions.length + problems.length).toBeGreaterThan(0);
      }
    }
  });
});

describe('pictures', () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  test('of a question of Moodle, as data or as a file in it, are kept; large, several and missing ones are named', () => {
    const file = `<file name="a b.png" path="/" encoding="base64">\n${png}\n</file>`;
    for (const xml of [
      moodleOf(`<p>What?</p><img src="data:image/png;base64,${png}">`),
      moodleOf('<p>What?</p><img alt="x" src="@@PLUGINFILE@@/a%20b.png" width="100">', file),
    ])
      expect(moodle.read(xml).questions).toMatchObject([{ question_text: 'What?', image_url: `data:image/png;base64,${png}` }]);
    const large = `data:image/png;base64,${png}${'A'.repeat(500_000)}`;
    for (const html of ['<img src="a.png">', '<img src="https://example.org/a.png">', `<img src="${large}">`, '<svg></svg>'])
      expect(moodle.read(moodleOf(`<p>What?</p>${html}`)).problems.map(({ flaw }) => flaw.code)).toEqual(['picture_unkept']);
    const two = `<img src="data:image/png;base64,${png}">`.repeat(2);
    expect(moodle.read(moodleOf(two)).problems.map(({ flaw }) => flaw.code)).toEqual(['picture_unkept']);
  });

  test('notes with sounds, with pictures of answers and with more fields are read, and it is said what is left out', () => {
    const { questions, notices } = readAnki(
      '#separator:tab\n#html:true\nDog [sound:a.mp3]\tHund <img src="a.png">\tanimals\nCat\tKatze [sound:b.mp3]\n',
    );
    expect(questions.map((one) => [one.question_text, one.correct_answer])).toEqual([
      ['Dog', 'Hund'],
      ['Cat', 'Katze'],
    ]);
    expect(notices?.map(({ line, flaw }) => [line, flaw.code])).toEqual([
      [3, 'sound'],
      [3, 'answer_picture'],
      [3, 'note_fields'],
      [4, 'sound'],
    ]);
    expect(readAnki('#separator:tab\n#html:true\nDog\t<img src="a.png">\n').problems.map(({ flaw }) => flaw.code)).toEqual([
      'picture_unkept',
    ]);
  });

  test('a cloze may stand in any field, and gaps beside it are filled in', () => {
    const [question] = readAnki('Verbs\tI {{c1::am}} here.\tSo {{c1::it}} is.\n').questions;
    expect(question).toMatchObject({ question_text: 'I _____ here.', correct_answer: 'am', explanation: 'So it is.' });
  });
});

describe('imports keep what stands in a text', () => {
  const textOf = (reading: Reading) => reading.questions.map(({ question_text }) => question_text);

  test.each([
    ['<p>How many m<sup>2</sup> of SO<sub>4</sub><sup>2&minus;</sup> in 10<sup>4</sup>?</p>', 'How many m² of SO₄²⁻ in 10⁴?'],
    ['<p>x<sup>n</sup> and the 1<sup>st</sup></p>', '$x^{n}$ and the 1st'],
    ['What prints?<pre>if a:\n    b()\nelse:\n    c()</pre>', 'What prints?\nif a:\n    b()\nelse:\n    c()'],
    ['When is a<b and c>d?', 'When is a<b and c>d?'],
    ['Is List<String> a<b>c generic?', 'Is List<String> a<b>c generic?'],
    ['&Omega; &frac12; &sup2; &there4; &copy; &unknown;', 'Ω ½ ² ∴ © &unknown;'],
  ])('Moodle XML: %s', (html, text) => {
    expect(textOf(moodle.read(moodleOf(html)))).toEqual([text]);
  });

  test('raised text is kept in every format, and as it is in a file of ours', async () => {
    const asked = 'How big is 10<sup>4</sup>?';
    const question = { question_id: 1, question_text: asked, question_type: 'short_answer', correct_answer: 'b' };
    const texts: Record<string, string> = {
      gift: `${asked}{=b}`,
      csv: `question,answer\n${asked},b\n`,
      markdown: `## 1. ${asked}\n\n**Answer:** b\n`,
      anki: `${asked}\tb\n`,
      json: JSON.stringify([question]),
    };
    for (const [format, text] of Object.entries(texts))
      expect([format, textOf(await readText(format, text))]).toEqual([format, ['How big is 10⁴?']]);
    expect(readGift('How big?{=10<sup>4</sup>}').questions[0]?.correct_answer).toBe('10⁴');
    expect(textOf(json.read(JSON.stringify({ oasis_quiz: 1, title: 'T', questions: [question] })))).toEqual([asked]);
  });

  test('gaps of Anki may stand inside others', () => {
    const note = '{{c1::The {{c2::mitochondrion::organelle}} makes ATP}} in {{c2::cells}}.';
    expect(readAnki(`${note}\t\n`).questions.map((one) => [one.question_text, one.correct_answer].join(' '))).toEqual([
      '_____ in cells. The mitochondrion makes ATP',
      'The _____ (organelle) makes ATP in _____. mitochondrion, cells',
    ]);
  });

  test('what could not be kept is named with its line, and stops nothing', () => {
    const { notices, problems, questions } = readGift('Which is the <u>verb</u>?{=b}\n\nPlain?{=b}');
    expect([notices, problems, questions.length]).toEqual([[{ line: 1, flaw: { code: 'face' } }], [], 2]);
    expect(readGift('Plain?{=b}').notices).toBeUndefined();
    const footnote = [{ line: 1, flaw: { code: 'footnote' } }];
    expect(readGift('Who wrote it?<sup>[2]</sup> {=b}').notices).toEqual(footnote);
    expect(markdown.read('## Who wrote it?<sup>[2]</sup>\n\n**Answer:** b\n').notices).toEqual(footnote);
  });
});
