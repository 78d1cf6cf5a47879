// Questions from definitions, both ways: from the meaning to the term, and from the term to its meaning.

import { echoes } from '../../check/cue.ts';
import { isPlural } from '../../english/noun.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { contentStems } from '../../english/words.ts';
import type { Random } from '../../random.ts';
import type { Definition, Family } from '../../understand/definition/definition.ts';
import type { Material } from '../../understand/material.ts';
import { kindsOfMeaning } from '../../understand/term/category.ts';
import type { KeyTerm } from '../../understand/term/keyTerm.ts';
import type { TermIndex } from '../../understand/term/termIndex.ts';
import { capitalised, type Drafted } from '../draft.ts';
import { asking, framed, rendered, type Stem } from '../frame.ts';
import { pickThree } from '../options/distractor.ts';
import { otherMeanings } from '../options/otherMeaning.ts';
import { termChoice } from '../options/termChoice.ts';

const LAW = /^(?:law|rule|principle|theory|hypothesis|theorem|postulate|axiom)$/;

const COUNTED_OF = /^(?:number|amount|degree|rate|percentage|proportion|share|ratio|level|length|sum|range|study|loss|lack)\b/i;
const ONE_THAT = pattern(
  String.raw`^(?!(?:an?|the|any|one|each|every|those|what|when|all|no)\b)(?:[a-zà-ÿ]+ )?[a-zà-ÿ]+(?<!${oneOf(`
    ance | behavior | behaviour | children | crime | ence | energy | evidence | information | ing | ity | knowledge | matter
    men | ment | money | ness | (?<!organ|mechan)ism | people | power | s | ship | sion | tion | tissue | ure | water | wealth
    work
  `)}) (?:that|which) (?=[a-zà-ÿ]+s )`,
  'iu',
);

/** "(molecule that absorbs light)", "or number of niches": a bracket may leave out the article that a question needs. */
function withArticle(body: string, plural: boolean): string {
  if (plural || /^(?:an?|the)\b/i.test(body)) return body;
  if (COUNTED_OF.test(body)) return `the ${body}`;
  if (/^(?:series|set|group|sequence|collection|network|type|form|kind) of\b/i.test(body)) return `a ${body}`;
  return ONE_THAT.test(body) ? `${/^[aeiou]/i.test(body) ? 'an' : 'a'} ${body}` : body;
}

/** The stem that asks for the term. */
function askForTerm(definition: Definition, sameHeads: number): Stem {
  const { family, plural } = definition;
  const body = family === 'is' || family === 'apposition' ? withArticle(definition.body, plural) : definition.body;
  const be = plural ? 'are' : 'is';
  // "The bourgeoisie" are "the owners of …": then neither verb is right.
  const agrees = isPlural(body) === plural;
  const head = definition.key.split(' ').at(-1) ?? '';
  const says = `${plural ? 'state' : 'states'} that ${body}`;
  const isOne = agrees ? framed('which', `${be} ${body}`) : framed('refers-to', body);
  const stems: Record<Family, Stem> = {
    refers: /^when /i.test(body) ? framed('case', body.slice('when '.length)) : framed('refers-to', body),
    called: framed('term-for', body),
    label: framed('description', body),
    does: framed('which', body),
    when: framed('which', `${plural ? 'occur' : 'occurs'} ${body}`),
    states: sameHeads >= 3 && LAW.test(head) ? framed('ask', `Which ${head} ${says}`) : framed('which', says),
    is: isOne,
    apposition: isOne,
    case: /(?:tion|sis|ing|gamy)$/.test(head) ? framed('term-for', `the process in which ${body}`) : framed('case', body),
  };
  const those = family === 'is' ? /^(?:those|one) (?:that|which|who) ((?:are|is|have|can|do|[a-zà-ÿ]+)\b.*)$/iu.exec(body) : null;
  return those ? framed('which', those[1] ?? '') : stems[family];
}

/** "one that is formed through marriage": one of what, only the term says. */
const ONE_OF_ITS_KIND = /^(?:those|one (?:that|which|in which))\b/i;

/** The stem for an answer that is typed, where no options set the frame. */
export function askForTermOpenly(definition: Definition): Stem | null {
  const { body, family, plural } = definition;
  if (ONE_OF_ITS_KIND.test(body)) return null;
  if (family === 'is' || family === 'apposition') return framed('term-for', withArticle(body, plural));
  if (family === 'states') return framed('ask', `What is the name of the principle which states that ${body}`);
  // "What occurs when …?" alone would ask for what comes of it too.
  if (family === 'does') return framed('ask', `What ${body}`);
  if (family === 'when') return plural ? null : framed('term-for', `what occurs ${body}`);
  return askForTerm(definition, 0);
}

/** Meaning → term, with other terms as options. */
export function termQuestion(material: Material, terms: TermIndex, definition: Definition, random: Random): Drafted | null {
  const key = terms.byKey.get(definition.key);
  if (!key || (definition.family === 'refers' && ONE_OF_ITS_KIND.test(definition.body))) return null;
  const sameHeads = terms
    .near(definition.sentence.section.index)
    .filter((term) => term.key !== key.key && term.head === key.head && term.plural === key.plural).length;
  const asked = askForTerm(definition, sameHeads);
  // A word of the key that stands in the stem gives it away, unless the other options hold it too.
  const stem = new Set(contentStems(rendered(asked)));
  const shared = contentStems(key.text).filter((word) => stem.has(word));
  const holdsShared = (term: KeyTerm) => shared.every((word) => contentStems(term.text).includes(word));
  const { sentence } = definition;
  const given = { stem: asked, key: { ...key, text: definition.term }, sentence };
  return termChoice(material, terms, given, random, holdsShared)?.draft ?? null;
}

/** Beside things and processes, these are crossed out or ticked unread. */
const STANDS_OUT =
  /^(?:an? |the |any )?(?:[a-zà-ÿ-]+ )?(?:study|science|field|discipline|branch|method|approach|perspective|theory)\b/iu;

/** Of the wrong meanings, so many are of the right one's sort: a thing beside things, an idea beside ideas. Others are crossed out unread. */
const FEWEST_OF_SORT = 2;
const THINGS: ReadonlySet<string> = new Set(['thing', 'tool', 'part', 'matter', 'living', 'place', 'shape']);

function sortOf(definition: Definition): string {
  const [kind = ''] = kindsOfMeaning(definition);
  return THINGS.has(kind) ? 'thing' : kind;
}

/** "database" begins with the "data" that of all options only its own meaning holds. */
function startsInside(term: string, body: string, others: readonly Definition[]): boolean {
  const starts = (text: string) =>
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => new RegExp(`(?:^| )${word}`).test(term.toLowerCase()));
  return starts(body) && !others.some((other) => starts(other.body));
}

/** Term → meaning, with the meanings of other terms as options. */
export function meaningQuestion(
  material: Material,
  terms: TermIndex,
  definition: Definition,
  all: readonly Definition[],
  random: Random,
): Drafted | null {
  const others = otherMeanings(material, terms, definition, all);
  const picked = others && pickThree(others, definition.body.length, (other) => other.body, random);
  if (
    !picked ||
    echoes(
      definition.term,
      definition.body,
      picked.map(({ body }) => body),
    )
  )
    return null;
  if (picked.filter((other) => sortOf(other) === sortOf(definition)).length < FEWEST_OF_SORT) return null;
  if (startsInside(definition.term, definition.body, picked)) return null;
  if (STANDS_OUT.test(definition.body) && !picked.some((other) => STANDS_OUT.test(other.body))) return null;
  return {
    type: 'multiple_choice',
    // Readers took 48 of 49 such stems, and 33 of 56 that asked what "best describes" a term.
    ...asking(framed('ask', `What does the term “${definition.term}” mean`)),
    answer: capitalised(definition.body),
    wrong: picked.map((other) => capitalised(other.body)),
    accepted: [],
    keyPoints: [],
    keys: [definition.key],
    quote: definition.sentence.text,
    sentence: definition.sentence,
    score: definition.score - 0.02,
  };
}
