// Examples and the concept that they show, both ways: "Copper and zinc are examples of which of the following?" and "Which of
// these is given as an example of a metal?". A concept that the text speaks of together with one of the examples may be right
// too, and is no wrong option.

import { isPlural, termKey, withoutArticle } from '../../english/noun.ts';
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
import { asking, framed } from '../frame.ts';
import { pickThree } from '../options/distractor.ts';
import { termChoice } from '../options/termChoice.ts';

type Class = { key: KeyTerm; surface: string; members: readonly string[]; sentence: Sentence };

const EXAMPLES_OF =
  /^(?:[a-zà-ÿ]+ )?examples? of (?:an? |the )?([^.,;:]{3,60}?) (?:is|are|include|includes) ([^.;:()]{3,140})$/iu;
const COUNTED = 'all |both |some |two |three |four |an? ';
const ARE_EXAMPLES = pattern(
  `^([^.;:()]{3,140}?) (?:is|are) (?:${COUNTED})?(?:example|type|kind|form)s? of (?:an? |the )?([^.,;:]{3,60})$`,
  'iu',
);
const SUCH_AS = /,? such as ([^.;:()]{5,120})$/iu;
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
    return (
      words > 0 &&
      words <= MOST_WORDS &&
      !NO_MEMBER.test(one) &&
      ['NOUN', 'PROPN'].includes(tokens.at(-1)?.pos ?? '') &&
      tokens.every(({ pos }) => ['NOUN', 'PROPN', 'ADJ', 'ADP', 'PUNCT'].includes(pos)) &&
      tokens[0]?.pos !== 'ADP'
    );
  };
  return members.every(isMember) ? members : null;
}

/** The concept that a sentence gives examples of, and the examples. */
function classIn(sentence: Sentence, { terms, tagged }: Understood): Class | null {
  if (!sentence.usable || sentence.kind !== 'paragraph') return null;
  const text = withoutFullStop(sentence.clean);
  const found = EXAMPLES_OF.exec(text);
  const turned = found ? null : ARE_EXAMPLES.exec(text);
  const such = found || turned ? null : SUCH_AS.exec(text);
  const surface = found?.[1] ?? turned?.[2] ?? (such ? nounPhraseBefore(text, tagged.tokens(text), such.index) : null);
  const list = found?.[2] ?? turned?.[1] ?? such?.[1];
  if (!surface || list === undefined) return null;
  const key = terms.byKey.get(termKey(withoutArticle(surface)));
  const members = key ? membersIn(list, tagged) : null;
  if (!key || members === null || members.length < FEWEST_MEMBERS) return null;
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

/** The concept asked for by its examples. */
function conceptOf({ material, leading }: Understood, own: Class, random: Random): Drafted | null {
  const stem = framed('ask', `${capitalised(listed(own.members))} are examples of which of the following`);
  const key = { ...own.key, text: own.surface, plural: isPlural(own.surface) };
  const isWrong = (term: KeyTerm) => !own.members.some((member) => standTogether(material, term.text, member));
  const draft = termChoice(material, leading, { stem, key, sentence: own.sentence }, random, isWrong)?.draft;
  return draft ? { ...draft, score: 0.72 } : null;
}

/** An example asked for by its concept, among examples of other concepts. */
function exampleOf({ material }: Understood, own: Class, all: readonly Class[], random: Random): Drafted | null {
  const others = all
    .filter((other) => other.key.key !== own.key.key)
    .flatMap(({ members }) => members)
    .filter((member) => !standTogether(material, own.surface, member) && !own.members.includes(member));
  const [answer] = own.members;
  const wrong = answer === undefined ? null : pickThree([...new Set(others)], answer.length, (one) => one, random);
  if (answer === undefined || wrong === null) return null;
  return {
    type: 'multiple_choice',
    ...asking(framed('ask', `Which of these does the text give as an example of ${own.surface}`)),
    answer: capitalised(answer),
    wrong: wrong.map(capitalised),
    accepted: [],
    keyPoints: [],
    keys: [own.key.key],
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
    return all.flatMap((own) => [conceptOf(of, own, random), exampleOf(of, own, all, random)].filter((draft) => draft !== null));
  },
};
