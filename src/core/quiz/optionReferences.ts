// Detects texts of a question that refer to options by place or letter ("Both a and b", "The first two"). Such options are not
// shuffled. It errs on the side of detecting: a missed shuffle is harmless, a wrong reference is not.
import type { Question } from './quiz.ts';

/** No letter or digit may stand directly before or after a label. */
const START = '(?:^|[^\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';
const ROMAN = 'i{1,3}|iv|vi{0,3}';
const LABEL = `\\(?(?:[a-h]|${ROMAN}|[1-8])\\)?`;
/** A bare "a" with text after it is an article. */
const CLEAR_LABEL = `(?:[b-h]|${ROMAN}|a(?= ?$))`;
const ORDINAL =
  'first|second|third|fourth|fifth|1st|2nd|3rd|4th|last|next|former|latter|remaining|previous|preceding|following|other';
const OPTION = '(?:options?|answers?|choices?|statements?|alternatives?|responses?)';
const patternsOf = (...patterns: string[]) => patterns.map((pattern) => new RegExp(pattern, 'iu'));

/** In an option. */
const IN_OPTION = patternsOf(
  // "Both a and b", "Only (ii)", "All are correct", "None"
  '^(?:it is |they are )?(?:both|neither|either|only|just)\\b',
  `^(?:all|none|any|each|everything|nothing)(?:$| (?:are|is|apply|applies|true|correct|right|wrong|false|two|three|four|${OPTION})\\b)`,
  '\\b(?:all|none|both|neither|either|any|two|one) of (?:the|these|those|them)\\b|\\b(?:all|both|any) (?:the|these|those)\\b',
  `\\b(?:some|most|each|three|four|many|more|fewer|least) of (?:these|those|them|the ${OPTION})\\b`,
  `^(?:more than one|(?:two|three) or more|at least (?:one|two|three))(?:$| (?:is|are|${OPTION})\\b)`,
  '\\b(?:above|below|aforementioned|foregoing|ditto)\\b',
  // "The first two", "the latter", "the first and third"
  `^(?:the )?(?:${ORDINAL})(?: ones?)?$`,
  `\\b(?:${ORDINAL}) (?:two|three|four|ones?|and|or|nor|&|${OPTION})\\b`,
  '\\b(?:the|all|any) (?:others|rest)\\b|\\b(?:another|combination|correct|wrong|right) (?:option|answer|choice)',
  `\\b${OPTION} ${LABEL}${END}`,
  // "A and C only", "i, ii", "1 & 3", "a to c", "B but not C"
  `${START}${LABEL} ?(?:,|;|&|\\+|and|or|nor|to|through|but not|not) ?${LABEL}${END}`,
  `${START}\\(?[a-h]\\)? ?[-–/] ?\\(?[a-h]\\)?${END}`,
  `${START}${LABEL} (?:only|alone|both|is|are)\\b`,
  `\\b(?:only|just|except|but|not|excluding) (?:for )?(?:\\(${ROMAN}\\)|\\([a-h1-8]\\)|${CLEAR_LABEL}${END})`,
  // A label alone: "(a)", "B", "ii", "(2)"
  `^(?:\\(?(?:[a-h]|${ROMAN})\\)?|\\([1-8]\\))[.)]?$`,
  `${START}\\((?:[a-h]|${ROMAN}|[1-8])\\)`,
  // The same in other languages of imports.
  '^(?:toutes?|tous|aucune?|les deux|todos?|todas?|ningun[ao]|amb[ao]s|alle|keine|beide|tutt[ei]|nessun[ao]|entramb[ei]|nenhuma)\\b',
);
/** "AC": two or more of the letters, in their order. */
const LETTERS_TOGETHER = /^(?=..)A?B?C?D?E?$/;

/** In an explanation or a question: only clear references. */
const IN_TEXT = patternsOf(
  `\\b${OPTION} ${LABEL}${END}`,
  `\\b(?:${ORDINAL}) (?:two |three )?${OPTION}\\b`,
  `${START}\\([a-h]\\)${END}`,
);
/** Capital letters; searched in a quote, too. */
const BY_CAPITALS =
  /\b(?:[Bb]oth|[Nn]either|[Ee]ither|[Oo]nly|[Oo]ptions?|[Aa]nswers?|[Cc]hoices?)\s+\(?[A-H]\b|\b[A-H]\)?,? (?:and|or|nor|&) \(?[A-H]\b|(?:^|\s)\(?[A-H][.)]\s|\b[A-H] (?:is|are|was|were) (?:wrong|right|in?correct|true|false)\b/;

const withoutMarks = (text: string) =>
  text
    .replace(/[*_“”"'‘’.!:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether an option refers to another, or the question, explanation or quote to one by letter or place. */
export function namesOptions({ options = {}, question_text, explanation = '', source }: Question): boolean {
  const texts = Object.values(options);
  if (texts.some((text) => matches(IN_OPTION, withoutMarks(text)) || LETTERS_TOGETHER.test(withoutMarks(text)))) return true;
  if ([question_text, explanation].some((text) => matches(IN_TEXT, withoutMarks(text)))) return true;
  return [...texts, question_text, explanation, source?.quote ?? ''].some((text) => BY_CAPITALS.test(text));
}

function matches(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}
