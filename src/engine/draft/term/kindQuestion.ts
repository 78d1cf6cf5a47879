// A term of two words and more is one kind of what its last word names: "Reform movements seek to …" is asked as "Which
// movements seek to …?", "A synaptic signal is a chemical signal that travels …" as "Which kind of signal travels …?".
// The last word may stand in the stem, because what is asked for is the word before it.

import { clangs } from '../../check/cue.ts';
import { hasMainClause } from '../../english/clause.ts';
import { isEveryday } from '../../english/everyday.ts';
import { headOf, isPlural, otherNumber, termKey } from '../../english/noun.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { isBalanced, isDangling } from '../../english/plainText.ts';
import { leaningOr } from '../../english/reference.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import { contentWordStems, wordsOf } from '../../english/words.ts';
import type { Definition } from '../../understand/definition/definition.ts';
import { isRemark } from '../../understand/definition/remark.ts';
import type { Material, Sentence } from '../../understand/material.ts';
import { isLong, sentencesWith } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import type { KeyTerm } from '../../understand/term/keyTerm.ts';
import type { TermIndex } from '../../understand/term/termIndex.ts';
import type { Understood } from '../../understand/understood.ts';
import type { Drafted } from '../draft.ts';
import { type QuestionKind, usual } from '../draft.ts';
import { framed, type Stem } from '../frame.ts';
import { GAP_TRIES, isGapTerm } from './gapQuestion.ts';
import { typedDraft } from './shortAnswer.ts';

const PER_TERM = 2;
const MOST_TERM_WORDS = 3;
const FEWEST_STEMS = 4;
const FEWEST_WORDS = 5;
const LONGEST = 210;
/** Of these there is one with each name: "which theory", and not "which kind of theory". */
const NAMED_ONE_BY_ONE = pattern(
  `^${oneOf(`
    approach | artery | bone | cavity | cycle | effect | equation | gland | hormone | hypothesis | law | layer | method
    model | nerve | paradigm | pathway | perspective | phase | plane | principle | region | rule | stage | test | theory
    thesis | vein | vessel
  `)}$`,
  'i',
);
const POINTS_AWAY = leaningOr(`
  additional(?:ly)? | again | already | also | another | both | either | (?:first|second|third|fourth) (?:type|kind|one) | further
  her | his | instead | neither | never | no | \\w+n[’']t | not | others? | then | too
`);
/** Another statement, or an aside that a question does not need. */
const GOES_ON = pattern(
  `${oneOf(String.raw`
    ; | : | —
    , ${oneOf(`
      but | so | while | whereas | although | though | because | which | where | who | including | such as | like
      for example | for instance
    `)}\b
    ,? and (?:it|they|this|these|that|thus|therefore|so|hence|in|according to)\b
    \x20(?:because|whereas|although|while|but (?:do|does|is|are|has|have) not)\b
  `)}.*$`,
  'iu',
);
/** "Which kind of site is the region where …?" reads badly: of what says which thing it is, the term is asked for (definitionQuestion.ts). */
const IS_A_THING = /^(?:is|are) (?:an?|any|the) /i;
const OF_ALL = /^(?:people|things?|ones?|ways?|parts?|organizations?|individuals?)$/i;

/** What ties a sentence to the one before, and what stands between its subject and its verb. */
const OPENING = pattern(
  `^${oneOf(`
    in contrast | by contrast | instead | on the other hand | further | finally | similarly | likewise | conversely
    as the name suggests | of course
  `)}, `,
  'i',
);
const ASIDE =
  /^, (?:(?:also|sometimes|often|commonly|more commonly) |which |such as |like |or |on the |in |by )?[^,]{3,70}, (?=\p{Ll})/u;

/** The words before the head, or null where the phrase is no "kind of head": what such a question asks for. */
function kindWord(term: string): string | null {
  const words = term.split(' ');
  const head = words.at(-1) ?? '';
  if (words.length < 2 || words.length > MOST_TERM_WORDS || / (?:of|in|for|and|or) /.test(term)) return null;
  if (!/^\p{Ll}{3,}$/u.test(head) || headOf(term) !== head || OF_ALL.test(head)) return null;
  return words.slice(0, -1).join(' ');
}

/** The question for such a term: "Which movements …", "Which theory …", "Which kind of tissue …"; `told`: what its meaning says before the head. */
function whichOf(head: string, plural: boolean, said: string, told = ''): Stem {
  const thing = / of /.test(told) ? head : `${told}${head}`;
  return plural || NAMED_ONE_BY_ONE.test(head)
    ? framed('ask', `Which ${thing} ${said}`)
    : framed('which-kind', `${thing} ${said}`);
}

/** Has the document other terms with the same last word? */
function hasSibling(terms: TermIndex, key: KeyTerm, section: number): boolean {
  return terms.near(section).some((term) => term.head === key.head && term.key !== key.key && kindWord(term.text) !== null);
}

type Asked = { stem: Stem; statement: Stem };

/** The answer typed, by its whole name or by the word that tells it apart. */
function asked(material: Material, key: Pick<KeyTerm, 'text' | 'key'>, { stem, statement }: Asked, sentence: Sentence): Drafted {
  const written = typedDraft(material, { stem, key, sentence });
  const word = kindWord(key.text);
  return {
    ...written,
    statement,
    sought: word ?? key.text,
    accepted: word === null ? written.accepted : [...written.accepted, word],
  };
}

/** Up to the next statement: "include grasses, and eudicots form …" speaks of another thing then. Null where a list could go on. */
function withoutNext(said: string, tagged: Tagged): string | null {
  for (const { index, 0: joint } of said.matchAll(
    /, and (?!\p{L}+(?:s|ed)? (?:the|an?|to)\b)| and (?=(?:the|an?|its|their|most|some)\b)/gu,
  )) {
    const rest = tagged.tokens(said.slice(index + joint.length));
    const opens = rest[0]?.pos ?? '';
    if (!['VERB', 'AUX', 'ADV'].includes(opens) && hasMainClause(rest)) {
      const before = said.slice(0, index);
      return /, [^,]{1,40}$/.test(before) ? null : before;
    }
  }
  return said;
}

/** What is said of the term where it begins its sentence; null where more than that would be asked. */
function saidOf(sentence: Sentence, form: string, tagged: Tagged): string | null {
  const clean = sentence.clean.replace(OPENING, '');
  const start = /^(?:an?|the) /i.exec(clean)?.[0].length ?? 0;
  if (clean.slice(start, start + form.length).toLowerCase() !== form.toLowerCase()) return null;
  const rest = clean.slice(start + form.length).replace(ASIDE, ' ');
  if (!/^ \p{Ll}/u.test(rest)) return null;
  const said = withoutNext(withoutFullStop(rest.trim()).replace(GOES_ON, ''), tagged);
  return said === null || POINTS_AWAY.test(said) || !isBalanced(said) ? null : said;
}

/** Does a sentence in the present begin with this verb, after at most two adverbs? */
function opensWithVerb(said: string, plural: boolean, tagged: Tagged): boolean {
  const tokens = tagged.tokens(`${plural ? 'They' : 'It'} ${said}`).slice(1);
  const verb = tokens.find(({ pos }) => pos !== 'ADV');
  if (!verb || tokens.indexOf(verb) > 2) return false;
  if (verb.pos === 'AUX') return !/^(?:was|were|had|did|been|being)$/i.test(verb.text);
  return verb.pos === 'VERB' && !/(?:ing|ed|en)$/.test(verb.text) && /s$/.test(verb.text) !== plural;
}

function ofSubject(material: Material, sentence: Sentence, term: KeyTerm, tagged: Tagged): Drafted | null {
  if (!sentence.usable || sentence.kind === 'item' || isDangling(sentence.clean.replace(OPENING, '')) || isRemark(sentence.clean))
    return null;
  for (const form of [term.text, otherNumber(term.text)]) {
    const said = saidOf(sentence, form, tagged);
    if (said === null) continue;
    const word = kindWord(form);
    const plural = form === term.text ? term.plural : !term.plural;
    const stems = new Set(contentWordStems(said));
    if (
      word === null ||
      said.length > LONGEST ||
      stems.size < FEWEST_STEMS ||
      wordsOf(said).length < FEWEST_WORDS ||
      IS_A_THING.test(said) ||
      contentWordStems(form).some((stem) => stems.has(stem)) ||
      clangs(said, word) ||
      !opensWithVerb(said, plural, tagged)
    )
      return null;
    const head = form.split(' ').at(-1) ?? '';
    const statement = framed('gap', `${plural ? 'Some' : 'One'} ${head} ${said}.`);
    return asked(material, { key: term.key, text: form }, { stem: whichOf(head, plural, said), statement }, sentence);
  }
  return null;
}

/** "newer technologies" */
const OF_THE_TIME = /^(?:newer|older|earlier|later|recent|modern|current|former)$/i;

/** "Mercury’s surface": a part of one thing is no kind. */
const IS_OF_ONE = /[’']s$/;

/** Questions on what sentences say of a term that has others of its kind beside it in the document. */
export function kindQuestions(
  material: Material,
  terms: TermIndex,
  sentences: readonly Sentence[],
  key: KeyTerm,
  tagged: Tagged,
): Drafted[] {
  const word = kindWord(key.text);
  if (word === null || key.name || isEveryday(word) || OF_THE_TIME.test(word) || IS_OF_ONE.test(word)) return [];
  const found: Drafted[] = [];
  for (const sentence of sentences) {
    if (found.length === PER_TERM || !hasSibling(terms, key, sentence.section.index)) break;
    const draft = ofSubject(material, sentence, key, tagged);
    if (draft) found.push(draft);
  }
  return found;
}

const SAID: ReadonlySet<Definition['wording']> = new Set(['refers', 'called', 'label']);
const IS_ONE_THAT = pattern(
  `^(?:(?:an?|the|any) )?((?:[a-zà-ÿ-]+ ){0,3}?)([a-zà-ÿ]+) (${oneOf(String.raw`
    that | which | who | (?=[a-zà-ÿ]+(?:ed|wn) (?:by|to|in|from|on|with|of|for)\b)
  `)})`,
  'iu',
);

/** A definition whose meaning begins with the last word of its term: "corporate crime" is "crime committed by …". */
export function kindOfMeaning(material: Material, definition: Definition, tagged: Tagged): Drafted | null {
  const word = kindWord(definition.term);
  if (word === null) return null;
  const { meaning, plural: many, sentence } = definition;
  const head = definition.term.split(' ').at(-1) ?? '';
  const stems = new Set(contentWordStems(meaning));
  const isOne = /^one (?:that|which|who)\b/i.test(meaning);
  // "neglect: when people neglect …": a case is of no kind.
  if (/^when(?:ever)?\b/i.test(meaning)) return null;
  if (!isOne && !contentWordStems(head).some((stem) => stems.has(stem))) return null;
  if (contentWordStems(word).some((stem) => stems.has(stem)) || stems.size < FEWEST_STEMS) return null;
  const of = { text: definition.term, key: definition.key };
  const match = IS_ONE_THAT.exec(isOne ? meaning.replace(/^one/i, `a ${head}`) : meaning);
  const [, told = '', inMeaning = '', joint] = match ?? [];
  if (!match || termKey(inMeaning) !== termKey(head)) {
    const stem = framed('which-kind', `${head} is this: “${meaning}”`);
    // "recessive lethal" is no kind of lethal; "an event in the record" is not only the Permian extinction.
    const isSaid = SAID.has(definition.wording) && tagged.tokens(`the ${head} is here`)[1]?.pos === 'NOUN';
    return many || !isSaid ? null : asked(material, of, { stem, statement: framed('term-for', meaning) }, sentence);
  }
  const plural = isPlural(inMeaning);
  const said = match.input.slice(match[0].length).trim();
  // "Which currencies are accepted …?" names no term: a student names some of them.
  const asTerm = plural ? framed('ask', `What are ${match.input} called`) : null;
  const verb = joint !== '' ? '' : plural ? 'are ' : 'is ';
  if (POINTS_AWAY.test(said) || clangs(said, word) || (verb === '' && !opensWithVerb(said, plural, tagged))) return null;
  const statement = framed('gap', `${plural ? 'Some' : 'One'} ${inMeaning} ${verb}${said}.`);
  return asked(material, of, { stem: asTerm ?? whichOf(inMeaning, plural, `${verb}${said}`, told), statement }, sentence);
}

function kindDrafts({ material, definitions, leading, tagged }: Understood): Drafted[] {
  const long = isLong(material);
  const defined = long ? definitions.filter(({ key }) => leading.byKey.has(key)) : definitions;
  return [
    ...defined.flatMap((definition) => kindOfMeaning(material, definition, tagged) ?? []),
    ...[...leading.byKey.values()]
      .filter((key) => isGapTerm(key, long))
      .flatMap((key) => kindQuestions(material, leading, sentencesWith(material, key.text).slice(0, GAP_TRIES), key, tagged)),
  ];
}

/** "Which kind of … ?" */
export const kindOfThing: QuestionKind = {
  ...usual,
  name: 'kind',
  acceptance: { typed: 'kind' },
  draft: kindDrafts,
};
