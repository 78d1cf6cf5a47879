// Packages of other programs, H5P and QTI: their questions are read, what cannot be asked is named, and a QTI package of ours gives its quiz.
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { write as qti } from '#core/formats/qti';
import { openFile, readText } from '#core/formats/readers';
import type { Reading } from '#core/formats/reading';
import type { Question } from '#core/quiz/quiz';
import { problemText } from '#texts/importProblems';
import { fileTextsOf } from '#texts/paper';
import { choice, essay, typed } from './asRead.ts';
import { hostileQuiz, tidyQuestions } from './hostileQuiz.ts';

async function readPackage(name: string, files: Record<string, string>): Promise<Reading> {
  return readZip(name, zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))));
}

async function readZip(name: string, bytes: Uint8Array): Promise<Reading> {
  const opened = await openFile(name, bytes);
  if (!('reading' in opened)) throw new Error('The package was taken for a text.');
  return opened.reading;
}

const h5p = (library: string, content: object) =>
  readPackage('set.h5p', {
    'h5p.json': JSON.stringify({ title: 'Gases &amp; more', mainLibrary: library, preloadedDependencies: [] }),
    'content/content.json': JSON.stringify(content),
    'H5P.MultiChoice-1.16/library.json': '{}',
  });

const bare = ({ question_id: _, explanation, ...question }: Question) => (explanation ? { explanation, ...question } : question);
const problemsOf = ({ problems }: Reading) => problems.map((problem) => problemText(problem));

test('a question set of H5P gives its choices, true or false, gaps and essays; what cannot be asked is named', async () => {
  const content = (library: string, params: object) => ({ library, params, subContentId: 'x' });
  const option = (correct: boolean, text: string, chosenFeedback?: string) => ({
    ...{ correct, text, ...(chosenFeedback !== undefined && { tipsAndFeedback: { tip: '', chosenFeedback } }) },
  });
  const multi = (question: string, answers: object[], media?: object) =>
    content('H5P.MultiChoice 1.16', { question, answers, ...(media && { media }) });
  const [gas, carbon] = [option(false, '<div>Oxygen</div>\n', '<div>They give it off.</div>'), '<div>CO<sub>2</sub></div>\n'];
  const blanks = ['<p>*Water/H2O:a liquid* boils at *100* degrees.</p>'];
  const picture = { type: { library: 'H5P.Image 1.1', params: { file: { path: 'images/a.png' } } } };
  const reading = await h5p('H5P.QuestionSet', {
    introPage: { showIntroPage: false },
    questions: [
      multi('<p>Which gas do plants take in?</p>\n', [gas, option(true, carbon, '')], { disableImageZooming: false }),
      content('H5P.TrueFalse 1.8', { question: '<p>The sun is a star.</p>', correct: 'true' }),
      content('H5P.Blanks 1.14', { text: '<p>Fill in.</p>', questions: blanks }),
      content('H5P.Essay 1.5', { taskDescription: '<p>Why?</p>', solution: { sample: '<p>Because.</p>' } }),
      multi('Two?', [option(true, 'a'), option(true, 'b')]),
      multi('What is this?', [option(true, 'a'), option(false, 'b')], picture),
      content('H5P.DragText 1.10', { textField: 'Drag *it*' }),
    ],
  });
  expect(reading.title).toBe('Gases & more');
  expect(reading.questions.map(bare)).toEqual([
    choice('Which gas do plants take in?', ['Oxygen', 'CO₂'], 'B', { explanation: 'Oxygen: They give it off.' }),
    choice('The sun is a star.', ['True', 'False'], 'A'),
    typed('_____ boils at 100 degrees.', 'Water', { accepted_answers: ['H2O'] }),
    typed('Water boils at _____ degrees.', '100'),
    essay('Why?', 'Because.'),
  ]);
  expect(problemsOf(reading)).toEqual([
    'Question 5: Several options are right. Keep one.',
    'Question 6: This question has a picture, which cannot be imported from this format. Describe it in words.',
    'Question 7: H5P content of the type “DragText” cannot be imported.',
  ]);
});

// Written with SQLite and zstd, by the tables of Anki 23: 299 note types, so that their fields fill inner pages too, and one picture.
test('a deck in the form of Anki 2.1.50 and newer gives its notes with their pictures, and our own note type whole', async () => {
  const bytes = await readFile(new URL('../../support/fixtures/decks/schema18.apkg', import.meta.url));
  const reading = await readZip('deck.apkg', new Uint8Array(bytes));
  expect(reading.problems).toEqual([]);
  expect(reading.title).toBe('Cells');
  expect(reading.questions.map((question) => ({ ...bare(question), image_url: question.image_url?.slice(0, 22) }))).toEqual([
    typed('What makes energy in the cell?', 'The mitochondrion'),
    typed('Which cell is this?', 'A plant cell', { image_url: 'data:image/png;base64,' }),
    typed('The _____ holds DNA.', 'nucleus', { explanation: 'extra' }),
    typed('Capital of Kenya?', 'Nairobi', { accepted_answers: ['nairobi city'], explanation: 'It is.', topic: 'Africa' }),
  ]);
});

test('a zip whose only file is a quiz as text is opened as that file, and no zip in a zip', async () => {
  const moodle = '<quiz><question type="truefalse"><name><text>a</text></name></question></quiz>';
  expect(await openFile('a.zip', zipSync({ '__MACOSX/._quiz.xml': strToU8('x'), 'q/quiz.xml': strToU8(moodle) }))).toEqual({
    text: moodle,
    format: 'moodle',
  });
  const inner = zipSync({ 'a.txt': strToU8('Q {T}') });
  expect(await openFile('a.zip', zipSync({ 'a.txt': inner }))).toHaveProperty('reading.problems.0.flaw.code', 'package_other');
});

test('single questions of H5P, sets of single choices and cards are read; other content is named', async () => {
  const choices = await h5p('H5P.SingleChoiceSet', {
    choices: [{ question: '<p>Two and two?</p>', answers: ['<p>4</p>', '<p>5</p>'], subContentId: 'x' }],
  });
  expect(choices.questions.map(({ options, correct_answer }) => [options, correct_answer])).toEqual([[{ A: '4', B: '5' }, 'A']]);
  const single = await h5p('H5P.TrueFalse', { question: 'Is it?', correct: 'false' });
  expect(single.questions.map(({ correct_answer }) => correct_answer)).toEqual(['B']);
  const cards = await h5p('H5P.Dialogcards', { dialogs: [{ text: '<p>dog</p>', answer: '<p>Hund</p>' }] });
  expect(cards.questions.map(bare)).toEqual([typed('dog', 'Hund')]);
  const video = await h5p('H5P.InteractiveVideo', { interactiveVideo: {} });
  expect(problemsOf(video)).toEqual(['Question 1: H5P content of the type “InteractiveVideo” cannot be imported.']);
  expect(problemsOf(await readPackage('a.h5p', { 'h5p.json': '{' }))).toEqual([
    'The H5P package has no content that can be read. Download it again from its page.',
  ]);
});

test('a QTI package of ours gives the quiz that it was written from', async () => {
  await fc.assert(
    fc.asyncProperty(hostileQuiz, async (quiz) => {
      const reading = await readZip('quiz.zip', qti(quiz, fileTextsOf(quiz)));
      expect(reading.problems).toEqual([]);
      const texts = ({ question_text, options, correct_answer, accepted_answers }: Question) => ({
        question_text: question_text.replace(/\s+/g, ' '),
        options: Object.values(options ?? {}).map((text) => text.replace(/\s+/g, ' ')),
        correct_answer: correct_answer.replace(/\s+/g, ' '),
        // Without control characters an answer may be the right one once more; then it is read once.
        accepted_answers: (accepted_answers ?? []).filter((text) => text !== correct_answer),
      });
      expect(reading.questions.map(texts)).toEqual(tidyQuestions(quiz).map(texts));
    }),
    { numRuns: 50 },
  );
});

const item = (body: string, response: string, version = 'http://www.imsglobal.org/xsd/imsqti_v2p1') =>
  `<?xml version="1.0"?><assessmentItem xmlns="${version}" identifier="i" title="t">${response}<itemBody>${body}</itemBody></assessmentItem>`;
const response = (values: string[], type = 'identifier') =>
  `<responseDeclaration identifier="R" cardinality="single" baseType="${type}"><correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse></responseDeclaration>`;
const choices =
  '<choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>Which <i>gas</i>?</prompt><simpleChoice identifier="x1">CO<sub>2</sub><feedbackInline identifier="x1">No</feedbackInline></simpleChoice><simpleChoice identifier="x2">O</simpleChoice></choiceInteraction>';

test('QTI of other programs: choices, gaps in a sentence, version 3; what cannot be asked is named', async () => {
  const reading = await readPackage('bank.zip', {
    'imsmanifest.xml': '<manifest/>',
    'b.xml': item(choices, response(['x1'])),
    'c.xml': item(
      '<p>The capital of Ghana is <textEntryInteraction responseIdentifier="R"/>, on the coast.</p>',
      response(['Accra'], 'string'),
    ),
    'd.xml': item(choices, response(['x1', 'x2'])),
    'e.xml': item('<matchInteraction responseIdentifier="R"/>', response(['a b'])),
    'f.xml': item(`<p><img src="a.png"/></p>${choices}`, response(['x2'])),
    'g.xml': '<assessmentItem>',
    'h.xml':
      '<qti-assessment-item identifier="h"><qti-response-declaration identifier="R"><qti-correct-response><qti-value>y</qti-value></qti-correct-response></qti-response-declaration><qti-item-body><p>Two and two?</p><qti-choice-interaction response-identifier="R"><qti-simple-choice identifier="x">5</qti-simple-choice><qti-simple-choice identifier="y">4</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>',
  });
  expect(reading.questions.map(bare)).toEqual([
    choice('Which gas?', ['CO₂', 'O'], 'A'),
    typed('The capital of Ghana is _____, on the coast.', 'Accra'),
    choice('Two and two?', ['5', '4'], 'B'),
  ]);
  expect(reading.problems.map(({ flaw }) => flaw.code).sort()).toEqual([
    'picture_unkept',
    'qti_several_right',
    'qti_type',
    'xml_no_end',
  ]);
  const old = await readPackage('canvas.zip', { 'imsmanifest.xml': '<manifest/>', 'q/q.xml': '<questestinterop/>' });
  expect(problemsOf(old)).toEqual(['This is QTI 1.2. Export it as “QTI 2.1”.']);
});

test('H5P of editors: empty media, empty slots, alternatives and gaps with uneven asterisks', async () => {
  const multi = (params: object) => ({
    library: 'H5P.MultiChoice 1.16',
    params: { question: 'Gas?', answers: [{ text: 'a', correct: true }, { text: 'b' }], ...params },
  });
  const truth = (correct: string) => ({ library: 'H5P.TrueFalse 1.8', params: { question: 'Sun?', correct } });
  const set = await h5p('H5P.QuestionSet', {
    questions: [
      multi({ media: { type: { params: {} }, disableImageZooming: false } }),
      {},
      multi({ question: '<p>See <img src="x.png"></p>' }),
      truth('maybe'),
      { library: 'H5P.Blanks 1.14', params: { questions: ['5 * 3 = *15*', '*10\\:30:time* or *1\\/2/half*'] } },
    ],
  });
  const answers = ({ questions }: Reading) =>
    questions.map(({ correct_answer, accepted_answers = [] }) => [correct_answer, ...accepted_answers]);
  expect(answers(set)).toEqual([['A'], ['10:30'], ['1/2', 'half']]);
  expect(set.problems.map(({ place, flaw }) => [place?.number, flaw.code])).toEqual([
    [2, 'h5p_no_question'],
    [3, 'picture'],
    [4, 'answer_missing'],
    [5, 'h5p_gap_endless'],
  ]);
  const cards = await h5p('H5P.Flashcards', {
    cards: [{ text: 'Colour?', answer: 'grey|gray' }, 5, { text: 'x', answer: 'a\\|b' }],
  });
  expect(answers(cards)).toEqual([['grey', 'gray'], ['a|b']]);
  expect(cards.problems.map(({ flaw }) => flaw.code)).toEqual(['h5p_no_question']);
});

test('QTI: missing and broken items have their place, partial credit is not right, formulas are named', async () => {
  const references = ['i%201.xml', 'missing.xml', 'i10.xml', 'broken.xml'].map((href) => `<assessmentItemRef href="${href}"/>`);
  const mapping = (...credits: number[]) =>
    `<responseDeclaration identifier="R"><mapping>${credits.map((credit, at) => `<mapEntry mapKey="x${at + 1}" mappedValue="${credit}"/>`).join('')}</mapping></responseDeclaration>`;
  const gap = '<p>Of <textEntryInteraction responseIdentifier="R"/>.</p>';
  const reading = await readPackage('bank.zip', {
    'imsmanifest.xml': '<manifest/>',
    'test.xml': `<!-- <b/> --><assessmentTest title="T">${references.join('')}</assessmentTest>`,
    'broken.xml': '<assessmentItem>',
    'other.xml': '<\0a\0',
    '__MACOSX/._i10.xml': '\0',
    'i10.xml': item(choices, mapping(0.5, 1)),
    'i 1.xml': item(gap, mapping(1, 0.1)),
    'more10.xml': item(choices.replaceAll(/<simpleChoice[^>]*>/g, '<simpleChoice>'), response([])),
    'more9.xml': item(choices.replace('CO', '<m:math><m:mn>2</m:mn></m:math>'), response(['x1'])),
  });
  expect(reading.questions.map(({ correct_answer, accepted_answers }) => [correct_answer, accepted_answers])).toEqual([
    ['x1', undefined],
    ['B', undefined],
  ]);
  expect(reading.problems.map(({ place, flaw, source }) => [place?.number, flaw.code, source?.split('\n')[0]])).toEqual([
    [2, 'qti_missing', 'missing.xml'],
    [4, 'xml_no_end', 'broken.xml'],
    [5, 'qti_type', 'Which ?'],
    [6, 'answer_missing', 'Which ?'],
    [7, 'xml_breaks_off', 'other.xml'],
  ]);
});

test('QTI whose items have too many tags together: the first are read, and the others are named', async () => {
  const items = Array.from({ length: 5 }, (_, at) => [`i${at}.xml`, item(choices + '<br/>'.repeat(90_000), response(['x1']))]);
  const { questions, problems } = await readPackage('bank.zip', {
    'imsmanifest.xml': '<manifest/>',
    ...Object.fromEntries(items),
  });
  expect(questions).toHaveLength(4);
  expect(problems.map(({ flaw, source }) => [flaw.code, source])).toEqual([['package_large', 'i4.xml']]);
});

test.each(['constructor', '__proto__'])('a question of Moodle of the type %s is named', async (type) => {
  const { problems } = await readText(
    'moodle',
    `<quiz><question type="${type}"><questiontext><text>Q</text></questiontext></question></quiz>`,
  );
  expect(problems.map(({ flaw }) => flaw.code)).toEqual(['moodle_type']);
});

test('a question of Moodle where several may be chosen is read if one is right', async () => {
  const answers = [100, 0].map((fraction) => `<answer fraction="${fraction}"><text>${fraction}</text></answer>`).join('');
  const inner = `<questiontext><text>Q</text></questiontext><single>false</single>${answers}`;
  const { questions } = await readText('moodle', `<quiz><question type="multichoice">${inner}</question></quiz>`);
  expect(questions.map(({ options, correct_answer }) => options?.[correct_answer])).toEqual(['100']);
});

test('empty rows of Anki notes do not end the reading', async () => {
  const { questions } = await readText('anki', `#separator:tab\n${'\t\n'.repeat(1100)}Q\ta\n`);
  expect(questions.map(({ correct_answer }) => correct_answer)).toEqual(['a']);
});
