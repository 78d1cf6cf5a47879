// What a question asks of a student, by its wording: for those that a document words itself.
import { oneOf, pattern } from '../english/pattern.ts';
import type { QuestionKind } from './draft.ts';

/** A case to decide, a number to work out. */
const ON_A_CASE = pattern(
  oneOf(String.raw`
    \b(?:in )?this (?:case|example|scenario|situation)\b | \bcalculate\b | \bcompute\b | \bsuppose\b
    ^(?:an? |the )?\p{L}[^.?!]{20,}\.\s+.{0,200}\b(?:which|what|how|this)\b[^.?!]*[?_]
  `),
  'isu',
);
/** A reason, what follows, a difference, an example of something. */
const ON_REASONS = pattern(
  String.raw`\b${oneOf(`
    compare | contrast | (?:difference|distinguish) between | differs? from | example of | explain how | explain why
    leads? to | most likely | results? in | what (?:happens|would happen) | why | would
  `)}\b`,
  'i',
);

/** Recall, understanding or application. */
export function levelOfWording(question: string): QuestionKind['level'] {
  if (ON_A_CASE.test(question)) return 'application';
  return ON_REASONS.test(question) ? 'understanding' : 'recall';
}
