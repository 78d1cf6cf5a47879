// Questions on what has a name of its own: alliances, treaties, wars, laws. A document that tells more than it explains has few
// terms, and these are what it wants to be known. Persons and places are not asked for: a sentence of a story that has lost its name
// tells too little, and readers refused nine of ten.

import { isPlural, termKey } from '../../english/noun.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { isDangling } from '../../english/plainText.ts';
import { leaningOr } from '../../english/reference.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import { contentWordStems, isFunctionWord, wordsOf } from '../../english/words.ts';
import { isGoodMeaning } from '../../understand/definition/meaning.ts';
import { mayBeMeaning } from '../../understand/definition/meaningWordRules.ts';
import { trimMeaning } from '../../understand/definition/trimMeaning.ts';
import type { Material, Sentence } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import type { Drafted } from '../draft.ts';
import { type QuestionKind, usual, weakIf } from '../draft.ts';
import { framed, type Stem } from '../frame.ts';
import { gapIn } from './gapQuestion.ts';
import type { GapTerm } from './gapRules.ts';
import { typedDraft } from './shortAnswer.ts';

const NAME =
  /(?<![\p{L}’'.-])\p{Lu}[\p{L}’-]+(?: (?:of (?:the )?|and the |for the |on the |von |van |de )?\p{Lu}[\p{L}’-]+)+(?![\p{L}-])/gu;
const MOST_WORDS = 5;
/** "(The) NAME, proposed by …, was a pledge that …" */
const WAS = /^(?:, [^,]{5,80},)? (?:was|were|is|are) (?:also |originally |essentially )?((?:an?|the) .+)$/iu;
const POINTS_AWAY = leaningOr('also | another | her | his | never | no | not | others? | same | so | then');
/** "Congress of Verona", "Greek War of Independence"; else, as in "Monroe Doctrine", the kind stands last. */
const KIND_BEFORE_OF = /^(.*?)(\p{Lu}[\p{L}-]+) (?:of|for|on) (?:the )?(.*)$/u;
const FEWEST_STEMS = 4;
const LONGEST = 200;
/** A name that is only told of is asked after what is said of it in so many words. */
const FEWEST_WORDS = 7;
const SCORE = { described: 0.9, which: 0.8, gap: 0.6 };

type Named = GapTerm & { at: number };

/** The names of two and more words in a sentence, without the small words that open it. */
function namesIn({ lowerWords, midCapitals }: Material, { clean }: Sentence): Named[] {
  return [...clean.matchAll(NAME)].flatMap((match) => {
    const words = match[0].split(' ');
    let first = 0;
    while (first < words.length && isFunctionWord((words[first] ?? '').toLowerCase())) first += 1;
    const text = words
      .slice(first)
      .join(' ')
      .replace(/[’']s?$/, '');
    const own = text.split(' ').filter((word) => /^\p{Lu}/u.test(word));
    const isOwn = own.some((word) => midCapitals.has(word) && !lowerWords.has(word.toLowerCase()));
    if (own.length < 2 || text.split(' ').length > MOST_WORDS || !isOwn) return [];
    const at = match.index + match[0].indexOf(text);
    return [{ text, key: termKey(text), plural: isPlural(text), name: true, definition: null, at }];
  });
}

const THING = pattern(
  oneOf(`
    (?<!^na)(?:tion|sion|ment|acy|ance|ence|ship|hood|ism|ty)s?$
    ^${oneOf(`
      academy | acts? | agencies | agency | agreements? | alliances? | armistice | articles? | assembl(?:y|ies) | awards?
      banks? | battles? | bills? | charters? | church | clauses? | codes? | commissions? | companies | company | compromise
      concert | concordat | confederation | conferences? | congress(?:es)? | constitution | conventions? | councils? | coup
      courts? | crisis | crusades? | deal | declaration | decrees? | diets? | doctrines? | dynasty | edicts? | empires?
      fronts? | governments? | institutes? | laws? | leagues? | march | marches | massacre | ministry | movements? | oaths?
      office | orders? | organi[sz]ations? | pacts? | papers? | parliaments? | part(?:y|ies) | peace | plans? | plots?
      prizes? | proclamations? | programmes? | programs? | projects? | protests? | purges? | rebellions? | reforms?
      republics? | restoration | revolts? | revolutions? | riots? | rules? | schools? | senate | settlements? | sieges?
      society | statutes? | strikes? | synods? | system | tariffs? | terror | theory | treat(?:y|ies) | trials? | tribunals?
      unions? | universit(?:y|ies) | uprisings? | wars?
    `)}$
  `),
);

/** The common noun in a name: "congress", "doctrine"; null for a person or a place. */
function kindIn(text: string): string | null {
  const head = (KIND_BEFORE_OF.exec(text)?.[2] ?? text.split(' ').at(-1) ?? '').toLowerCase();
  return THING.test(head) ? head : null;
}

/** What is left to say where the kind is asked for: "Verona", "Greek Independence", "Monroe". */
function withoutKind(text: string): string {
  const [, before = '', , after = ''] = KIND_BEFORE_OF.exec(text) ?? [];
  return `${before}${after}` || text.replace(/ \S+$/, '');
}

function draftFor(material: Material, sentence: Sentence, name: Named, stem: Stem, score: number): Drafted {
  const { key } = name;
  const typed = typedDraft(material, { stem, key: { text: name.text, key }, sentence });
  return { ...typed, sought: withoutKind(name.text), score };
}

/** "Which doctrine warned the European powers against …?" and "Which name fits this description: “the system by which …”?" */
function ofSubject(material: Material, sentence: Sentence, name: Named, tagged: Tagged): Drafted | null {
  const text = withoutFullStop(sentence.clean);
  // "… v.": cut at an abbreviation
  if (/\s\p{L}$/u.test(text)) return null;
  const after = text.slice(name.at + name.text.length);
  const before = text.slice(0, name.at);
  const stems = contentWordStems(after);
  if (!/^(?:the )?$/i.test(before) || POINTS_AWAY.test(after) || after.length > LONGEST || new Set(stems).size < FEWEST_STEMS)
    return null;
  if (contentWordStems(name.text).some((stem) => stems.includes(stem))) return null;
  const said = WAS.exec(after)?.[1];
  if (said !== undefined) {
    const meaning = trimMeaning(said);
    // "a peninsula of triangular form": of a place or a person that is said of many.
    const isOne = kindIn(name.text) !== null || /^the /i.test(meaning);
    const isMeaning = mayBeMeaning(meaning, 'is') && isGoodMeaning(meaning, name.text, 'is', tagged);
    return isMeaning
      ? {
          ...draftFor(material, sentence, name, framed('ask', `Which name fits this description: “${meaning}”`), SCORE.described),
          ...weakIf(!isOne),
        }
      : null;
  }
  const kind = kindIn(name.text);
  const tokens = tagged.tokens(`It${after.replace(/^,[^,]*,/, '').replace(/^ (?:of|in) (?:[A-Z]\p{L}+ )?\d{4}/u, '')}`);
  const speaks = tokens[1]?.pos === 'VERB' || tokens[1]?.pos === 'AUX';
  if (kind === null || !speaks || wordsOf(after).length < FEWEST_WORDS) return null;
  const draft = draftFor(material, sentence, name, framed('ask', `Which ${kind}${after}`), SCORE.which);
  return { ...draft, accepted: [...draft.accepted, withoutKind(name.text)] };
}

/** A text that names so many things tells of them; where fewer are named, they are beside its point. */
const FEWEST_NAMES = 5;
const AS_SOURCE = /\b(?:according to|reported by|data (?:from|of)|stud(?:y|ies) (?:by|of|from)) (?:the )?$/i;

/** Questions on the named things of a document, unranked: as the subject of a sentence, or as what is left out of one. */
function nameQuestions(material: Material, tagged: Tagged, isScarce: boolean): Drafted[] {
  const told = material.sentences.filter(({ usable, kind, clean }) => usable && kind === 'paragraph' && !isDangling(clean));
  const all = told.flatMap((sentence) => namesIn(material, sentence).map((name) => ({ sentence, name })));
  const things = all.filter(({ name }) => kindIn(name.text) !== null);
  if (!isScarce && new Set(things.map(({ name }) => name.key)).size < FEWEST_NAMES) return [];
  const gapOf = ({ sentence, name }: (typeof all)[number]): Drafted | null => {
    const gap = AS_SOURCE.test(sentence.clean.slice(0, name.at)) ? null : gapIn(material, sentence, name, tagged);
    return gap && { ...gap.typed, score: SCORE.gap };
  };
  return [...all.map(({ sentence, name }) => ofSubject(material, sentence, name, tagged)), ...things.map(gapOf)].filter(
    (draft) => draft !== null,
  );
}

/** What has a name of its own. */
export const name: QuestionKind = {
  ...usual,
  name: 'name',
  isLastResort: true,
  draft: ({ material, tagged }, _, isScarce) => nameQuestions(material, tagged, isScarce),
};
