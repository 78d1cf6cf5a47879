// Sorts the lines of a text such as Aiken: numbers, options, answers, explanations, and the entries of an answer key.
import { withoutBold } from './boldText.ts';
import { linesOf } from './lines.ts';
import { isReason } from './reasonLines.ts';

/** More lines than a quiz of 500 questions has. */
const MOST_LINES = 100_000;
/** Longer than a question within the limits. */
const LONGEST_LINE = 20_000;
/** A longer line below a key is a question. */
const LONGEST_KEY_ANSWER = 80;

const ASKS = '(?:q|question|frage)';
/** A digit behind the sign would make it a decimal or a time. */
const NUMBER = new RegExp(`^${ASKS}?\\s{0,3}\\(?(\\d{1,4})\\s{0,3}(?:[.:](?!\\d)|\\))\\s{0,9}(.*)$`, 'i');
const QUESTION_WORD = new RegExp(`^${ASKS}\\s{0,3}(?:(\\d{1,4})(?: (?:of|/) \\d{1,4})?\\s{0,3}:?|:)$`, 'i');
const ASKED = new RegExp(`^${ASKS}\\s{0,3}:\\s{0,9}(.*)$`, 'i');
const OPTION = /^([*✓✔✅☑]\ufe0f?\s{0,2})?(?:[([]?([a-z])\s{0,2}([.):\]])|([A-Z])\s{1,2}([-–—])\s)\s{0,9}(.*)$/iu;
/** Each way to begin a line with the answer. */
const ANSWER_LABELS = [
  '(?:(?:the )?(?:correct|right|richtige) )?(?:answer|ans|option|solution|key|correct|antwort|lösung|réponse)s?' +
    String.raw`(?: option)?(?: \/ \p{L}{1,20})?(?: is)?\s{0,3}(?:[:=]|[-–—]\s)`,
  String.raw`ans\.`,
  String.raw`(?:the )?(?:(?:correct|right) )?answer is\b`,
  String.raw`ans(?:wer)?(?=\s{1,3}[([]?[A-H][)\].]?$)`,
];
const ANSWER = new RegExp(`^(?:${ANSWER_LABELS.join('|')})\\s{0,9}(.*)$`, 'iu');
const REASON = /^(?:explanation|rationale|reason|reasoning|why|feedback)\s{0,3}[:=]\s{0,9}(.*)$/i;
const KEY_HEADING = /^(?:(?:the )?(?:correct )?answer(?:s| key)|(?:answers|solutions|key)(?: key)?)(?: \(.{0,40}\))?\s{0,3}:?$/i;
const KEY_LINE = /^(?:answers|(?:answers? )?key|solutions)\s{0,3}:\s{0,9}(\S.*)$/i;
const KEY_ENTRY =
  /^(?:q(?:uestion)?\s{0,3})?\(?(\d{1,4})(?:\s{0,3}[.):=–-]{1,2}(?!\d)\s{0,3}|\s{1,3}(?=[([]?[a-z][)\].]?$)|(?=[a-z]$))(\S.*)$/i;
const RULE = /^(?:[-_*=]\s?){3,}$/;

type Kind = 'text' | 'number' | 'heading' | 'option' | 'answer' | 'reason' | 'keyHeading' | 'keyLine';
/** What follows the paragraph of a line; `first` is option A. */
type NextKind = Kind | 'first' | 'end';
export type Line = {
  kind: Kind;
  at: number;
  raw: string;
  /** the line with its bold signs, and without */
  words: string;
  text: string;
  number: number | null;
  letter: string;
  /** the text behind the number, letter or label */
  rest: string;
  isAfterGap: boolean;
  next: NextKind;
};

/** The lines that are not empty, and whether there are more of them than are read. */
export function sortedLines(text: string): { lines: Line[]; hasMore: boolean } {
  const lines: Line[] = [];
  let hasMore = false;
  let isAfterGap = false;
  for (const [raw, at] of linesOf(text)) {
    const words = wordsOf(raw);
    const lineText = withoutBold(words);
    if (lineText === '' || RULE.test(lineText) || isReason(raw)) {
      isAfterGap = true;
      continue;
    }
    hasMore = lines.length === MOST_LINES;
    if (hasMore) break;
    lines.push({
      at,
      raw,
      words,
      text: lineText,
      isAfterGap,
      next: 'end',
      number: null,
      letter: '',
      rest: lineText,
      ...partsOf(lineText),
    });
    isAfterGap = false;
  }
  for (let place = lines.length - 2; place >= 0; place -= 1) {
    const [line, lineBelow] = [lines[place], lines[place + 1]];
    if (line && lineBelow) line.next = kindBelow(lineBelow);
  }
  return { lines, hasMore };
}

function kindBelow({ kind, letter, isAfterGap, next }: Line): NextKind {
  if (kind === 'text' && !isAfterGap) return next;
  return letter === 'a' ? 'first' : kind;
}

/** The words of a line without quotes, list signs and headings of Markdown. */
function wordsOf(rawLine: string): string {
  return rawLine
    .slice(0, LONGEST_LINE)
    .trim()
    .replace(/^(?:[>•]\s{0,3}|[-*+]\s{1,3}|#{1,6}\s{1,3}){1,3}/, '')
    .trim();
}

function partsOf(text: string): Pick<Line, 'kind'> & Partial<Line> {
  if (KEY_HEADING.test(text)) return { kind: 'keyHeading' };
  const [, keyText = ''] = KEY_LINE.exec(text) ?? [];
  if (keyEntriesIn(keyText).length > 0) return { kind: 'keyLine', rest: keyText };
  const heading = QUESTION_WORD.exec(text);
  if (heading) return { kind: 'heading', number: heading[1] === undefined ? null : Number(heading[1]), rest: '' };
  const [, askedText] = ASKED.exec(text) ?? [];
  if (askedText !== undefined) return { kind: 'heading', rest: askedText };
  const [, digits, numbered = ''] = NUMBER.exec(text) ?? [];
  if (digits !== undefined) return { kind: 'number', number: Number(digits), rest: numbered };
  const [, answer] = ANSWER.exec(text) ?? [];
  if (answer !== undefined) return { kind: 'answer', rest: answer };
  const [, reason] = REASON.exec(text) ?? [];
  if (reason !== undefined) return { kind: 'reason', rest: reason };
  const letter = optionIn(text)?.letter;
  return letter === undefined ? { kind: 'text' } : { kind: 'option', letter };
}

/** The letter, sign and text of an option. */
export function optionIn(text: string): { letter: string; sign: string; text: string; hasMark: boolean } | null {
  const [, mark, letter, sign, dashLetter, dash, optionText = ''] = OPTION.exec(text) ?? [];
  // A dash stands behind capitals only: “a - b” is a formula.
  const name = letter ?? (dashLetter === dashLetter?.toUpperCase() ? dashLetter : undefined);
  if (name === undefined) return null;
  return { letter: name.toLowerCase(), sign: sign ?? dash ?? '', text: optionText.trim(), hasMark: mark !== undefined };
}

/** Whether a text below a heading such as “Answers” belongs to the key, and is no question. */
export function isKeyAnswer({ text, next }: Line): boolean {
  return next !== 'first' && keyEntriesIn(text).length > 0;
}

/** What a line of an answer key says: `1. B`, or several in a line. */
export function keyEntriesIn(lineText: string): [number: number, answer: string][] {
  const text = lineText.startsWith('|')
    ? lineText.replace(/^\|\s{0,9}|\s{0,9}\|$/g, '').replace(/\s{0,9}\|\s{0,9}/, '. ')
    : lineText;
  const isShortForm = /^(?:\d{1,4}[a-z](?:[\s,;]{1,3}|$)){2,}$/i.test(text);
  const parts = text.split(isShortForm ? /[\s,;]{1,3}/ : /[,;|\s]\s?(?=\(?\d{1,3}\s?[.):=-]\s?\(?\p{L})/u);
  const entries = parts.map((part) => KEY_ENTRY.exec(part.trim()));
  return entries.flatMap((entry): [number, string][] => {
    const answer = (entry?.[2] ?? '').trim().replace(/[,;]$/, '');
    return answer === '' || answer.endsWith('?') || answer.length > LONGEST_KEY_ANSWER ? [] : [[Number(entry?.[1]), answer]];
  });
}
