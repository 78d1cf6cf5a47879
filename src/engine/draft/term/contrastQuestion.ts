// Two terms that are easily mixed up: "How do “mitosis” and “meiosis” differ?" Each option says what both mean: the right one, both
// the other way round, and two in which one of them has the meaning of a third.

import { otherMayBeRight } from '../../check/ambiguous.ts';
import { echoes, saysWord } from '../../check/cue.ts';
import { isWholePhrase } from '../../check/wholePhrase.ts';
import { SETS_AGAINST } from '../../english/contrast.ts';
import { contentWordStems, jaccard } from '../../english/words.ts';
import type { Definition } from '../../understand/definition/definition.ts';
import { isLong, type Material, QUOTE_BREAK, type Sentence, sentencesWith } from '../../understand/material.ts';
import { kindsOfMeaning } from '../../understand/term/category.ts';
import type { Understood } from '../../understand/understood.ts';
import { type Drafted, type QuestionKind, usual } from '../draft.ts';
import { asking, framed } from '../frame.ts';
import { isTooClose } from '../options/distractor.ts';
import { definitionsAround, otherMeanings, saysAnother } from '../options/otherMeaning.ts';
import { pairedBoth } from '../options/pairOption.ts';
import { areParallel } from '../options/parallel.ts';

/** Meanings that share most of their words tell nobody what sets them apart. */
const TOO_ALIKE = 0.7;
const SURE_ENOUGH = 0.6;

/** Does a sentence of the text set one against the other? */
function areSetAgainst(material: Material, { term }: Definition, other: Definition): boolean {
  const small = other.term.toLowerCase();
  return sentencesWith(material, term).some(({ text }) => SETS_AGAINST.test(text) && text.toLowerCase().includes(small));
}

/** Does the meaning name the other term? Then that is its class, or a word that tells which option is whose. */
function names({ meaning }: Definition, { term }: Definition): boolean {
  const stems = new Set(contentWordStems(meaning));
  return contentWordStems(term).every((stem) => stems.has(stem));
}

/**
 * Is one easily taken for the other? Both have one last word ("active transport", "passive transport") or are things of one
 * kind that the text sets against each other. A kind of the other is no rival: "triad" and "diminished triad".
 */
function areRivals({ material, terms, tagged }: Understood, one: Definition, other: Definition): boolean {
  if (one.plural !== other.plural || other.score < SURE_ENOUGH || other.sentence === one.sentence) return false;
  const [a, b] = [terms.byKey.get(one.key), terms.byKey.get(other.key)];
  if (a === undefined || b === undefined || a.name || b.name) return false;
  // The cheap looks come first: a book has hundreds of definitions.
  const [[kind], [otherKind]] = [kindsOfMeaning(one), kindsOfMeaning(other)];
  const isNamesake = a.head === b.head;
  const arePaired = isNamesake && areParallel(one, other);
  if (!arePaired && (kind !== otherKind || (kind === undefined && !isNamesake))) return false;
  if (isTooClose(one.term, other.term) || names(one, other) || names(other, one)) return false;
  if (!isNamesake && !areSetAgainst(material, one, other)) return false;
  const [inOne, inOther] = [one, other].map(({ meaning }) => new Set(contentWordStems(meaning)));
  // "prior to an injury" and "after an injury": the little word is the difference.
  const areApart = arePaired ? one.meaning !== other.meaning : jaccard(inOne ?? new Set(), inOther ?? new Set()) <= TOO_ALIKE;
  return areApart && isWholePhrase(other.meaning, tagged);
}

/** "effortful processing" takes "effort", a state list holds "state issues": of the two meanings its own alone has a word of the term. */
function tellsItself({ term, meaning }: Definition, other: Definition): boolean {
  return echoes(term, meaning, [other.meaning]) || (saysWord(meaning, term) && !saysWord(other.meaning, term));
}

const lastWord = ({ key }: Definition) => key.split(' ').at(-1);

/** A meaning of another sort ("a democracy" for a list, "a level of hazard" for a mass) is crossed out in both options that have it. */
function isOfTheirSort(one: Definition, rival: Definition, third: Definition): boolean {
  return [one, rival].some((own) => areParallel(own, third) || (own.key.includes(' ') && lastWord(own) === lastWord(third)));
}

/** The stems by which a term is told from its rival: "fixed" of "fixed costs". */
function ownStems({ term }: Definition, rival: Definition): string[] {
  const shared = new Set(contentWordStems(rival.term));
  return contentWordStems(term).filter((stem) => !shared.has(stem));
}

/** May this meaning stand for either's, and is it neither's? It runs parallel to them, and may have the word that both terms share. */
function standsBeside(of: Understood, [one, rival]: readonly [Definition, Definition], third: Definition): boolean {
  if (third === one || third === rival || third.plural !== one.plural || third.score < SURE_ENOUGH) return false;
  if (![one, rival].some((own) => areParallel(own, third)) || !isWholePhrase(third.meaning, of.tagged)) return false;
  const said = contentWordStems(third.meaning);
  return (
    [
      [one, rival],
      [rival, one],
    ] as const
  ).every(([own, other]) => {
    const asked = ownStems(own, other);
    return (
      asked.length > 0 &&
      !asked.some((stem) => said.includes(stem)) &&
      jaccard(new Set(said), new Set(contentWordStems(own.meaning))) <= TOO_ALIKE &&
      !otherMayBeRight(of.material, third.meaning, asked, own.meaning, own.sentence.index)
    );
  });
}

/** Two longer meanings in each of four options are more than one reads at once, in characters. */
const LONGEST_MEANING = 100;

const isShort = ({ meaning }: Definition) => meaning.length <= LONGEST_MEANING;

/** Both sentences, the earlier first; null where more than a page lies between them. */
function quoteOf(one: Sentence, other: Sentence): { quote: string; sentence: Sentence } | null {
  const [first, second] = one.index < other.index ? [one, other] : [other, one];
  if (second.page > first.page + 1) return null;
  return { quote: `${first.text}${QUOTE_BREAK}${second.text}`, sentence: first };
}

/** The one that it is most easily taken for: of those whose meaning says most of the same, else the first. */
function rivalOf(of: Understood, definition: Definition): Definition | undefined {
  const own = new Set(contentWordStems(definition.meaning));
  const likeness = (other: Definition) =>
    areParallel(definition, other) ? jaccard(own, new Set(contentWordStems(other.meaning))) : 0;
  return definitionsAround(of, definition)
    .filter((other) => isShort(other) && areRivals(of, definition, other))
    .sort((a, b) => likeness(b) - likeness(a))[0];
}

/** The question that tells this term from the one that it is mixed up with; null where there is none, or no other meanings. */
function contrastQuestion(of: Understood, definition: Definition): Drafted | null {
  if (!isShort(definition)) return null;
  const rival = rivalOf(of, definition);
  const place = rival && quoteOf(definition.sentence, rival.sentence);
  if (!place || tellsItself(definition, rival) || tellsItself(rival, definition)) return null;
  const ofRival = new Set(contentWordStems(rival.meaning));
  const third =
    otherMeanings(of, definition)?.find(
      (other) =>
        other !== rival &&
        isShort(other) &&
        isOfTheirSort(definition, rival, other) &&
        saysAnother(of.material, rival, ofRival, other.meaning),
    ) ?? definitionsAround(of, definition).find((other) => isShort(other) && standsBeside(of, [definition, rival], other));
  if (third === undefined) return null;
  const both = (one: Definition, other: Definition) => pairedBoth(definition.term, one.meaning, rival.term, other.meaning);
  return {
    type: 'multiple_choice',
    ...asking(framed('ask', `How do “${definition.term}” and “${rival.term}” differ`)),
    answer: both(definition, rival),
    wrong: [both(rival, definition), both(definition, third), both(third, rival)],
    accepted: [],
    keyPoints: [],
    // Two terms are told apart once, from either side.
    keys: [definition.key, `apart ${[definition.key, rival.key].sort().join(' ')}`],
    ...place,
    score: definition.score - 0.02,
  };
}

/** A book defines more than can be compared: there only what it sets apart is asked about. */
const SURE = 0.9;

/** What sets a term apart from one that is easily taken for it. */
export const contrast: QuestionKind = {
  ...usual,
  name: 'contrast',
  level: 'understanding',
  draft: (of) =>
    of.definitions
      .filter(({ key, score }) => !isLong(of.material) || (of.leading.byKey.has(key) && score >= SURE))
      .map((definition) => contrastQuestion(of, definition))
      .filter((draft) => draft !== null),
  // Its options are those of the question what a term means.
  acceptance: { share: 'term' },
  quota: 0.3,
  judgedAs: 'options',
};
