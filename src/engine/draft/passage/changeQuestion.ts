// How one quantity changes with another: "As the price rises, what happens to the demand?". Where a sentence says so of two things that
// it names, the opposite is wrong, and so is no change at all.

import { headOf, isPlural } from '../../english/noun.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { isBalanced, isTalk } from '../../english/plainText.ts';
import { leaningOr } from '../../english/reference.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import { contentWordStems, wordsOf } from '../../english/words.ts';
import { isLong, type Sentence } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import type { Understood } from '../../understand/understood.ts';
import { capitalised, type Drafted, type QuestionKind, usual } from '../draft.ts';
import { asking, framed } from '../frame.ts';

const UP = 'grows? | increases? | rises?';
const DOWN = 'declines? | decreases? | diminish(?:es)? | drops? | falls?';
const CHANGES = oneOf(`${UP} | ${DOWN}`);
const IS_DOWN = pattern(`^${oneOf(DOWN)}$`, 'i');
const LEAD = pattern(
  `^${oneOf(`
    all else (?:being )?(?:constant|equal) | as a general rule(?: of thumb)? | generally | holding all else constant
    in general | that is
  `)}, `,
  'i',
);
const WILL = '(?:also |generally |tends? to |usually |will )?';
/** Behind the change: the end, or more that is not asked for. */
const END = '(?= (?:as|because|proportionately|since)\\b|,|;|$)';
/** "As the risk increases, the return rises", and the other way round. */
const FIRST = pattern(
  `^(?:as|if|when|whenever) ([^.,;:]{3,80}?) (${CHANGES}), (?:then )?([^.,;:]{3,80}?) ${WILL}(${CHANGES})${END}`,
  'iu',
);
const LAST = pattern(`^([^.,;:]{3,80}?) ${WILL}(${CHANGES}) (?:as|when|whenever) ([^.,;:]{3,80}?) (${CHANGES})$`, 'iu');
const POINTS_AWAY = leaningOr('above | another | below | here | it | one | others? | same | they | we | you');
const MOST_WORDS = 10;

/** Is it a plain name of something that can change? "A" and "p1" are of a figure. */
function isThing(text: string, tagged: Tagged): boolean {
  const tokens = tagged.tokens(text);
  return (
    wordsOf(text).length <= MOST_WORDS &&
    !POINTS_AWAY.test(text) &&
    !/[“”"()$=]|\d|(?<!\p{L})[A-Z](?!\p{L})/u.test(text) &&
    !/\b(?:and|or(?! more\b)|that|which|where|when)\b/i.test(text) &&
    // "the quantity demanded", "the crossovers between them"
    (['NOUN', 'PROPN', 'PRON'].includes(tokens.at(-1)?.pos ?? '') || /ed$/.test(text)) &&
    !tokens.some(({ pos }) => pos === 'AUX' || pos === 'SCONJ') &&
    !tokens.some(({ pos, text: word }) => pos === 'VERB' && !/(?:ed|ing)$/.test(word))
  );
}

/** `pair`: what changes with what; `isAlong`: both the same way. */
type Change = { stem: string; right: string; wrong: string[]; pair: string; isAlong: boolean };

const stemsOf = (text: string) => [...contentWordStems(text)].sort().join(' ');
const pairOf = (cause: string, effect: string) => `${stemsOf(cause)} | ${stemsOf(effect)}`;

/** Each verb with its opposite, and with another that says the same of the cause, where both change alike. */
const VERBS: readonly (readonly [start: RegExp, right: string, opposite: string, other: string])[] = [
  [/^increase/i, 'increase', 'decrease', 'rise'],
  [/^decrease/i, 'decrease', 'increase', 'fall'],
  [/^rise/i, 'rise', 'fall', 'increase'],
  [/^fall/i, 'fall', 'rise', 'decrease'],
  [/^grow/i, 'grow', 'shrink', 'increase'],
  [/^(?:decline|diminish|drop)/i, '', 'rise', 'decrease'],
];
const verbOf = (way: string) => VERBS.find(([start]) => start.test(way));
const base = (way: string) => way.toLowerCase().replace(/(?<=diminish)es$|s$/, '');

function turned(cause: string, way: string, effect: string, other: string): Change | null {
  const [[, causing = '', , instead = ''] = [], [, own = '', opposite = ''] = []] = [verbOf(way) ?? [], verbOf(other) ?? []];
  if (opposite === '' || instead === '') return null;
  const right = own || base(other);
  const [it, s] = isPlural(headOf(effect)) ? ['They', ''] : ['It', 's'];
  const ending = (verb: string) => (verb.endsWith('sh') ? (s === '' ? '' : 'es') : s);
  const says = (verb: string) => `${verb}${ending(verb)}`;
  // The word of the answer does not stand in the question.
  const said = base(way) === right || causing === right ? `${instead}${/s$/i.test(way) ? 's' : ''}` : way.toLowerCase();
  return {
    stem: `As ${cause} ${said}, what happens to ${effect}?`,
    pair: pairOf(cause, effect),
    isAlong: IS_DOWN.test(way) === IS_DOWN.test(other),
    right: `${it} ${says(right)}`,
    wrong: [`${it} ${says(opposite)}`, `${it} never change${s}`, `${it} first ${says(right)}, then ${says(opposite)}`],
  };
}

function changeIn(text: string, tagged: Tagged): Change | null {
  const first = FIRST.exec(text);
  const last = first ? null : LAST.exec(text);
  const [cause = '', way = '', effect = '', other = ''] = first?.slice(1) ?? (last ? [last[3], last[4], last[1], last[2]] : []);
  if (/\b(?:its|their)\b/i.test(cause) || !isThing(cause, tagged) || !isThing(effect.replace(/^its /i, 'the '), tagged))
    return null;
  // "the cost increase": a slip.
  if (/s$/i.test(way) === isPlural(headOf(cause))) return null;
  return turned(cause, way, tagged.lowered(capitalised(effect)), other);
}

function changeOf({ usable, clean }: Sentence, tagged: Tagged): Change | null {
  if (!usable || isTalk(clean) || !isBalanced(clean)) return null;
  return changeIn(tagged.lowered(capitalised(withoutFullStop(clean).replace(LEAD, ''))), tagged);
}

function asDraft({ stem, right, wrong, pair }: Change, sentence: Sentence): Drafted {
  return {
    type: 'multiple_choice',
    ...asking(framed('plain', stem)),
    answer: right,
    wrong,
    accepted: [],
    keyPoints: [],
    keys: [`change ${pair}`],
    quote: sentence.text,
    sentence,
    score: 0.7,
  };
}

/** What changes so here and the other way elsewhere, changes so in one case, which is not asked. */
function changeQuestions({ material, tagged }: Understood): Drafted[] {
  const found = material.sentences.flatMap((sentence) => {
    const one = changeOf(sentence, tagged);
    return one ? [{ one, sentence }] : [];
  });
  return found
    .filter(({ one }) => found.every(({ one: other }) => other.pair !== one.pair || other.isAlong === one.isAlong))
    .map(({ one, sentence }) => asDraft(one, sentence));
}

/** How one thing changes with another. */
export const change: QuestionKind = {
  ...usual,
  name: 'change',
  level: 'understanding',
  quota: 0.15,
  judgedAs: 'own',
  draft: (of) => (isLong(of.material) ? [] : changeQuestions(of)),
};
