// The QTI package is opened by a program that is not ours: qti-convert, with which schools take their 2.1 packages to QTI 3. It reads
// the manifest, the test and the items, knows every element of 2.1 by name, and leaves one that it does not know as it was.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { convertPackageFile, convertQti2toQti3 } from '@citolab/qti-convert/qti-convert-node';
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { tidyQuestion } from '#core/editing/ownQuiz';
import { fromHtml } from '#core/formats/htmlText';
import { toDollars } from '#core/formats/mathText';
import { write as writeQti } from '#core/formats/qti';
import { typeRow } from '#core/quiz/questionTypes';
import type { Quiz } from '#core/quiz/quiz';
import { fileTextsOf } from '#texts/paper';
import { sampleQuiz } from '../../support/quizzes.ts';
import { hostileQuiz } from './hostileQuiz.ts';

const qtiOf = (given: Quiz) => writeQti(given, fileTextsOf(given));

const quiz: Quiz = { ...sampleQuiz, filename: 'notes.pdf' };
const names = ['items/Q001.xml', 'items/Q002.xml', 'items/Q003.xml'];
/** What was said inside of these is left as its markup, to be read as a page would. */
const texts = ['qti-simple-choice', 'div', 'qti-content-body'].map((name) => `*.${name}`);
const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
  trimValues: false,
  stopNodes: texts,
  isArray: (name) => ['qti-value', 'qti-map-entry', 'qti-assessment-item-ref', 'resource'].includes(name),
});

/** The files of the package as QTI 3. */
async function converted(given: Quiz): Promise<Record<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'oasis-qti-'));
  try {
    await writeFile(path.join(folder, 'two.zip'), qtiOf(given));
    await convertPackageFile(path.join(folder, 'two.zip'), path.join(folder, 'three.zip'));
    const files = unzipSync(await readFile(path.join(folder, 'three.zip')));
    return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('it finds the test, and in it every item in its order', async () => {
  const files = await converted({ ...quiz, left_out: { figure: 2 } });
  const { manifest } = xml.parse(files['imsmanifest.xml'] ?? '');
  expect(manifest.resources.resource.map(({ type, href }: Record<string, string>) => [type, href])).toEqual([
    ['imsqti_test_xmlv3p0', 'test.xml'],
    ...names.map((name) => ['imsqti_item_xmlv3p0', name]),
  ]);
  const { 'qti-assessment-test': whole } = xml.parse(files['test.xml'] ?? '');
  expect(whole.title).toBe('Culture & Society: Notes');
  const section = whole['qti-test-part']['qti-assessment-section'];
  expect(section['qti-assessment-item-ref'].map(({ href }: { href: string }) => href)).toEqual(names);
  expect(section['qti-rubric-block']).toEqual({
    view: 'candidate',
    'qti-content-body': '<p>3 of 5 questions are in this quiz. Left out: 2 with a figure.</p>',
  });
});

test('it finds each question with its way to answer, its right answers and its explanation', async () => {
  const files = await converted(quiz);
  const [choice, typed, essay] = names.map((name) => itemIn(files[name] ?? ''));
  expect(choice).toEqual({
    asked: 'Which of these is a norm that is written down?',
    interaction: 'qti-choice-interaction',
    options: { A: 'folkway', B: 'law', C: 'more', D: 'taboo' },
    right: ['B'],
    accepted: [],
    template: 'match_correct',
    why: 'Laws are written norms. (Page 2)\n\nPage 2: “Laws are norms that are written down.”',
    model: '',
  });
  expect(typed).toMatchObject({
    asked: 'What is the cost of \\(5 \\cdot 3\\) apples at \\$2?',
    interaction: 'qti-text-entry-interaction',
    right: ['Thirty dollars'],
    accepted: ['Thirty dollars', '30'],
    template: 'map_response',
  });
  expect(essay).toMatchObject({
    asked: 'Explain what culture is — naïve, 文化, ثقافة.',
    interaction: 'qti-extended-text-interaction',
    right: [],
    model: 'Shared beliefs, values and practices.',
  });
});

test('marks are weights there too', async () => {
  const exam: Quiz = { ...quiz, questions: quiz.questions.map((one, at) => ({ ...one, marks: at + 1.5 })) };
  const { 'qti-assessment-test': whole } = xml.parse((await converted(exam))['test.xml'] ?? '');
  const refs = whole['qti-test-part']['qti-assessment-section']['qti-assessment-item-ref'];
  expect(refs.map((one: Record<string, { value: string }>) => one['qti-weight']?.value)).toEqual(['1.5', '2.5', '3.5']);
  expect(JSON.stringify(whole['qti-outcome-processing'])).toContain('"weight-identifier":"MARKS"');
  expect((await converted(quiz))['test.xml']).not.toContain('weight');
});

test('nothing of a question is lost on the way there, whatever the texts are', async () => {
  await fc.assert(
    fc.asyncProperty(hostileQuiz, async (hostile) => {
      const files = unzipSync(qtiOf(hostile));
      for (const [at, given] of hostile.questions.entries()) {
        const question = tidyQuestion(given);
        const bytes = files[`items/Q${String(at + 1).padStart(3, '0')}.xml`] ?? new Uint8Array();
        const item = itemIn(await convertQti2toQti3(strFromU8(bytes)));
        expect(toDollars(item.asked)).toBe(question.question_text);
        expect(Object.values(item.options).map(toDollars)).toEqual(Object.values(question.options ?? {}));
        const { correct_answer: key, accepted_answers: also = [] } = question;
        const { input } = typeRow(question);
        expect(item.right).toEqual(input === 'text' ? [] : [key]);
        expect(item.accepted).toEqual(input === 'line' ? [key, ...also] : []);
        expect(item.interaction).toBe(
          `qti-${{ options: 'choice', line: 'text-entry', text: 'extended-text' }[input]}-interaction`,
        );
      }
    }),
    { numRuns: 20 },
  );
});

function itemIn(text: string) {
  const { 'qti-assessment-item': item } = xml.parse(text);
  const declared = item['qti-response-declaration'];
  const body = item['qti-item-body'];
  const choices = [body['qti-choice-interaction']?.['qti-simple-choice'] ?? []].flat();
  const interaction = [body, body.p ?? {}].flatMap((one) => Object.keys(one)).find((name) => name.endsWith('-interaction'));
  const unescaped = (given: string) => fromHtml(given);
  return {
    asked: unescaped(body.div),
    interaction,
    options: Object.fromEntries(
      choices.map((one: Record<string, string>) => [one.identifier, unescaped(one['#text'] ?? '')]),
    ) as Record<string, string>,
    right: (declared['qti-correct-response']?.['qti-value'] ?? []) as string[],
    accepted: (declared['qti-mapping']?.['qti-map-entry'] ?? []).map((one: Record<string, string>) => one['map-key']) as string[],
    template: /rptemplates\/(\w+)/.exec(item['qti-response-processing']?.template ?? '')?.[1],
    why: unescaped(item['qti-modal-feedback']?.['qti-content-body'] ?? ''),
    model: unescaped(body['qti-rubric-block']?.['qti-content-body']?.replace(/<\/?div>/g, '') ?? ''),
  };
}
