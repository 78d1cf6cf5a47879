// Soft flaws as a table, kind by form, so that their share can be explained. It counts and prints; it judges nothing.
import type { Question } from '#core/quiz';
import type { Flaw } from '#engine/check/flaw';
import { isGapSentence } from '#engine/english/gapSentence';

export type Judged = { question: Question; flaws: readonly Flaw[] };

/** How a question is worded, read from its type and its first words. */
const WORDINGS: readonly (readonly [string, RegExp])[] = [
  ['to meaning', /^What does the term/],
  ['list', /^Which of these\b/],
];

function formOf({ question_type, question_text }: Question): string {
  if (question_type !== 'multiple_choice') return question_type === 'essay' ? 'essay' : 'short';
  if (isGapSentence(question_text)) return 'gap';
  return WORDINGS.find(([, wording]) => wording.test(question_text))?.[0] ?? 'to term';
}

/** One line for each kind of soft flaw, the most frequent first, and a line for the questions of each form. */
export function softTable(all: readonly Judged[]): string {
  const forms = ['to term', 'to meaning', 'gap', 'list', 'short', 'essay'];
  const line = (name: string, of: readonly Judged[]) =>
    [
      name.padEnd(22),
      ...[of.length, ...forms.map((form) => of.filter(({ question }) => formOf(question) === form).length)].map((count) =>
        `${count}`.padStart(10),
      ),
    ].join('');
  const soft = all.map((one) => ({ ...one, flaws: one.flaws.filter(({ severity }) => severity === 'soft') }));
  const kinds = [...new Set(soft.flatMap(({ flaws }) => flaws.map(({ kind }) => kind)))];
  const having = new Map(kinds.map((kind) => [kind, soft.filter(({ flaws }) => flaws.some((flaw) => flaw.kind === kind))]));
  const ranked = [...having].sort(([a, as], [b, bs]) => bs.length - as.length || (a < b ? -1 : 1));
  return [
    ['soft flaws'.padEnd(22), ...['all', ...forms].map((form) => form.padStart(10))].join(''),
    ...ranked.map(([kind, of]) => line(kind, of)),
    line(
      'with any of them',
      soft.filter(({ flaws }) => flaws.length > 0),
    ),
    line('questions', soft),
  ].join('\n');
}
