// A paper whose answers stand right under its questions, without a word that says so: "2. [5] Explain what a tide is." and a
// paragraph behind it. It is read so only where most of its questions are answered like that, and it looks like a paper.
import { oneOf, pattern } from '../english/pattern.ts';
import { sentencesOf } from '../english/sentence.ts';
import { LONGEST_MODEL_ANSWER, type PaperLine, type PaperQuestion } from './examPaper.ts';
import { marksIn } from './paperMarks.ts';

/** "3. [5 marks] What is …", "b) (2) Explain …" */
const BEGINS = /^(?:Q(?:uestion)?\s*)?(?:(\d{1,2})|\(?([a-h])|\(?([ivx]{1,4}))\s*[.):]\s*(?=\S)/i;
/** What a question is worth, in front of it: also without a word, "[5]". */
const WORTH = /^[[(]\s*\d{1,2}(?:\s*(?:marks?|points?|pts?|bonus|%))?(?:\s*total)?\s*[\])]\s*/i;
const ASKS = pattern(
  String.raw`\?(?:\s*\p{L}[^.?]{0,80}\.)?$|^(?:[^.?]{0,60}, )?${oneOf(`
    compare | contrast | define | describe | discuss | distinguish | explain | give | identify | list | name | outline | state
    summari[sz]e
  `)}\b|[.;] ${oneOf(`compare | define | describe | discuss | explain | give | identify | list | name | outline | state`)}\b`,
  'iu',
);
/** A paper, by what it calls itself. */
const PAPER = pattern(
  String.raw`\b${oneOf(`
    answers? | assignment | exam | examination | faq | homework | mid-?term | past paper | problem set | questions | quiz
    solutions? | test | tutorial | worksheet
  `)}\b`,
  'i',
);
/** A part that begins inside a line: "… + ε a) [3] What is the mean?" */
const INSIDE = /\s(?=\(?[a-h][.)]\s*[[(]\d{1,2}(?:\s*(?:marks?|points?|pts?))?[\])])/i;
/** A word that says so marks the answer, and others read it. */
const SAYS_SO = /^(?:Model answer|Answer|Ans|Solution)\s*[.:]/i;
const FEWEST = 4;
const SHARE = 0.6;
const SHORTEST = 12;
/** What a part leans on: a table, a formula, the model above it. */
const LEANS = pattern(
  String.raw`\b${oneOf(String.raw`
    above | below | following | part \(?[a-h]\b | previous | question \d | (?:the|this|these|those) (?:data | estimated
    experiment | figure | graph | model | passage | program | result | sample | table)s?
  `)}\b|[=∼~^]|\p{L}\d|\p{Script=Greek}`,
  'iu',
);

type Asked = { number: number | null; letter: string | null; stem: string; first: PaperLine; answer: PaperLine[] };

/** The lines of a paper, cut where a part begins inside one. */
function pieces(lines: readonly PaperLine[]): PaperLine[] {
  return lines.flatMap((line) => {
    const parts = line.text.split(INSIDE);
    return parts.map((text) => (parts.length === 1 ? line : { ...line, text, held: text }));
  });
}

function askedIn(lines: readonly PaperLine[]): Asked[] {
  const found: Asked[] = [];
  let open: Asked | null = null;
  for (const line of pieces(lines)) {
    const begun = line.heading ? null : BEGINS.exec(line.text);
    if (begun) {
      const stem = line.text.slice(begun[0].length).replace(WORTH, '').replace(AT_LENGTH, '').trim();
      const number = begun[1] === undefined ? null : Number(begun[1]);
      open = { number, letter: begun[2] ?? begun[3] ?? null, stem, first: line, answer: [] };
      found.push(open);
    } else if (line.heading) open = null;
    else open?.answer.push(line);
  }
  return found;
}

const isAsked = ({ stem }: Asked) => ASKS.test(stem) && stem.length >= SHORTEST;
const isAnswered = ({ answer: [first] }: Asked) =>
  first !== undefined && !first.text.endsWith('?') && !/^(?:\(?[A-Ea-e][.)]\s|_{3,}|\.{4,})/.test(first.text);

/** "what it means for one variable to have an effect on another": of things in general, and not of those that the task gives. */
const IN_GENERAL = /^(?!.*\bthe\b)(?:compare|define|describe|explain|what (?:are|does it mean|is))\b.*\b(?:an?|one)\b/i;
/** "Using one or two sentences, explain …": how long, this app does not ask. */
const AT_LENGTH =
  /^(?:in|using|with) (?:no more than |at most |about )?[\p{L}\d]+(?: or [\p{L}\d]+)? (?:sentences?|words?|lines?),\s*/iu;

/** "b) What is the mean?" leans on the task above it. */
function standsAlone({ letter, stem }: Asked): boolean {
  return !LEANS.test(stem) && (letter === null || IN_GENERAL.test(stem));
}

/** The questions of such a paper with their answers; none in other documents. */
export function unmarkedOf(lines: readonly PaperLine[], title: string): PaperQuestion[] {
  const all = askedIn(lines);
  const asked = all.filter(isAsked);
  const answered = asked.filter(isAnswered);
  if (answered.length < FEWEST || answered.length < SHARE * asked.length) return [];
  if (answered.filter(({ answer }) => SAYS_SO.test(answer[0]?.text ?? '')).length * 2 > answered.length) return [];
  const marked = asked.filter(({ first }) => marksIn(first.text) !== null || WORTH.test(first.text.replace(BEGINS, '')));
  const heads = [title, ...lines.slice(0, FEWEST).map(({ text }) => text)];
  if (marked.length * 2 < asked.length && !heads.some((text) => PAPER.test(text))) return [];
  return answered.filter(standsAlone).map(asQuestion);
}

/** As many of its sentences as a model answer has, from the first on. */
export function shortened(answer: string): string {
  if (answer.length < LONGEST_MODEL_ANSWER) return answer;
  let text = '';
  for (const sentence of sentencesOf(answer)) {
    if (text.length + sentence.length >= LONGEST_MODEL_ANSWER) break;
    text = `${text} ${sentence}`.trim();
  }
  return text;
}

function asQuestion({ number, stem, first, answer }: Asked): PaperQuestion {
  const here = answer.filter(({ page }) => page === answer[0]?.page);
  const line = here[0] as PaperLine;
  const text = shortened(here.map(({ text: said }) => said).join(' '));
  const none = { part: 0, heading: null, each: null, options: [], letter: null };
  return {
    ...none,
    number,
    stem,
    answer: { text, line: { ...line, held: here.map(({ held }) => held).join('\n') } },
    first,
    lines: [first],
  };
}
