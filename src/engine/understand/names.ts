// What an English document calls by name: persons ("Thomas Edison", later "Edison"), and things of a kind ("Stamp Act", "Treaty of Paris").
import { rememberedOf } from '../english/memo.ts';
import { isPluralNoun, otherNumber } from '../english/noun.ts';
import { kindsOfNoun } from '../english/nounLexicon.ts';
import { setOf } from '../english/pattern.ts';
import { isFunctionWord } from '../english/words.ts';
import { type Material, type Sentence, sentencesWith } from './material.ts';

export type Name = {
  text: string;
  /** what stands for it where it is known: the surname; of a thing its name without what it is */
  short: string;
  /** "act"; null for a person */
  noun: string | null;
  /** that say it, also in short */
  sentences: readonly Sentence[];
};

const WORD = /\p{Lu}\p{Ll}[\p{L}-]*/u.source;
const START = "(?<![\\p{L}’'-]|\\p{Lu}\\. )";
const END = '(?![\\p{L}-]| \\p{Lu}\\p{Ll})';
const PERSON = new RegExp(
  `${START}((?:${WORD} ){1,2})((?:\\p{Lu}\\. )*(?:(?:de|del|della|van|von|der|la|le) )*)(${WORD})${END}`,
  'gu',
);
const THING = new RegExp(`${START}(?:((?:${WORD} ){1,3})(${WORD})|(${WORD}) of (?:the )?(${WORD}(?: ${WORD})?))${END}`, 'gu');

/** What a place or a thing begins with. */
const NO_FIRST_NAME = setOf`
    Bay Cape Catholic Central Democratic East Eastern Fort Grand Great Gulf High Holy Lake Little Los Lower Middle Mount New North
    Northern Old Port Protestant Red Saint San Santa Sir South Southern St Upper West Western
`;
/** Peoples. */
const OF_PEOPLE = /(?:[acdeistx]ans?|[ei]an|ese|ish|igs|ing|ots|ists?|ics)$/;
const NUMBER = /^(?:one|two|three|four|five|six|seven|eight|nine|ten)$/;
const DATE = /^(?:January|February|March|April|May|June|July|August|September|October|November|December|\p{L}+day)$/u;
/** What follows a person's name, and no other. */
const OF_PERSON = /^(?:, (?:an?|the|who)\b|[^,.;]{0,80}\b(?:he|herself|himself|his|she)\b)/;

/** "in Spain": what a person's name never follows. */
const AS_PLACE = 'across|in|into|near|throughout|within';

function nounOf(word: string): string | null {
  const small = word.toLowerCase();
  return kindsOfNoun(isPluralNoun(small) ? otherNumber(small) : small).length > 0 ? small : null;
}
const isOfPerson = (word: string) => kindsOfNoun(word.toLowerCase()).includes('person');

/** "Inventor Thomas Edison": what somebody is called before the name. */
function withoutTitle(firstNames: readonly string[]): readonly string[] {
  const at = firstNames.findLastIndex((word) => isOfPerson(word) || word.includes('-'));
  return firstNames.slice(at + 1);
}

/** `isFirst`: found at the start of sentences only, where "Marries Isabella" has a capital too. */
type Found = { text: string; short: string; noun: string | null; isFirst: boolean; isTold: boolean };

function personsIn(text: string, isName: (word: string) => boolean): Found[] {
  return [...text.matchAll(PERSON)].flatMap(({ 0: whole, 1: titleAndNames = '', 2: between = '', 3: surname = '', index }) => {
    const calledNames = titleAndNames.trim().split(' ');
    const firstNames = withoutTitle(calledNames);
    if (firstNames.length === 0 || ![...firstNames, surname].every(isName) || nounOf(surname) !== null) return [];
    const isTitled = firstNames.length < calledNames.length;
    const isFirst = index === 0 || /[.:!?]\W*$/.test(text.slice(0, index));
    return {
      text: `${firstNames.join(' ')} ${between}${surname}`,
      short: surname,
      noun: null,
      isFirst,
      isTold: isTitled || OF_PERSON.test(text.slice(index + whole.length)),
    };
  });
}

/** "The Stamp Act", "During World War": what begins the sentence is no part of the name. */
const isLeading = (word: string) => isFunctionWord(word.toLowerCase()) || /ing$/.test(word);

function thingsIn(text: string): Found[] {
  return [...text.matchAll(THING)].flatMap(({ 0: whole, 1: modifiers, 3: first = '' }) => {
    const words = whole.split(' ').slice(isLeading(whole.split(' ')[0] ?? '') ? 1 : 0);
    // "Battle of Midway", but "Tenure of Office Act"
    const noun = nounOf(modifiers === undefined && words.at(-1) !== 'Act' ? first : (words.at(-1) ?? ''));
    if (noun === null || words.length < 2 || isPluralNoun(noun) || isOfPerson(noun) || NUMBER.test(noun)) return [];
    const name = words.join(' ');
    return {
      text: name,
      short: modifiers === undefined ? name : words.slice(0, -1).join(' '),
      noun,
      isFirst: false,
      isTold: true,
    };
  });
}

/** Is this said to be a person: with a title, of whom a sentence goes on, or by the surname alone, and not as a place? */
function isPerson({ text, short, isFirst, isTold }: Found, sentences: readonly Sentence[]): boolean {
  const asPlace = new RegExp(`\\b(?:${AS_PLACE}) (?:the )?(?:${text}|${short})(?![\\p{L}-])`, 'u');
  const lookBehind = isFirst ? '(?<=\\p{Ll},? |\\d, )' : "(?<!\\p{Lu}[\\p{L}.’'-]* |\\bthe )(?<![\\p{L}-])";
  const aloneMatch = new RegExp(`${lookBehind}${short}(?![\\p{L}-]| \\p{Lu})`, 'u');
  return !sentences.some(({ text }) => asPlace.test(text)) && (isTold || sentences.some(({ text }) => aloneMatch.test(text)));
}

/** The names of a document, in the order of their first mention. Of two persons of one surname none: the surname alone says nothing. */
export const namesOf = rememberedOf((material: Material): Name[] => {
  const isName = (word: string) => {
    const small = word.toLowerCase();
    const isOther = NO_FIRST_NAME.has(word) || OF_PEOPLE.test(word) || DATE.test(word);
    return !isOther && !isFunctionWord(small) && !material.lowerWords.has(small);
  };
  const foundNames = new Map<string, Found>();
  const sharing = new Map<string, number>();
  for (const { text } of material.sentences)
    for (const name of [...thingsIn(text), ...personsIn(text, isName)]) {
      const knownName = foundNames.get(name.text);
      if (knownName === undefined) sharing.set(name.short, (sharing.get(name.short) ?? 0) + 1);
      const isFirst = name.isFirst && knownName?.isFirst !== false;
      foundNames.set(name.text, { ...name, isFirst, isTold: name.isTold || knownName?.isTold === true });
    }
  return [...foundNames.values()].flatMap((name): Name[] => {
    const { text, short, noun } = name;
    const sentences = sentencesWith(material, noun === null ? short : text);
    const isSure = noun !== null || (sharing.get(short) === 1 && isPerson(name, sentences));
    return isSure ? [{ text, short, noun, sentences }] : [];
  });
});

const OPTIONS = 3;

/** Three other names of its kind that the sentences around a place do not say, the nearest first; none where there are fewer. */
export function namesBeside(name: Name, names: readonly Name[], { sentences }: Material, index: number): Name[] {
  const around = sentences.slice(Math.max(0, index - 1), index + 2).map(({ text }) => text);
  const away = (rival: Name) => Math.min(...rival.sentences.map((sentence) => Math.abs(sentence.index - index)));
  const rivals = names
    .filter((rival) => rival !== name && rival.noun === name.noun && !around.some((text) => text.includes(rival.short)))
    .map((rival) => ({ rival, distance: away(rival) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ rival }) => rival);
  return rivals.length < OPTIONS ? [] : rivals.slice(0, OPTIONS);
}
