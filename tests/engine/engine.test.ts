// The whole way, from bytes to a quiz, on the project's own notes and, where they are at hand, on real documents.
import { expect, test } from 'vitest';
import { isCorrect } from '#core/marking/grading';
import { topicLine } from '#core/marking/topicLine';
import { type Question, Quiz } from '#core/quiz/quiz';
import { type DocumentFile, flawsOf } from '#engine/engine';
import { readDocument } from '#engine/read/reader';
import { fixture, pdfjs, questionsDrafted, quizOf, textFile } from '../support/engineInput.ts';
import { corpusFile, describeWithCorpus } from '../support/sharedCorpus.ts';

type Type = Question['question_type'];
/** `types`: each of them is among its questions */
type Case = readonly [name: string, file: () => DocumentFile, fewest: number, types: readonly Type[]];
const ALL: readonly Type[] = ['multiple_choice', 'short_answer', 'essay'];

const asked = new Map<string, Promise<Quiz>>();
/** The quiz of a document, as both tests begin with it. */
function firstOf(name: string, file: DocumentFile): Promise<Quiz> {
  const quiz = asked.get(name) ?? quizOf(file);
  asked.set(name, quiz);
  return quiz;
}

function testDocuments(documents: readonly Case[]): void {
  test.each(documents)('%s give a quiz of their types without a hard flaw', async (name, fileOf, fewest, types) => {
    const file = fileOf();
    const quiz = await firstOf(name, file);
    expect(Quiz.parse(quiz)).toEqual(quiz);
    expect(quiz.questions.length).toBeGreaterThanOrEqual(fewest);
    expect(quiz.questions.map((question) => question.question_id)).toEqual(quiz.questions.map((_question, at) => at + 1));
    expect(quiz.questions.map((question) => question.question_type)).toEqual(expect.arrayContaining([...types]));
    const document = await readDocument(file.bytes, file.name, pdfjs);
    const flaws = quiz.questions.map((question) => flawsOf(question, quiz, document));
    expect(flaws.flat().filter((flaw) => flaw.severity === 'hard')).toEqual([]);
    expect(flaws.filter((list) => list.length > 0).length).toBeLessThanOrEqual(Math.ceil(quiz.questions.length * 0.35));
  });

  test.each(documents)(
    '%s give the same bytes on every run, and other options for another seed',
    async (name, fileOf, _, types) => {
      const file = fileOf();
      const run = async (seed?: number) => JSON.stringify(await quizOf(file, seed));
      const once = JSON.stringify(await firstOf(name, file));
      expect(await run()).toBe(once);
      expect(await run(1)).toBe(once);
      expect((await run(2)) === once).toBe(!types.includes('multiple_choice'));
    },
  );
}

testDocuments([
  ['plain notes', () => fixture('notes_sociology.txt'), 11, ALL],
  ['notes with money and maths', () => fixture('notes_money_and_maths.txt'), 6, ALL],
]);
describeWithCorpus(() =>
  testDocuments([
    ['a biology chapter', () => corpusFile('d06_bio_genetics.pdf'), 11, ALL],
    ['a sociology chapter', () => corpusFile('d01_sociology_culture.pdf'), 15, ALL],
    ['a physics chapter', () => corpusFile('d02_physics_electric_charge.txt'), 6, ['short_answer', 'multiple_choice']],
  ]),
);

test('every question cites its page, and its own answer is graded as right', async () => {
  for (const question of (await quizOf(fixture('notes_sociology.txt'))).questions) {
    expect(question.explanation).toMatch(/^(?:Under “.+”: )?“.+”(?: (?:Of the others, .+|The others say .+)\.)?$/s);
    expect(question.explanation).toContain(question.source?.quote);
    expect(isCorrect(question, question.correct_answer)).toBe(true);
    for (const accepted of question.accepted_answers ?? []) expect(isCorrect(question, accepted)).toBe(true);
  }
});

test('no topic names the answer: the nearest heading that does not stands there, or none', async () => {
  const notes = [
    '# Nerves',
    '## Synapses',
    'A synapse is a connection between two neurons that passes a signal on.',
    '## Reflex arcs and nerves',
    'A reflex arc is a path that a signal takes from a sense to a muscle. A motor nerve is a bundle of fibres that leads to a muscle.',
  ].join('\n\n');
  const drafted = await questionsDrafted(textFile(notes));
  expect(drafted.filter((question) => topicLine(question) !== (question.topic ?? null))).toEqual([]);
  const topicOf = (answer: string) => drafted.find((question) => question.correct_answer === answer)?.topic;
  expect(['synapse', 'reflex arc', 'motor nerve'].map(topicOf)).toEqual(['Nerves', 'Nerves', undefined]);
});

test('the stages are told in their order', async () => {
  const { makeQuiz } = await import('#engine/engine');
  const stages: string[] = [];
  await makeQuiz(fixture('notes_sociology.txt'), { pdfjs, onStage: (stage) => stages.push(stage) });
  expect(stages).toEqual(['reading', 'writing']);
});
