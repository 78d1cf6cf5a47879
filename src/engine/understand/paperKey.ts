// Reads the answer keys of an exam paper, in any usual form. An answer that may belong to two questions is given to neither.
import { oneOf, regex } from '../english/pattern.ts';
import { LETTERS, type PaperLine, type PaperQuestion } from './examPaper.ts';

/** `letter`: the letter that the entry names, alone or followed by a reason. */
type KeyEntry = { number: number; part: number; letter: string | null; text: string; lines: PaperLine[] };

/** The lines of a key: from `start` up to `end`, which is excluded. `letters` stand without numbers. */
export type PaperKey = { start: number; end: number; entries: KeyEntry[]; letters: string[] };

const KEY_NAME = regex('iu')`(?<!\p{L})${oneOf`
    (?<!long |open |short |written )answers | (?:model |sample |suggested )?answer (?:guide|key|list|scheme|sheet)
    correct (?:choices|letters|options|responses) | ^key$ | key to | mark(?:ing)? (?:guide|key|memo(?:randum)?|scheme)
    ^memo(?:randum)?$ | scoring (?:guide|key) | (?:exam|quiz|solution|test) (?:key|guide) | solutions?
    antworten | clave de \p{L}+ | corrigé | gabarito | jawaban | lösung(?:en|sschlüssel) | majibu | réponses | respostas
    respuestas | solucion(?:ario|es)
  `}(?!\p{L})`;
const [MOST_NAME_WORDS, LONGEST_NAME] = [8, 100];
/** This many letters in one line fill a page. */
const LONGEST_LINE = 4000;
/** Headlines that divide a paper and its key in the same way. */
export const HEADLINE = regex('i')`^${oneOf`
    (?:section|part|paper)\s+(?:[\dA-Z]|one|two|three|four|five)\b | multiple choice\b | true (?:or|\/) false\b
    short answers?\b | essays?\b
  `}`;

/** "Answers", "*** ANSWER KEY ***", "Memo": a short line that names a key, and tells nobody to answer. */
function isKeyName(text: string): boolean {
  if (text.length > LONGEST_NAME) return false;
  const name = text.replace(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N}).?!]+$/gu, '');
  return (
    KEY_NAME.test(name) &&
    name.split(/\s+/).length <= MOST_NAME_WORDS &&
    !/[.?!]$|^(?:answer|write|give|choose)\s/i.test(name.replace(/^answer (?=guide|key|list|scheme|sheet)/i, ''))
  );
}

const BEFORE = String.raw`(?:(?:Q(?:uestion)?|No|A(?:ns(?:wer)?)?)\.?\s*)?[(#]?`;
const LETTER = String.raw`(?:option\s*)?[([]?[A-Ea-e](?:\b|(?=\d))[)\].]?(?:\s*[([]\d{1,2}(?: ?(?:marks?|pts?))?[)\]])?\s*[✓✔]?`;
const LETTERED = new RegExp(
  String.raw`(?:^|[\s,;|])${BEFORE}(\d{1,3})\s*[.):=–—|·-]*\s*(?:answer\s*[.:]\s*)?(${LETTER})(?=$|[\s,;|])`,
  'gi',
);
const START = String.raw`${BEFORE}(\d{1,3})(?:\s*[.):=–—·]+(?=\s|\p{Lu})|\s+[-|]|(?=\s+[([]?[A-E][)\].]?\s))\s*`;
const WORDED = new RegExp(String.raw`^${START}(\S.*)$`, 'isu');
const ALONE = /^(?:Q(?:uestion)?|No|A(?:ns(?:wer)?)?)\.?\s*(\d{1,3})\s*[.):]?$/i;
/** "1-5: B C A D C", or a row of letters below a row of numbers. */
const RANGE = /\b(\d{1,3})\s*[-–—]\s*(\d{1,3})\s*[.):]?\s*([A-E](?:[\s,]*[A-E])+)\b/g;
const ROWS = /^((?:\d{1,3}[\s,;|·]+){2,})((?:[A-E][\s,;|·.]*)+)$/;
const BARE_LETTERS = /^[A-E](?:[\s,;|]+[A-E])*\.?$/;
const BARE_NUMBERS = /^\d{1,3}(?:[\s,;|]+\d{1,3})+$/;
const SAYS = /^(?:the )?(?:correct |right )?(?:answer|ans|option|choice)\s*(?:is\s*)?[.:]?\s*/i;
/** "B", "(b)", "C. the trysail", "B – since it is thick". "A ship" begins with an article. */
const SAID = /^(?:[([]([A-Ea-e])[)\]]|([A-E])(?=\s+\p{Lu})|([A-Ea-e])(?=$|\s*[.):–—-]|\s+[([]))[.):]?(?:\s*[–—-])?\s*(.*)$/su;

type Answer = Pick<KeyEntry, 'number' | 'letter' | 'text'>;

const lettersIn = (text: string) => text.match(/[A-E]/g) ?? [];
const numbersFrom = (first: number, last: number) => Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
const withNumbers = (numbers: readonly number[], letters: readonly string[], line: string) =>
  numbers.length === letters.length ? numbers.map((number, at) => ` ${number}. ${letters[at]} `).join('') : line;

function unfolded(text: string): string {
  const ranged = text.replace(RANGE, (range, from: string, to: string, letters: string) =>
    withNumbers(numbersFrom(Number(from), Number(to)), lettersIn(letters), range),
  );
  return ranged.replace(ROWS, (rows, numbers: string, letters: string) =>
    withNumbers(numbers.match(/\d+/g)?.map(Number) ?? [], lettersIn(letters), rows),
  );
}

/** The answers of a line that holds only numbers and letters: "1. B 2. D", "Q3: (a)", "1-5: BCADC". */
function letteredIn(line: string): Answer[] {
  if (line.length > LONGEST_LINE || !/\d/.test(line)) return [];
  const text = unfolded(line);
  if (text.replace(LETTERED, '').replace(/[\s,;|·.]/g, '') !== '') return [];
  return [...text.matchAll(LETTERED)].map(([, number, marked = '']) => {
    const letter = /[A-E]/i.exec(marked.replace(/option/i, ''))?.[0]?.toUpperCase() ?? null;
    return { number: Number(number), letter, text: marked };
  });
}

/** The worded entries of a line. Where a layout ran entries together, the next number begins the next one. */
function wordedIn(text: string): Answer[] {
  const [, number = '', words = ''] = WORDED.exec(text) ?? [];
  if (number === '') return [];
  const next = new RegExp(String.raw`\s(?=${START.replace(String.raw`(\d{1,3})`, String(Number(number) + 1))}[\p{Lu}("“])`, 'u');
  const cut = words.search(next);
  const answer = (cut < 0 ? words : words.slice(0, cut)).trim().replace(SAYS, '');
  const [, ...letters] = SAID.exec(answer)?.slice(0, 4) ?? [];
  const letter = letters.find((match) => match !== undefined)?.toUpperCase() ?? null;
  const entry = { number: Number(number), letter, text: answer };
  return cut < 0 ? [entry] : [entry, ...wordedIn(words.slice(cut).trim())];
}

function entriesOfLine(line: string): Answer[] {
  const text = line.replace(/^[^\p{L}\p{N}([#]+|\*\*/gu, '').trim();
  const lettered = letteredIn(text);
  if (lettered.length > 0) return lettered;
  const number = ALONE.exec(text)?.[1];
  return number === undefined ? wordedIn(text) : [{ number: Number(number), letter: null, text: '' }];
}

/** What follows the key's name in its line: "ANSWERS 1. B 2. D". */
function behindName(text: string): string | null {
  const [, name = '', rest = ''] = /^(\D{3,40}?)[\s:]+(?=(?:Q(?:uestion)?\s*)?\d)(.+)$/is.exec(text) ?? [];
  return isKeyName(name) && letteredIn(rest).length > 1 ? rest : null;
}

const FEWEST_LETTERS = 5;
/** the most lines between the name of a key and its first entry */
const MOST_BEFORE_ENTRIES = 10;

/** Whether the lines from here hold only numbers and letters, and so many that they are a key without a name. */
function isRun(lines: readonly PaperLine[], start: number): boolean {
  const entries: Answer[] = [];
  for (let at = start; at < lines.length && entries.length < FEWEST_LETTERS; at += 1) {
    const lettered = letteredIn((lines[at] as PaperLine).text);
    if (lettered.length === 0) break;
    entries.push(...lettered);
  }
  const letters = entries.map(({ letter }) => letter).join('');
  return entries.length >= FEWEST_LETTERS && !LETTERS.startsWith(letters.slice(0, LETTERS.length));
}

/** The key that begins in this line, or null. It ends where the document goes on, or at the next part if a later key follows. */
function keyFrom(lines: readonly PaperLine[], start: number, hasLater: boolean): PaperKey | null {
  const first = lines[start] as PaperLine;
  const rest = behindName(first.text);
  const isNamed = rest === null && isKeyName(first.text);
  if (!isNamed && rest === null && !isRun(lines, start)) return null;
  const entries: KeyEntry[] = [];
  const letters: string[] = [];
  const numbers = new Set<number>();
  let [part, row] = [0, ''];
  let at = isNamed ? start + 1 : start;
  for (; at < lines.length; at += 1) {
    const line = lines[at] as PaperLine;
    const text = `${row}${at === start ? (rest ?? line.text) : line.text}`;
    row = BARE_NUMBERS.test(text.trim()) ? `${text} ` : '';
    if (row !== '') continue;
    const isHeadline = HEADLINE.test(text) || isKeyName(text);
    const answers = isHeadline ? [] : entriesOfLine(text);
    if (BARE_LETTERS.test(text.trim())) {
      letters.push(...lettersIn(text));
      continue;
    }
    const last = entries.at(-1);
    // Under "Question 3" a short answer looks like a heading.
    const isEnd = isHeadline ? hasLater && entries.length + letters.length > 0 : line.heading && last?.text !== '';
    const isEmpty = entries.length + letters.length === 0;
    if (answers.length === 0 && (isEnd || (isEmpty && at > start + MOST_BEFORE_ENTRIES))) break;
    for (const entry of answers) {
      if (numbers.has(entry.number)) {
        numbers.clear();
        part += 1;
      }
      numbers.add(entry.number);
      entries.push({ ...entry, part, lines: [line] });
    }
    if (answers.length === 0 && !isHeadline && last?.letter === null) {
      last.text = `${last.text} ${text}`.trim();
      last.lines.push(line);
    }
  }
  const asking = entries.filter(({ text }) => /\?$|\s\(?B[.)]\s/.test(text)).length;
  return entries.length + letters.length < 2 || asking * 2 > entries.length ? null : { start, end: at, entries, letters };
}

export function keysOf(lines: readonly PaperLine[]): PaperKey[] {
  const keys: PaperKey[] = [];
  const last = lines.findLastIndex(({ text }) => isKeyName(text) || behindName(text) !== null);
  for (let at = 1; at < lines.length; at += 1) {
    const key = keyFrom(lines, at, at < last);
    if (key === null) continue;
    keys.push(key);
    at = key.end - 1;
  }
  return keys;
}

const plainText = (text: string) => (text.match(/[^\s.]+/g)?.join(' ') ?? '').toLowerCase();

/** The option letter of an entry: the letter it names, unless its words are another option's, or the option with its words. */
function letterOf({ letter, text }: KeyEntry, options: readonly string[]): string | null {
  const words = SAID.exec(text)?.[4] ?? '';
  const worded = options.findIndex((option) => plainText(option) === plainText(letter === null ? text : words));
  const option = worded < 0 ? null : (LETTERS[worded] ?? null);
  if (letter === null) return option;
  return LETTERS.indexOf(letter) < options.length && (option === null || option === letter) ? letter : null;
}

/** The question with its entry's answer; null for words without a letter where there are options, or a letter where there are none. */
function answeredBy(question: PaperQuestion, entry: KeyEntry): PaperQuestion | null {
  if (question.letter !== null || question.answer !== null) return null;
  if (question.options.length > 0) {
    const letter = letterOf(entry, question.options);
    return letter === null ? null : { ...question, letter };
  }
  const isLetterAlone = entry.letter !== null && (SAID.exec(entry.text)?.[4] ?? '') === '';
  const [line] = entry.lines;
  if (isLetterAlone || line === undefined || entry.text === '') return null;
  const onPage = entry.lines.filter(({ page }) => page === line.page);
  return { ...question, answer: { text: entry.text, line: { ...line, held: onPage.map((part) => part.held).join('\n') } } };
}

/** Adds a key to the questions before it. Parts that repeat numbers are matched with the same part of the key. */
function withKey(questions: readonly PaperQuestion[], { entries, letters }: PaperKey, isAtEnd: boolean): PaperQuestion[] {
  const choices = questions.filter(({ options, letter }) => options.length > 1 && letter === null);
  if (entries.length === 0 && letters.length === choices.length)
    return questions.map((question) => ({ ...question, letter: letters[choices.indexOf(question)] ?? question.letter }));
  const parts = [...new Set(questions.map(({ part }) => part))];
  const isParted = entries.some(({ part }) => part > 0);
  const numbered = new Map<number | null, PaperQuestion[]>();
  for (const question of questions) {
    const group = numbered.get(question.number) ?? [];
    group.push(question);
    numbered.set(question.number, group);
  }
  const answered = new Map<PaperQuestion, PaperQuestion>();
  for (const entry of entries) {
    const candidates = (numbered.get(entry.number) ?? [])
      .filter(({ part }) => !isParted || part === parts[entry.part])
      .map((question) => ({ question, result: answeredBy(question, entry) }))
      .filter(({ result }) => result !== null);
    const only = candidates.length === 1 || !isAtEnd ? candidates.at(-1) : undefined;
    if (only?.result) answered.set(only.question, only.result);
  }
  return questions.map((question) => answered.get(question) ?? question);
}

/** A heading and the solution below it are not a question: "Floods" above "Build a dam" under "Solutions". */
const isAsked = ({ stem, options }: PaperQuestion) => options.length > 1 || /[?.:…_)\]]\s*$/.test(stem);

/** Adds the keys to the questions: each to those since the previous key, or to all questions if there are none in between. */
export function withKeys(
  questions: readonly PaperQuestion[],
  keys: readonly PaperKey[],
  lines: readonly PaperLine[],
): PaperQuestion[] {
  const places = new Map(lines.map(({ block }, at) => [block, at]));
  const placeOf = ({ first }: PaperQuestion) => places.get(first.block) ?? 0;
  let start = 0;
  let keyed = [...questions];
  for (const key of keys) {
    const questionsAbove = keyed.filter((question) => placeOf(question) >= start && placeOf(question) < key.start);
    const targetQuestions = questionsAbove.length > 0 ? questionsAbove : keyed;
    const isPaper = targetQuestions.filter(isAsked).length * 2 >= targetQuestions.length;
    const answered = isPaper ? withKey(targetQuestions, key, key.end === lines.length) : targetQuestions;
    const results = new Map(targetQuestions.map((question, at) => [question, answered[at]]));
    keyed = keyed.map((question) => results.get(question) ?? question);
    start = key.end;
  }
  return keyed;
}
