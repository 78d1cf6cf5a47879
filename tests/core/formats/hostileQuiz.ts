// Quizzes whose texts are made to break formats: their own marks, formulas, bidirectional text, broken Unicode.
import fc from 'fast-check';
import { tidyQuestion } from '#core/editing/ownQuiz';
import { equalOptionsFlaw } from '#core/quiz/equalOptions';
import { type TypeRow, typesWhere } from '#core/quiz/questionTypes';
import type { Question, Quiz } from '#core/quiz/quiz';

const pieces = [
  ...['{', '}', '~', '=', '#', '####', ':', '::', '//', '\\', '\\n', '\n', '\n\n', '\r\n', '\r', '\t', ' ', '  ', '->'],
  ...['=%50%', '%', '[html]', '$', '\\$', '$x^{2}$', '$$\\frac{a}{b}$$', '$5', '\\(', '\\)', '\\[y\\]', '\u2060', '$a\nb$'],
  ...['<b>', '</p>', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '![x](y)', '<!--', '-->', '--', ']]>'],
  ...['<![CDATA[', '&amp;', '&lt;', '&#65;', '&', '<', '>', '"', "'", "'=", '=1+1', '+1', '-1', '@SUM(A1)', ',', ';', '|'],
  ...['\u001f', '\0', '\u0007', '\ufffe', '\ud800', '\udc00', '\u202e', 'مرحبا', 'שלום', '文化', 'naïve', '🏜️', '\u00a0'],
  ...['\u2028', '\ufeff', '# ', '## 1. ', '- ', '- [x] ', '- [ ] ', '> ', '1. ', '*', '_', '`', '**Answer:** ', '```'],
  ...['<br>', '{{c1::', '}}', '$CATEGORY: x', 'word', 'Answer', 'A', 'T', 'oasis', '// oasis {}', 'Model answer: '],
];
const text = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...pieces) },
      { weight: 1, arbitrary: fc.string({ maxLength: 6, unit: 'binary' }) },
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(''));
/** Something is left of it when blanks and control characters are gone. */
const said = text.map((one) => `${one}a${one.length % 3 === 0 ? one : ''}`);
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });

const typeWith = (input: TypeRow['input']) => fc.constantFrom(...typesWhere((row) => row.input === input));

const extras = {
  explanation: maybe(said),
  topic: maybe(fc.constantFrom(...pieces).map((piece) => `a${piece}`)),
  difficulty: maybe(fc.constantFrom('Easy' as const, 'Medium' as const, 'Hard' as const)),
  number: maybe(fc.constantFrom('1', '12b')),
  part: maybe(fc.constantFrom('Section A', 'Part 2: -->')),
  marks: maybe(fc.constantFrom(1, 2.5, 20)),
  source: maybe(fc.record({ page: fc.integer({ min: 1, max: 900 }), quote: said })),
};
const choice = fc
  .record({
    question_text: said,
    question_type: typeWith('options'),
    texts: fc.array(said, { minLength: 2, maxLength: 6 }),
    at: fc.nat(5),
    ...extras,
  })
  .map(({ texts, at, ...rest }) => ({
    ...rest,
    options: Object.fromEntries(texts.map((one, place) => ['ABCDEF'[place] ?? '', one])),
    correct_answer: 'ABCDEF'[at % texts.length] ?? '',
  }))
  .filter((one) => equalOptionsFlaw(tidyQuestion({ question_id: 1, ...one })) === null);
const typedKind = fc.record({
  question_text: said,
  question_type: typeWith('line'),
  correct_answer: said,
  accepted_answers: maybe(fc.array(said, { maxLength: 3 })),
  near_words: maybe(fc.array(said, { maxLength: 2 })),
  ...extras,
});
const point = fc.record(
  { text: said, terms: fc.array(said, { maxLength: 3 }), against: maybe(fc.array(said, { maxLength: 2 })) },
  { requiredKeys: ['text', 'terms'] },
);
const essay = fc.record({
  question_text: said,
  question_type: typeWith('text'),
  correct_answer: said,
  key_points: maybe(fc.array(point, { maxLength: 3 })),
  passage: maybe(fc.record({ page: fc.integer({ min: 1, max: 900 }) })),
  language: maybe(fc.constantFrom('fr', 'pt-BR')),
  ...extras,
});

/** A new way to answer does not compile without its questions. */
const byInput: Record<TypeRow['input'], fc.Arbitrary<Omit<Question, 'question_id'>>> = {
  options: choice,
  line: typedKind,
  text: essay,
};

const withoutNothing = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;

export const hostileQuiz: fc.Arbitrary<Quiz> = fc
  .record({
    title: said,
    filename: fc.constantFrom('a.pdf', 'b.pptx', 'c.txt'),
    left_out: maybe(fc.constantFrom<Record<string, number>>({ figure: 12, no_answer: 7 }, { 'of a later version -->': 1 })),
    questions: fc.array(fc.oneof(...Object.values(byInput)), { minLength: 1, maxLength: 5 }),
  })
  .map(({ questions, ...rest }) => ({
    ...withoutNothing(rest),
    questions: questions.map((question, at) => withoutNothing({ question_id: at + 1, ...question }) as Question),
  }));

/** What every format has to give back. */
export function tidyQuestions(quiz: Quiz): Question[] {
  return quiz.questions.map(tidyQuestion);
}
