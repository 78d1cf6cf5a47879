// How fair the marks are: typed answers and essays that a teacher judged, against core/marking/grading. The questions get what the
// engine gives its own (near words, other words for the points), from their own text alone.
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import '#core/marking/languageAnswer';
import { isCorrect, markOf } from '#core/marking/grading';
import type { Question } from '#core/quiz/quiz';
import { nearWordsBeside } from '#engine/english/nearWords';
import { relatedWordsOf } from '#engine/english/relatedWords';
import { wordsOf } from '#engine/english/words';

const Typed = z.array(
  z.object({
    id: z.string(),
    /** BCP 47; without one it is English */
    language: z.optional(z.string()),
    subject: z.string(),
    question: z.string(),
    key: z.string(),
    accepted: z.array(z.string()),
    quote: z.string(),
    right: z.array(z.string()),
    wrong: z.array(z.string()),
  }),
);
const Essays = z.array(
  z.object({
    id: z.string(),
    subject: z.string(),
    question: z.string(),
    model_answer: z.string(),
    key_points: z.array(z.object({ text: z.string(), terms: z.array(z.string()) })),
    answers: z.array(z.object({ kind: z.string(), verdict: z.string(), covered: z.array(z.int()), text: z.string() })),
  }),
);

/** Kinds of answer that no rule may suggest a point of. */
const WORTHLESS = /salad|copied|off.?topic/i;
const percent = (count: number, total: number) => (total === 0 ? '–' : `${((100 * count) / total).toFixed(1)} %`);

function read<T>(file: string, schema: z.ZodMiniType<T>): T {
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} is not of this form: ${parsed.error.issues[0]?.message}`);
  return parsed.data;
}

/** Prints the table of both files; the answers that failed stand below it. */
export function reportMarking(typedFile: string, essayFile: string): void {
  reportTyped(read(typedFile, Typed));
  reportEssays(read(essayFile, Essays));
}

function reportTyped(items: z.infer<typeof Typed>): void {
  const bySubject = new Map<string, { right: number; rights: number; refused: number; wrongs: number }>();
  const failing: string[] = [];
  for (const item of items) {
    const answers = [item.key, ...item.accepted];
    const question: Question = {
      question_id: 1,
      question_text: item.question,
      question_type: 'short_answer',
      ...(item.language === undefined ? {} : { language: item.language }),
      correct_answer: item.key,
      accepted_answers: item.accepted,
      near_words: nearWordsBeside(wordsOf(`${item.question} ${item.quote}`))(answers),
      source: { page: 1, quote: item.quote },
    };
    const row = bySubject.get(item.subject) ?? { right: 0, rights: 0, refused: 0, wrongs: 0 };
    bySubject.set(item.subject, row);
    for (const given of item.right) {
      row.rights += 1;
      if (isCorrect(question, given)) row.right += 1;
      else failing.push(`right, refused   ${item.id} ${item.key}: ${given}`);
    }
    for (const given of item.wrong) {
      row.wrongs += 1;
      if (!isCorrect(question, given)) row.refused += 1;
      else failing.push(`wrong, accepted  ${item.id} ${item.key}: ${given}`);
    }
  }
  const all = [...bySubject.values()];
  const sum = (key: 'right' | 'rights' | 'refused' | 'wrongs') => all.reduce((total, row) => total + row[key], 0);
  console.log('typed answers                right accepted   wrong refused');
  for (const [subject, row] of bySubject)
    console.log(
      `  ${subject.padEnd(26)} ${percent(row.right, row.rights).padStart(14)} ${percent(row.refused, row.wrongs).padStart(15)}`,
    );
  console.log(
    `  ${'all'.padEnd(26)} ${percent(sum('right'), sum('rights')).padStart(14)} ${percent(sum('refused'), sum('wrongs')).padStart(15)}`,
  );
  for (const line of failing) console.log(`  ${line}`);
}

function reportEssays(items: z.infer<typeof Essays>): void {
  let [agreed, points, worthless, essays, clear] = [0, 0, 0, 0, 0];
  const failing: string[] = [];
  for (const item of items) {
    const question: Question = {
      question_id: 1,
      question_text: item.question,
      question_type: 'essay',
      correct_answer: item.model_answer,
      key_points: item.key_points.map((point) => ({ ...point, ...relatedWordsOf(point) })),
    };
    for (const answer of item.answers) {
      const mark = markOf(question, answer.text);
      const suggested = item.key_points.map((_, at) => mark.points?.includes(at) === true);
      const judged = item.key_points.map((_, at) => answer.covered.includes(at));
      essays += 1;
      points += judged.length;
      agreed += judged.filter((covered, at) => covered === suggested[at]).length;
      if (answer.verdict !== 'partly' && mark.isCorrect === (answer.verdict === 'right')) clear += 1;
      if (WORTHLESS.test(answer.kind) && suggested.some(Boolean)) worthless += 1;
      const shown = (list: boolean[]) => list.map((is) => (is ? '+' : '-')).join('');
      if (shown(suggested) !== shown(judged))
        failing.push(`${item.id} ${answer.kind}: judged ${shown(judged)}, suggested ${shown(suggested)}`);
    }
  }
  const clears = items.flatMap((item) => item.answers).filter((answer) => answer.verdict !== 'partly').length;
  console.log(
    `essays: suggestions that agree with the judged points ${percent(agreed, points)} (${agreed} of ${points}, ${essays} essays)`,
  );
  console.log(
    `  clear verdicts met ${clear} of ${clears}; salads, copied questions and off-topic texts with a suggestion: ${worthless}`,
  );
  for (const line of failing) console.log(`  ${line}`);
}
