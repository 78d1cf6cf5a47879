// Asks about definitions in two ways: for the term that has a meaning (chosen or typed), and for the meaning of a term.
import { echoes } from '../../check/cue.ts';
import { contentWordStems } from '../../english/words.ts';
import type { Random } from '../../random.ts';
import type { Definition } from '../../understand/definition/definition.ts';
import { isLong } from '../../understand/material.ts';
import { asInSentence, type KeyTerm } from '../../understand/term/keyTerm.ts';
import type { Understood } from '../../understand/understood.ts';
import { capitalised, type Drafted, type QuestionKind, usual } from '../draft.ts';
import { renderStem } from '../frame.ts';
import { otherMeanings, saidAgain, saysAll } from '../options/otherMeaning.ts';
import { pickThree } from '../options/pickThree.ts';
import { termChoice } from '../options/termChoice.ts';
import { askForTerm, ONE_OF_ITS_KIND } from './askForTerm.ts';
import { shortTermQuestion } from './shortAnswer.ts';

export function termQuestion({ material, leading }: Understood, definition: Definition, random: Random): Drafted | null {
  const key = leading.byKey.get(definition.key);
  if (!key || ONE_OF_ITS_KIND.test(definition.meaning)) return null;
  const termStem = askForTerm(definition);
  // A word of the key that stands in the stem gives it away, unless the other options hold it too.
  const stem = new Set(contentWordStems(renderStem(termStem)));
  const shared = contentWordStems(key.text).filter((word) => stem.has(word));
  const holdsShared = (term: KeyTerm) => shared.every((word) => contentWordStems(term.text).includes(word));
  const text = definition.term.includes(' ') && !key.name ? asInSentence(material, definition.term) : definition.term;
  const choiceInput = { stem: termStem, key: { ...key, text }, sentence: definition.sentence };
  return termChoice(material, leading, choiceInput, random, holdsShared);
}

/** A word of the term in its meaning gives nothing away if so many distractors have it too. */
const MIN_DISTRACTORS_WITH_IT = 2;
/** Words that begin with the same letters, so many of them, give an answer away: "neurons" in the meaning of "neurodegeneration". */
const SAME_START = 5;

export function meaningQuestion(of: Understood, definition: Definition, random: Random): Drafted | null {
  const { term, meaning, key, sentence, score } = definition;
  const otherDefinitions = otherMeanings(of, definition);
  const picked =
    otherDefinitions && pickThree(otherDefinitions, meaning.length, (otherDefinition) => otherDefinition.meaning, random);
  const wrong = picked?.map((otherDefinition) => otherDefinition.meaning) ?? [];
  if (!picked || echoes(term, meaning, wrong, SAME_START)) return null;
  if (picked.filter((otherDefinition) => saysAll(saidAgain(definition), otherDefinition)).length < MIN_DISTRACTORS_WITH_IT)
    return null;
  return {
    type: 'multiple_choice',
    // Readers took 48 of 49 such stems, and 33 of 56 that asked what "best describes" a term.
    stem: { frame: 'ask', content: `What does the term “${term}” mean` },
    answer: capitalised(meaning),
    wrong: wrong.map(capitalised),
    keys: [key],
    among: [definition, ...picked].map((optionDefinition) => optionDefinition.key),
    quote: sentence.text,
    sentence,
    score: score - 0.02,
  };
}

/** In a long document only definitions with this score are asked about with options. */
const SURE = 0.65;

function definitionQuestions(of: Understood, random: Random): Drafted[] {
  const { material, definitions, leading } = of;
  const long = isLong(material);
  const leadingDefinitions = long ? definitions.filter(({ key }) => leading.byKey.has(key)) : definitions;
  return leadingDefinitions.flatMap((definition) => {
    const isSure = !long || definition.score >= SURE;
    const term = isSure ? termQuestion(of, definition, random) : null;
    const meaning = isSure ? meaningQuestion(of, definition, random) : null;
    return [term, meaning && { ...meaning, kind: meaningOfTerm }, shortTermQuestion(material, definition)].filter(
      (drafted) => drafted !== null,
    );
  });
}

/** "What is the term for …?" */
export const termOfMeaning: QuestionKind = { ...usual, name: 'term-of-meaning', isDefinition: true, draft: definitionQuestions };

/** "What does the term “…” mean?" Its drafts are written with those of `termOfMeaning`, definition by definition. */
export const meaningOfTerm: QuestionKind = {
  ...usual,
  name: 'meaning-of-term',
  isDefinition: true,
  draft: () => [],
  judgedAs: 'options',
};
