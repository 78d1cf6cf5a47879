// What each field of a question does elsewhere. A new field does not compile without its row here.
import { expect, test } from 'vitest';
import { versionOf } from '#core/editing/editing';
import type { Question } from '#core/quiz/quiz';
import { questionKey } from '#core/quiz/sameQuestion';

const key = 'osmosis';
const base: Question = { question_id: 1, question_text: 'What moves water?', question_type: 'short_answer', correct_answer: key };

/**
 * `value`: one that differs from `base`. `makesAnother`: with it, it is another question (sameQuestion.ts). `afterEdit`: what becomes of it
 * when a student gives the question another answer (`mended`, editing.ts).
 */
type Row<Name extends keyof Question> = {
  value: NonNullable<Question[Name]>;
  makesAnother: boolean;
  afterEdit: 'stays' | 'goes';
};

const rows: { [Name in keyof Required<Question>]: Row<Name> } = {
  question_id: { value: 2, makesAnother: false, afterEdit: 'stays' },
  question_text: { value: 'What moves salt?', makesAnother: true, afterEdit: 'stays' },
  question_type: { value: 'diagram', makesAnother: true, afterEdit: 'stays' },
  options: { value: { A: 'osmosis', B: 'diffusion' }, makesAnother: true, afterEdit: 'goes' },
  correct_answer: { value: 'diffusion', makesAnother: true, afterEdit: 'stays' },
  explanation: { value: 'By a membrane.', makesAnother: false, afterEdit: 'stays' },
  topic: { value: 'Cells', makesAnother: false, afterEdit: 'stays' },
  accepted_answers: { value: ['osmotic flow'], makesAnother: false, afterEdit: 'stays' },
  near_words: { value: ['cosmosis'], makesAnother: false, afterEdit: 'goes' },
  near_words_made: { value: true, makesAnother: false, afterEdit: 'goes' },
  key_points: { value: [{ text: 'Water moves.', terms: ['water'] }], makesAnother: false, afterEdit: 'goes' },
  point_words: { value: [{ also: ['aqua'] }], makesAnother: false, afterEdit: 'goes' },
  passage: { value: { page: 3 }, makesAnother: false, afterEdit: 'goes' },
  language: { value: 'fr', makesAnother: false, afterEdit: 'stays' },
  source: { value: { page: 3, quote: 'Osmosis moves water.' }, makesAnother: false, afterEdit: 'stays' },
  difficulty: { value: 'Easy', makesAnother: false, afterEdit: 'stays' },
  number: { value: '4b', makesAnother: false, afterEdit: 'stays' },
  part: { value: 'B', makesAnother: false, afterEdit: 'stays' },
  marks: { value: 2, makesAnother: false, afterEdit: 'stays' },
  image_url: { value: 'data:image/png;base64,AA==', makesAnother: false, afterEdit: 'stays' },
};

test.each(Object.entries(rows))('the field %s', (name, { value, makesAnother, afterEdit }) => {
  const question: Question = { ...base, [name]: value };
  expect(questionKey(question) !== questionKey(base)).toBe(makesAnother);
  const edited = { ...question, correct_answer: 'evaporation' };
  const { questions } = versionOf(7, { title: 'Cells', questions: [question] }, { title: 'Cells', questions: [edited] });
  const isThere = Object.hasOwn(questions[0] ?? {}, name);
  expect(isThere).toBe(afterEdit === 'stays');
});
