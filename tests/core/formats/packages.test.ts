// Packages of other programs, H5P and QTI: their questions are read, what cannot be asked is named, and a QTI package of ours gives its quiz.
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { write as qti } from '#core/formats/qti';
import { openFile } from '#core/formats/readers';
import type { Reading } from '#core/formats/reading';
import type { Question } from '#core/quiz/quiz';
import { problemText } from '#texts/importProblems';
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
  const multi = (params: object) => ({ library: 'H5P.MultiChoice 1.16', params, subContentId: 'x' });
  const reading = await h5p('H5P.QuestionSet', {
    introPage: { showIntroPage: false },
    questions: [
      multi({
        media: { disableImageZooming: false },
        question: '<p>Which gas do plants take in?</p>\n',
        answers: [
          {
            correct: false,
            text: '<div>Oxygen</div>\n',
            tipsAndFeedback: { tip: '', chosenFeedback: '<div>They give it off.</div>' },
          },
          {
            correct: true,
            text: '<div>CO<sub>2</sub></div>\n',
            tipsAndFeedback: { tip: '', chosenFeedback: '', notChosenFeedback: '' },
          },
        ],
      }),
      { library: 'H5P.TrueFalse 1.8', params: { question: '<p>The sun is a star.</p>', correct: 'true' } },
      {
        library: 'H5P.Blanks 1.14',
        params: { text: '<p>Fill in.</p>', questions: ['<p>*Water/H2O:a liquid* boils at *100* degrees.</p>'] },
      },
      { library: 'H5P.Essay 1.5', params: { taskDescription: '<p>Why?</p>', solution: { sample: '<p>Because.</p>' } } },
      multi({
        question: 'Two?',
        answers: [
          { correct: true, text: 'a' },
          { correct: true, text: 'b' },
        ],
      }),
      multi({
        question: 'What is this?',
        media: { type: { library: 'H5P.Image 1.1', params: { file: { path: 'images/a.png' } } } },
        answers: [
          { correct: true, text: 'a' },
          { correct: false, text: 'b' },
        ],
      }),
      { library: 'H5P.DragText 1.10', params: { textField: 'Drag *it*' } },
    ],
  });
  expect(reading.title).toBe('Gases & more');
  expect(reading.questions.map(bare)).toEqual([
    {
      question_text: 'Which gas do plants take in?',
      question_type: 'multiple_choice',
      options: { A: 'Oxygen', B: 'CO₂' },
      correct_answer: 'B',
      explanation: 'Oxygen: They give it off.',
    },
    {
      question_text: 'The sun is a star.',
      question_type: 'multiple_choice',
      options: { A: 'True', B: 'False' },
      correct_answer: 'A',
    },
    {
      question_text: '_____ boils at 100 degrees.',
      question_type: 'short_answer',
      correct_answer: 'Water',
      accepted_answers: ['H2O'],
    },
    { question_text: 'Water boils at _____ degrees.', question_type: 'short_answer', correct_answer: '100' },
    { question_text: 'Why?', question_type: 'essay', correct_answer: 'Because.' },
  ]);
  expect(problemsOf(reading)).toEqual([
    'Question 5: Several options are right. Keep one.',
    'Question 6: This question has a picture, and pictures cannot be imported. Describe it in words.',
    'Question 7: H5P content of the type “DragText” cannot be imported.',
  ]);
});

test('single questions of H5P, sets of single choices and cards are read; other content is named', async () => {
  const choices = await h5p('H5P.SingleChoiceSet', {
    choices: [{ question: '<p>Two and two?</p>', answers: ['<p>4</p>', '<p>5</p>'], subContentId: 'x' }],
  });
  expect(choices.questions.map(({ options, correct_answer }) => [options, correct_answer])).toEqual([[{ A: '4', B: '5' }, 'A']]);
  const single = await h5p('H5P.TrueFalse', { question: 'Is it?', correct: 'false' });
  expect(single.questions.map(({ correct_answer }) => correct_answer)).toEqual(['B']);
  const cards = await h5p('H5P.Dialogcards', { dialogs: [{ text: '<p>dog</p>', answer: '<p>Hund</p>' }] });
  expect(cards.questions.map(bare)).toEqual([{ question_text: 'dog', question_type: 'short_answer', correct_answer: 'Hund' }]);
  const video = await h5p('H5P.InteractiveVideo', { interactiveVideo: {} });
  expect(problemsOf(video)).toEqual(['Question 1: H5P content of the type “InteractiveVideo” cannot be imported.']);
  expect(problemsOf(await readPackage('a.h5p', { 'h5p.json': '{' }))).toEqual([
    'The H5P package has no content that can be read. Download it again from its page.',
  ]);
});

test('a QTI package of ours gives the quiz that it was written from', async () => {
  await fc.assert(
    fc.asyncProperty(hostileQuiz, async (quiz) => {
      const reading = await readZip('quiz.zip', qti(quiz, { leftOut: null }));
      expect(reading.problems).toEqual([]);
      const texts = ({ question_text, options, correct_answer, accepted_answers }: Question) => ({
        question_text: question_text.replace(/\s+/g, ' '),
        options: Object.values(options ?? {}).map((text) => text.replace(/\s+/g, ' ')),
        correct_answer: correct_answer.replace(/\s+/g, ' '),
        accepted_answers,
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
    { question_text: 'Which gas?', question_type: 'multiple_choice', options: { A: 'CO₂', B: 'O' }, correct_answer: 'A' },
    { question_text: 'The capital of Ghana is _____, on the coast.', question_type: 'short_answer', correct_answer: 'Accra' },
    { question_text: 'Two and two?', question_type: 'multiple_choice', options: { A: '5', B: '4' }, correct_answer: 'B' },
  ]);
  expect(reading.problems.map(({ flaw }) => flaw.code).sort()).toEqual([
    'picture',
    'qti_several_right',
    'qti_type',
    'xml_no_end',
  ]);
  const old = await readPackage('canvas.zip', { 'imsmanifest.xml': '<manifest/>', 'q/q.xml': '<questestinterop/>' });
  expect(problemsOf(old)).toEqual(['This is QTI 1.2. Export it as “QTI 2.1”.']);
});
