// Examples and the concept that they show, both ways: "Copper and zinc are examples of which of the following?" and "Which of
// these is an example of metals?". A concept that the text speaks of together with one of the examples may be right
// too, and is no wrong option.

import { headOf, isPlural, otherNumber, termKey, withoutArticle } from '../../english/noun.ts';
import { kindsOfNoun } from '../../english/nounLexicon.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import { contentWordStems, wordsOf } from '../../english/words.ts';
import type { Random } from '../../random.ts';
import { nounPhraseBefore } from '../../understand/definition/apposition.ts';
import { type Material, type Sentence, sentencesWith } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import type { KeyTerm } from '../../understand/term/keyTerm.ts';
import type { Understood } from '../../understand/understood.ts';
import { capitalised, type Drafted, type QuestionKind, usual } from '../draft.ts';
import { asking, framed, type Stem } from '../frame.ts';
import { pickThree } from '../options/distractor.ts';
import { termChoice } from '../options/termChoice.ts';

type Class = { key: KeyTerm | null; surface: string; members: readonly string[]; sentence: Sentence };

const EXAMPLES_OF =
  /^(?:[a-zà-ÿ]+ )?examples? of (?:an? |the )?([^.,;:]{3,60}?) (?:is|are|include|includes) ([^.;:()]{3,140})$/iu;
const COUNTED = 'all |both |some |two |three |four |an? ';
const ARE_EXAMPLES = pattern(
  `^([^.;:()]{3,140}?) (?:is|are) (?:${COUNTED})?(?:example|type|kind|form)s? of (?:an? |the )?([^.,;:]{3,60})$`,
  'iu',
);
const SUCH_AS = /,? (?:such as|including) ([^.;:()]{5,120})$/iu;
/** "signs of dehydration", but no "range of animals". */
const OWNED = pattern(
  String.raw`(?<!\b${oneOf(`
    amount | class | collection | group | host | kind | kinds | lot | mixture | number | range | series | set | type | types
    variety
  `)}) (?:of|for|in|to|from|with|into) (?:an? |the |different |various |many |some )*$`,
  'i',
);
/** In brackets, which the clean text has lost. */
const IN_BRACKETS = / \((?:e\.g\.,?|for example,?|for instance,?|such as|including) ([^();:]{5,120})\)/iu;
/** "Some common fomites include doorknobs, toys and towels" */
const INCLUDE =
  /^(?:some |other |typical |common )*((?:\p{L}[\p{L}-]+ ){0,2}\p{L}[\p{L}-]+s) (?:may |can )?include ([^.;:()]{5,140})$/iu;
/** Of these anything may be one. */
const VAGUE = pattern(
  `^${oneOf(`
    areas | aspects | cases | concepts | elements | examples | factors | features | forms | functions | ideas | issues | items
    kinds | matters | methods | names | objects | others | parts | people | places | points | problems | reasons | sources
    terms | things | times | topics | types | uses | ways | words
  `)}$`,
  'i',
);
const SEPARATORS = /, (?:and |or )?| and | or /;
const MOST_WORDS = 4;
const FEWEST_MEMBERS = 2;
const POINTING = oneOf(`
  another | etc | her | his | it | its | many | more | most | one | ones | other | others | same | so on | some | such
  that | their | them | these | they | this | those | when | where | which | who
`);
const NO_MEMBER = pattern(String.raw`\b${POINTING}\b|[“”"$=<>\d]`, 'i');

/** The members of a list as nouns; null where one of them is none: a list that goes on as a clause. */
function membersIn(list: string, tagged: Tagged): string[] | null {
  const members = list.split(SEPARATORS).map((one) => withoutArticle(one.trim()));
  const isMember = (one: string) => {
    // By itself, "coal" is a verb to the tagger.
    const tokens = tagged.tokens(`the ${one}`).slice(1);
    const words = wordsOf(one).length;
    // "the elements silicon and germanium": the first one carries its class.
    const isLed = tokens.length > 1 && tokens[0]?.pos === 'NOUN' && isPlural(tokens[0].text) && tokens[1]?.pos !== 'ADP';
    return (
      words > 0 &&
      !isLed &&
      words <= MOST_WORDS &&
      !NO_MEMBER.test(one) &&
      ['NOUN', 'PROPN'].includes(tokens.at(-1)?.pos ?? '') &&
      tokens.every(({ pos }) => ['NOUN', 'PROPN', 'ADJ', 'ADP', 'PUNCT'].includes(pos)) &&
      tokens[0]?.pos !== 'ADP'
    );
  };
  return members.every(isMember) ? members : null;
}

/** What a sentence names and the list of its examples, as they stand; null where it names none. */
function readIn({ text: whole, clean }: Sentence, tagged: Tagged): { surface: string | null; list: string } | null {
  const text = withoutFullStop(clean);
  const found = EXAMPLES_OF.exec(text);
  if (found) return { surface: found[1] ?? null, list: found[2] ?? '' };
  const turned = ARE_EXAMPLES.exec(text);
  if (turned) return { surface: turned[2] ?? null, list: turned[1] ?? '' };
  const include = INCLUDE.exec(text);
  if (include) return { surface: tagged.lowered(capitalised(include[1] ?? '')), list: include[2] ?? '' };
  const such = SUCH_AS.exec(text);
  const bracketed = such ? null : IN_BRACKETS.exec(whole);
  const [said, at, list] = such ? [text, such.index, such[1]] : [whole, bracketed?.index ?? 0, bracketed?.[1]];
  if (list === undefined) return null;
  const surface = nounPhraseBefore(said, tagged.tokens(said), at);
  // "signs of dehydration, including thirst": of what the examples are, stands further in front.
  const isOwned = surface !== null && OWNED.test(said.slice(0, said.lastIndexOf(surface, at)));
  return surface !== null && isPlural(surface) && !isOwned ? { surface, list } : null;
}

/** A class that one may ask for by name without the document making it a term. */
function isClear(surface: string): boolean {
  return isPlural(surface) && !VAGUE.test(headOf(surface)) && !NO_MEMBER.test(surface) && wordsOf(surface).length <= MOST_WORDS;
}

/** The concept that a sentence gives examples of, and the examples. */
function classIn(sentence: Sentence, { terms, tagged }: Understood): Class | null {
  if (!sentence.usable) return null;
  const { surface = null, list = '' } = readIn(sentence, tagged) ?? {};
  if (surface === null) return null;
  const key = terms.byKey.get(termKey(withoutArticle(surface))) ?? null;
  const members = key || isClear(withoutArticle(surface)) ? membersIn(list, tagged) : null;
  if (members === null || members.length < FEWEST_MEMBERS) return null;
  // "sodium salts such as sodium chloride": the name tells.
  const said = new Set(contentWordStems(surface));
  if (members.some((one) => contentWordStems(one).some((stem) => said.has(stem)))) return null;
  return { key, surface: withoutArticle(surface), members, sentence };
}

/** Does the document anywhere speak of both in one sentence? */
function standTogether(material: Material, one: string, other: string): boolean {
  const small = other.toLowerCase();
  return sentencesWith(material, one).some(({ text }) => text.toLowerCase().includes(small));
}

function listed(members: readonly string[]): string {
  const shown = members.slice(0, 3);
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** The concept asked for by its examples, among terms or among what other examples are of. */
function conceptOf({ material, leading }: Understood, own: Class, all: readonly Class[], random: Random): Drafted | null {
  const stem = framed('ask', `${capitalised(listed(own.members))} are examples of which of the following`);
  const meant = new Set(contentWordStems(own.key?.definition?.meaning ?? ''));
  // "a compound is a pure substance", "pure substances include compounds": the class of the class is right, too.
  const isAbove = (text: string) =>
    contentWordStems(text).every((stem) => meant.has(stem)) ||
    all.some(
      ({ surface, members }) =>
        termKey(surface) === termKey(text) && members.some((one) => termKey(one) === termKey(own.surface)),
    );
  const isWrong = (text: string) => !isAbove(text) && !own.members.some((member) => standTogether(material, text, member));
  if (own.key !== null) {
    const key = { ...own.key, text: own.surface, plural: isPlural(own.surface) };
    const draft = termChoice(material, leading, { stem, key, sentence: own.sentence }, random, ({ text }) =>
      isWrong(text),
    )?.draft;
    if (draft) return { ...draft, score: 0.72 };
  }
  const others = all.filter(
    ({ surface }) => areApart(own.surface, surface) && isPlural(surface) && areAlike(own.surface, surface) && isWrong(surface),
  );
  return isPlural(own.surface)
    ? choiceOf(
        own,
        stem,
        own.surface,
        others.map(({ surface }) => surface),
        random,
      )
    : null;
}

/** Is one no class of the other, by its name? "metals" and "alkali metals", "loans" and "bank loans" */
function areApart(one: string, other: string): boolean {
  const [inOne, inOther] = [contentWordStems(one), contentWordStems(other)];
  return !inOne.every((stem) => inOther.includes(stem)) && !inOther.every((stem) => inOne.includes(stem));
}

/** Are both things of one kind? One of another kind is crossed out unread. */
function areAlike(one: string, other: string): boolean {
  const [[kind], [otherKind]] = [one, other].map((phrase) => kindsOfNoun(singular(headOf(phrase)))) as [
    readonly string[],
    readonly string[],
  ];
  return kind !== undefined && kind === otherKind;
}

const singular = (noun: string) => (isPlural(noun) ? otherNumber(noun) : noun).toLowerCase();

/** An example asked for by its concept, among examples of other concepts. */
function exampleOf({ material }: Understood, own: Class, all: readonly Class[], random: Random): Drafted | null {
  const others = all
    .filter((other) => areApart(own.surface, other.surface))
    .flatMap(({ members }) => members)
    .filter((member) => !standTogether(material, own.surface, member) && !own.members.includes(member));
  const [answer = ''] = own.members;
  return choiceOf(
    own,
    framed('ask', `Which of these is an example of ${own.surface}`),
    answer,
    others.filter((other) => own.key !== null || (isPlural(other) === isPlural(answer) && areAlike(other, answer))),
    random,
  );
}

function choiceOf(own: Class, stem: Stem, answer: string, others: readonly string[], random: Random): Drafted | null {
  const wrong = answer === '' ? null : pickThree([...new Set(others)], answer.length, (one) => one, random);
  if (wrong === null) return null;
  return {
    type: 'multiple_choice',
    ...asking(stem),
    answer: capitalised(answer),
    wrong: wrong.map(capitalised),
    accepted: [],
    keyPoints: [],
    keys: [own.key?.key ?? termKey(own.surface)],
    quote: own.sentence.text,
    sentence: own.sentence,
    score: 0.66,
  };
}

/** Examples and what they are examples of. */
export const example: QuestionKind = {
  ...usual,
  name: 'example',
  level: 'understanding',
  judgedAs: 'options',
  draft: (of, random) => {
    const all = of.material.sentences.map((sentence) => classIn(sentence, of)).filter((one) => one !== null);
    return all.flatMap((own) =>
      [conceptOf(of, own, all, random), exampleOf(of, own, all, random)].filter((draft) => draft !== null),
    );
  },
};
