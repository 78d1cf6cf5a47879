// Turns an English statement about a year into a question: "In 1919 the court upheld the act" into "In which year did the court uphold the act?"
import { withoutFullStop } from '../english/sentence.ts';
import { lemmasOf, type Token } from '../english/tagger.ts';
import type { Tagged } from '../understand/tagged.ts';

/** What the subject of a plain statement is made of; the first verb behind it is the statement's. */
const OF_SUBJECT: ReadonlySet<string> = new Set(['ADJ', 'ADP', 'CCONJ', 'DET', 'NOUN', 'NUM', 'PART', 'PROPN', 'PUNCT']);
const FORMER = /^(?:did|had|was|were|could|would)$/i;
const MOST_SUBJECT_TOKENS = 12;

/** The statement without "in 1919", where the year stands at its start, or at its end and belongs to no clause of it; else null. */
function withoutYear(sentence: string, year: string, tagged: Tagged): string | null {
  const text = withoutFullStop(sentence);
  if (text.startsWith(`In ${year}`)) return text.slice(`In ${year}`.length).replace(/^, ?|^ /, '');
  const statement = text.endsWith(` in ${year}`) ? text.slice(0, -` in ${year}`.length) : null;
  const hasClause = tagged.tokens(text).some(({ pos, text: word }) => pos === 'SCONJ' || pos === 'CCONJ' || RELATIVE.test(word));
  return statement === null || hasClause ? null : tagged.lowered(statement);
}

const RELATIVE = /^(?:that|what|when|where|which|while|who|whom|whose)$/i;

/** Does the statement say one thing? A second verb of its subject, or a second clause, would not fit behind "did". */
function isOne(rest: readonly Token[]): boolean {
  const isVerb = ({ pos, text }: Token) => pos === 'AUX' || (pos === 'VERB' && !text.endsWith('ing'));
  return rest.every(({ pos, text }, at) => {
    if (pos !== 'CCONJ' && text !== ',' && text !== ';') return true;
    const clause = rest.slice(at + 1);
    const end = clause.findIndex((token) => RELATIVE.test(token.text));
    return !(text === ',' ? clause.slice(0, 2) : clause.slice(0, end < 0 ? undefined : end)).some(isVerb);
  });
}

/** "In which year did Parliament pass the Stamp Act", without its mark; null where the sentence is no plain statement on that year. */
export function whichYear(sentence: string, year: string, tagged: Tagged): string | null {
  const text = withoutYear(sentence, year, tagged);
  if (text === null || !/^\p{L}/u.test(text) || /\d{4}/.test(text)) return null;
  const tokens = tagged.tokens(text);
  const verbAt = tokens.findIndex(({ pos }) => !OF_SUBJECT.has(pos));
  const verb = tokens[verbAt];
  if (verb === undefined || verbAt < 1 || verbAt > MOST_SUBJECT_TOKENS || !isOne(tokens.slice(verbAt + 1))) return null;
  // "at the age of fourteen, Park left": what stands before the subject would stand behind "did".
  if (tokens[0]?.pos === 'ADP' || !tokens.slice(0, verbAt).some(({ pos }) => pos === 'NOUN' || pos === 'PROPN')) return null;
  const [subject, rest] = [text.slice(0, verb.start).trim(), text.slice(verb.end).trim().replace(/,$/, '')];
  // "Britain had much to celebrate"
  if (verb.text === 'had' && tokens[verbAt + 1]?.pos !== 'VERB') return null;
  if (FORMER.test(verb.text)) return `In which year ${verb.text} ${subject} ${rest}`;
  const base = lemmasOf(text)[verbAt] ?? '';
  const isPast = verb.pos === 'VERB' && !/(?:ing|s)$/.test(verb.text) && base !== verb.text.toLowerCase();
  return isPast && rest !== '' ? `In which year did ${subject} ${base} ${rest}` : null;
}
