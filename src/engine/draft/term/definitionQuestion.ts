// Questions from definitions, both ways: from the meaning to the term, and from the term to its meaning.

import { beginsWithWordOf, echoes } from '../../check/cue.ts';
import { isPlural } from '../../english/noun.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { contentWordStems } from '../../english/words.ts';
import type { Random } from '../../random.ts';
import type { Definition, Wording } from '../../understand/definition/definition.ts';
import { saysOfWhat } from '../../understand/definition/gloss.ts';
import { asInSentence, type KeyTerm } from '../../understand/term/keyTerm.ts';
import type { Understood } from '../../understand/understood.ts';
import { capitalised, type Drafted, weakIf } from '../draft.ts';
import { asking, framed, rendered, type Stem } from '../frame.ts';
import { pickThree } from '../options/distractor.ts';
import { otherMeanings, saidAgain, saysAll } from '../options/otherMeaning.ts';
import { areOfSort } from '../options/sortOfMeaning.ts';
import { termChoice } from '../options/termChoice.ts';

const LAW = /^(?:law|rule|principle|theory|hypothesis|theorem|postulate|axiom)$/;

const COUNTED_OF = /^(?:number|amount|degree|rate|percentage|proportion|share|ratio|level|length|sum|range|study|loss|lack)\b/i;
/** "milder form of a storm" */
const ONE_OF = /^(?:[a-zà-ÿ]+er )?(?:collection|form|group|kind|network|sequence|series|set|state|type) of\b/iu;
const ONE_THAT = pattern(
  String.raw`^(?!(?:an?|the|any|one|each|every|those|what|when|all|no)\b)(?:[a-zà-ÿ]+ )?[a-zà-ÿ]+(?<!${oneOf(`
    ance | behavior | behaviour | children | crime | ence | energy | evidence | information | ing | ity | knowledge | matter
    men | ment | money | ness | (?<!organ|mechan)ism | people | power | s | ship | sion | tion | tissue | ure | ware | water
    wealth | work
  `)}) (?:(?:that|which) (?=[a-zà-ÿ]+s )|who (?!are\b))`,
  'iu',
);
/** "body cavity made up of …": of a cavity there are many, of rock there is no number. */
const ONE_MADE = pattern(
  String.raw`^(?:[a-zà-ÿ]+ )?${oneOf(`
    area | body | cavity | cell | channel | device | duct | gland | instrument | layer | line | machine | measure | membrane
    method | molecule | organ | organism | place | plant | point | process | structure | surface | system | tool | tube | unit
  `)} (?:consisting|containing|having|located|made|situated|used)\b`,
  'iu',
);
/** "peak, just before the fall …": no noun phrase that can stand behind "for". */
const NO_PHRASE = /^(?!(?:an?|any|the) )\p{Ll}+, (?:just|right|shortly|when|where)\b/u;

/** "(molecule that absorbs light)", "or number of niches": a bracket may leave out the article that a question needs. */
function withArticle(meaning: string, plural: boolean): string {
  if (plural || /^(?:an?|the)\b/i.test(meaning)) return meaning;
  if (COUNTED_OF.test(meaning)) return `the ${meaning}`;
  const isOne = ONE_OF.test(meaning) || ONE_THAT.test(meaning) || ONE_MADE.test(meaning);
  return isOne ? `${/^[aeiou]/i.test(meaning) ? 'an' : 'a'} ${meaning}` : meaning;
}

/** The stem that asks for the term. */
function askForTerm(definition: Definition, sameHeads: number): Stem {
  const { wording, plural } = definition;
  const meaning = wording === 'is' || wording === 'apposition' ? withArticle(definition.meaning, plural) : definition.meaning;
  const be = plural ? 'are' : 'is';
  // "The bourgeoisie" are "the owners of …": then neither verb is right.
  const agrees = isPlural(meaning) === plural;
  const head = definition.key.split(' ').at(-1) ?? '';
  const says = `${plural ? 'state' : 'states'} that ${meaning}`;
  const isOne = agrees ? framed('which', `${be} ${meaning}`) : framed('refers-to', meaning);
  const stems: Record<Wording, Stem> = {
    refers: /^when /i.test(meaning) ? framed('case', meaning.slice('when '.length)) : framed('refers-to', meaning),
    called: framed('term-for', meaning),
    label: framed('description', meaning),
    does: framed('which', meaning),
    when: framed('which', `${plural ? 'occur' : 'occurs'} ${meaning}`),
    states: sameHeads >= 3 && LAW.test(head) ? framed('ask', `Which ${head} ${says}`) : framed('which', says),
    is: isOne,
    apposition: isOne,
    case: /(?:tion|sis|ing|gamy)$/.test(head) ? framed('term-for', `the process in which ${meaning}`) : framed('case', meaning),
  };
  const those =
    wording === 'is' ? /^(?:those|one) (?:that|which|who) ((?:are|is|have|can|do|[a-zà-ÿ]+)\b.*)$/iu.exec(meaning) : null;
  return those ? framed('which', those[1] ?? '') : stems[wording];
}

/** "one that is formed through marriage": one of what, only the term says. */
const ONE_OF_ITS_KIND = /^(?:those|one (?:that|which|in which))\b/i;

/** The stem for an answer that is typed, where no options set the frame. */
export function askForTermOpenly(definition: Definition): Stem | null {
  const { meaning, wording, plural } = definition;
  if (ONE_OF_ITS_KIND.test(meaning) || NO_PHRASE.test(meaning) || (wording === 'does' && saysOfWhat(meaning))) return null;
  if (wording === 'is' || wording === 'apposition') return framed('term-for', withArticle(meaning, plural));
  if (wording === 'states') return framed('ask', `What is the name of the principle which states that ${meaning}`);
  // "What occurs when …?" alone would ask for what comes of it too.
  if (wording === 'does') return framed('ask', `What ${meaning}`);
  if (wording === 'when') return plural ? null : framed('term-for', `what occurs ${meaning}`);
  return askForTerm(definition, 0);
}

/** "Wide Reach: utilizes multiple media platforms": so does much else. Readers took 1 of 18 such questions. */
export const saysWhatItDoes = ({ wording, meaning }: Definition) => wording === 'does' && !saysOfWhat(meaning);

/** Meaning → term, with other terms as options. */
export function termQuestion({ material, leading }: Understood, definition: Definition, random: Random): Drafted | null {
  const key = leading.byKey.get(definition.key);
  if (!key || (definition.wording === 'refers' && ONE_OF_ITS_KIND.test(definition.meaning))) return null;
  const sameHeads = leading
    .near(definition.sentence.section.index)
    .filter((term) => term.key !== key.key && term.head === key.head && term.plural === key.plural).length;
  const asked = askForTerm(definition, sameHeads);
  // A word of the key that stands in the stem gives it away, unless the other options hold it too.
  const stem = new Set(contentWordStems(rendered(asked)));
  const shared = contentWordStems(key.text).filter((word) => stem.has(word));
  const holdsShared = (term: KeyTerm) => shared.every((word) => contentWordStems(term.text).includes(word));
  const { sentence } = definition;
  const text = definition.term.includes(' ') && !key.name ? asInSentence(material, definition.term) : definition.term;
  const given = { stem: asked, key: { ...key, text }, sentence };
  const draft = termChoice(material, leading, given, random, holdsShared)?.draft ?? null;
  return draft && { ...draft, ...weakIf(saysWhatItDoes(definition)) };
}

/** Beside things and processes, these are crossed out or ticked unread. */
const STANDS_OUT =
  /^(?:an? |the |any )?(?:[a-zà-ÿ-]+ )?(?:study|science|field|discipline|branch|method|approach|perspective|theory)\b/iu;

const FEWEST_SAYING_IT = 2;

/** "neurons" in the meaning of "neurodegeneration": so many letters are seen at once. */
const SOUNDS_ALIKE = 5;

/** "database" begins with the "data" that of all options only its own meaning holds. */
function startsInside(term: string, meaning: string, others: readonly Definition[]): boolean {
  const starts = (text: string) => beginsWithWordOf(text, term);
  return starts(meaning) && !others.some((other) => starts(other.meaning));
}

/** Term → meaning, with the meanings of other terms as options. */
export function meaningQuestion(of: Understood, definition: Definition, random: Random): Drafted | null {
  const others = otherMeanings(of, definition);
  const picked = others && pickThree(others, definition.meaning.length, (other) => other.meaning, random);
  if (
    !picked ||
    echoes(
      definition.term,
      definition.meaning,
      picked.map(({ meaning }) => meaning),
      SOUNDS_ALIKE,
    )
  )
    return null;
  // The word that a term shares with its meaning tells nothing where most of the options say it.
  const again = saidAgain(definition);
  if (picked.filter((other) => saysAll(again, other)).length < FEWEST_SAYING_IT) return null;
  if (!areOfSort(definition, picked)) return null;
  if (startsInside(definition.term, definition.meaning, picked)) return null;
  if (STANDS_OUT.test(definition.meaning) && !picked.some((other) => STANDS_OUT.test(other.meaning))) return null;
  return {
    type: 'multiple_choice',
    // Readers took 48 of 49 such stems, and 33 of 56 that asked what "best describes" a term.
    ...asking(framed('ask', `What does the term “${definition.term}” mean`)),
    answer: capitalised(definition.meaning),
    wrong: picked.map((other) => capitalised(other.meaning)),
    accepted: [],
    keyPoints: [],
    keys: [definition.key],
    among: [definition, ...picked].map(({ key }) => key),
    quote: definition.sentence.text,
    sentence: definition.sentence,
    score: definition.score - 0.02,
  };
}
