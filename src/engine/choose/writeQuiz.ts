// From a document to a quiz: definitions, terms, drafts, choice, letters. The gate comes after it and has the last word.

import { citationOf } from '#core/citation';
import type { Question, Quiz } from '#core/quiz';
import { echoes } from '../check/cue.ts';
import { ownSoftFlawsOf } from '../check/softFlaw.ts';
import { difficultyOf } from '../draft/difficulty.ts';
import { asRichText, type Draft, richPlace } from '../draft/draft.ts';
import { essaysOf } from '../draft/essay/essay.ts';
import { hasGap } from '../draft/frame.ts';
import { keyLetters, leftToType, letteredOptions, shownStem } from '../draft/lettering.ts';
import { argumentQuestions } from '../draft/passage/argumentQuestion.ts';
import { listQuestions } from '../draft/passage/listQuestion.ts';
import { ownQuestions } from '../draft/passage/ownQuestion.ts';
import { slidePointQuestions } from '../draft/passage/slidePoint.ts';
import { sequenceQuestions } from '../draft/passage/stepQuestion.ts';
import { storyQuestions } from '../draft/passage/storyQuestion.ts';
import { whyQuestions } from '../draft/passage/whyQuestion.ts';
import { meaningQuestion, termQuestion } from '../draft/term/definitionQuestion.ts';
import { gapQuestions, isGapTerm } from '../draft/term/gapQuestion.ts';
import { kindOfMeaning, kindQuestions } from '../draft/term/kindQuestion.ts';
import { namedQuestions } from '../draft/term/namedQuestion.ts';
import { nameQuestions } from '../draft/term/nameQuestion.ts';
import { shortTermQuestion, standsForQuestions } from '../draft/term/shortAnswer.ts';
import { subjectQuestion } from '../draft/term/subjectQuestion.ts';
import { inContext } from '../draft/topicPrefix.ts';
import { sharedTagger } from '../english/tagger.ts';
import { type Random, seededRandom } from '../random.ts';
import { placeIn, type TextDocument } from '../read/textDocument.ts';
import { definitionsOf } from '../understand/definition/definitionsOf.ts';
import { isSoundDefinition } from '../understand/definition/soundDefinition.ts';
import { isLong, type Material, materialOf, sentencesWith } from '../understand/material.ts';
import { type Tagged, taggedBy } from '../understand/tagged.ts';
import { otherNames } from '../understand/term/aliases.ts';
import { importanceOf } from '../understand/term/importance.ts';
import { type KeyTerm, keyTermsOf } from '../understand/term/keyTerm.ts';
import { shelfOf, type TermShelf } from '../understand/term/termIndex.ts';
import { acceptanceOf } from './acceptance.ts';
import { chooseDrafts, sizeOf } from './chooseDrafts.ts';
import { leadingTerms } from './leadingTerms.ts';
import { wantedCount } from './quizLength.ts';
import { standsAlone } from './standsAlone.ts';

/** In a long document only these definitions make choices. */
const SURE = 0.65;
const GAPS_PER_TERM = 5;
/** In a book a term stands in hundreds of sentences. */
const GAP_TRIES = 8;

/** Under so many things to ask about, points of slides are asked for too, and names. */
const FEW_KEYS = 8;
/** How much the worth of its term changes a draft's score. */
const WORTH = 2.5;
/** What a document prints in bold it wants to be known. */
const EMPHASISED = 0.7;
/** However much its term is worth, what a teacher would hardly take is not asked; of what is printed in bold, more is. */
const LEAST_LIKELY = { gap: 0.55, kind: 0.44, other: 0.3, emphasised: 0.12 };
const USUAL_WORTH = 0.1;

/** What asks for a word beside the point is trivial, however well it reads: the less its term is worth, the likelier it must be taken. */
const TRIVIAL = 3;
const WORTH_KNOWING = 0.2;

/** What a term adds to a draft's score: the least likely ones nothing, those set apart the most. */
function addedBy(term: KeyTerm): number {
  return WORTH * Math.max(0, importanceOf(term) - USUAL_WORTH) + (term.emphasised ? EMPHASISED : 0);
}

/** The least likelihood that a teacher takes it with which a draft on these terms is asked. */
function leastOf({ type, form }: Draft, asked: readonly KeyTerm[], trivial: number): number {
  if (type === 'essay') return 0;
  if (asked.some(({ emphasised }) => emphasised)) return LEAST_LIKELY.emphasised;
  if (form === 'kind') return LEAST_LIKELY.kind;
  if (type !== 'short_answer' || (form !== 'gap' && form !== 'named')) return LEAST_LIKELY.other;
  const worth = Math.max(0, ...asked.map(importanceOf));
  return (form === 'gap' ? LEAST_LIKELY.gap : LEAST_LIKELY.other) + trivial * Math.max(0, WORTH_KNOWING - worth);
}

/** The first gaps that a term makes; the sentences after them are not looked at. */
function gapsFor(material: Material, terms: TermShelf, key: KeyTerm, most: number, tagged: Tagged, random: Random): Draft[] {
  const gaps: Draft[] = [];
  let asked = 0;
  for (const sentence of sentencesWith(material, key.text).slice(0, GAP_TRIES)) {
    const drafts = gapQuestions(material, terms, sentence, key, tagged, random);
    gaps.push(...drafts);
    if (drafts.length > 0) asked += 1;
    if (asked === most) break;
  }
  return gaps;
}

/**
 * Every question that the document could carry, not yet chosen from, and the terms that they ask about. `isScarce`: they were
 * too few, so gaps on words of little worth and all names are asked for as well.
 */
export function draftsOf(
  material: Material,
  tagged: Tagged,
  random: Random,
  isScarce = false,
): { drafts: Draft[]; terms: TermShelf } {
  const definitions = definitionsOf(material, tagged).filter((definition) => isSoundDefinition(material, definition, tagged));
  const shelf = shelfOf(keyTermsOf(material, definitions, tagged));
  const terms = leadingTerms(material, shelf);
  const long = isLong(material);
  const leading = long ? definitions.filter(({ key }) => terms.byKey.has(key)) : definitions;
  const defined = leading.flatMap((definition) => [
    long && definition.score < SURE ? null : termQuestion(material, terms, definition, random),
    long && definition.score < SURE ? null : meaningQuestion(material, shelf, definition, definitions, random),
    shortTermQuestion(material, definition),
    kindOfMeaning(material, definition, tagged),
  ]);
  const defining = new Set(definitions.map((definition) => definition.sentence.index));
  const subjects = material.sentences.map((sentence) =>
    long || defining.has(sentence.index) ? null : subjectQuestion(material, terms, sentence, tagged, random),
  );
  const gaps = [...terms.byKey.values()]
    .filter((key) => isGapTerm(key, long))
    .flatMap((key) => gapsFor(material, terms, key, long ? 1 : GAPS_PER_TERM, tagged, random));
  const kinds = [...terms.byKey.values()]
    .filter((key) => isGapTerm(key, long))
    .flatMap((key) => kindQuestions(material, terms, sentencesWith(material, key.text).slice(0, GAP_TRIES), key, tagged));
  const all = [
    ...defined,
    ...kinds,
    ...subjects,
    ...material.sentences.flatMap((sentence) => namedQuestions(material, terms, sentence, tagged, random)),
    ...gaps,
    ...standsForQuestions(material),
    ...listQuestions(material, tagged, random),
    ...ownQuestions(material),
    ...sequenceQuestions(material, tagged, random),
    ...whyQuestions(material, tagged, random),
    ...storyQuestions(material, tagged, random),
    ...argumentQuestions(material, tagged, random, definitions.length),
    ...essaysOf(material, definitions, terms, tagged, shelf),
  ];
  const written = all.filter((draft) => draft !== null);
  if (new Set(written.flatMap(({ keys }) => keys)).size < FEW_KEYS)
    written.push(...slidePointQuestions(material, random), ...nameQuestions(material, tagged, isScarce));
  const drafts = written.flatMap((one) => {
    const draft = inContext(one, tagged);
    const likely = acceptanceOf(material, shelf, draft);
    const asked = draft.keys.flatMap((key) => shelf.byKey.get(key) ?? []);
    return likely < leastOf(draft, asked, isScarce ? 0 : TRIVIAL)
      ? []
      : [{ ...draft, likely, score: likely + Math.max(0, ...asked.map(addedBy)) }];
  });
  return { drafts, terms: shelf };
}

function questionOf(
  draft: Draft,
  document: TextDocument,
  options: Record<string, string> | null,
  letter: string,
): Omit<Question, 'question_id'> {
  const rich = (text: string) => asRichText(text, document.kind);
  const { page, section } = draft.sentence;
  const place = placeIn(document, page, section.heading);
  const question: Omit<Question, 'question_id'> = {
    question_text: rich(shownStem(draft)),
    question_type: draft.type,
    ...(options ? { options: Object.fromEntries(Object.entries(options).map(([key, text]) => [key, rich(text)])) } : {}),
    correct_answer: options ? letter : rich(draft.answer),
    explanation: citationOf(richPlace(place, document.kind), document.kind === 'pptx', rich(draft.quote)),
    topic: rich(section.topic),
    source: { ...place, quote: draft.quote },
  };
  if (draft.accepted.length > 0) question.accepted_answers = draft.accepted;
  if (draft.keyPoints.length > 0) question.key_points = draft.keyPoints.map((point) => ({ ...point, text: rich(point.text) }));
  return question;
}

const FLAWS_OF_OWN: ReadonlySet<string> = new Set(['dangling', 'unbalanced', 'stem-length', 'doubled-word']);
const ECHO_OF_TYPED = 3;

/** A typed answer may be given by what else the document calls it, unless the stem says that already. */
function withOtherNames(material: Material, draft: Draft, tagged: Tagged): Draft {
  if (draft.type !== 'short_answer') return draft;
  const stem = draft.text.toLowerCase();
  const names = otherNames(material, draft.answer, tagged).filter((name) => !stem.includes(name.toLowerCase()));
  const left = hasGap(draft.stem) ? leftToType(draft.answer) : null;
  return { ...draft, accepted: [...new Set([...draft.accepted, ...names, ...(left === null ? [] : [left])])] };
}

/** Where so much text gives fewer questions than a quiz has, it is looked through again for what is worth less; of that, so many are enough. */
const SCARCE = 3;
const MUCH_TEXT = 25;
const MOST_OF_SCARCE = 4;

function longer(one: Draft[], other: Draft[]): Draft[] {
  return other.length > one.length ? other : one;
}

/** Writes a quiz of at most so many questions. It may be empty; whether that is an error is the caller's to say. */
export function writeQuiz(document: TextDocument, seed: number, most = Number.POSITIVE_INFINITY): Quiz {
  const random = seededRandom(seed);
  const material = materialOf(document);
  const tagged = taggedBy(sharedTagger(), material);
  const countFlaws = (draft: Draft) => {
    if (!standsAlone(draft, tagged)) return Number.POSITIVE_INFINITY;
    const [A, B, C, D] = [draft.answer, ...draft.wrong] as [string, string, string, string];
    const options = draft.type === 'multiple_choice' ? { A, B, C, D } : null;
    const asked = draft.sought ?? draft.answer;
    const echo = draft.type !== 'essay' && echoes(draft.text, asked, draft.wrong);
    // "the study of proteomes" for "proteomics": where each word of what is typed has its beginning in the stem, nothing is asked.
    if (draft.type === 'short_answer' && asked.split(' ').every((word) => echoes(draft.text, word, [])))
      return Number.POSITIVE_INFINITY;
    const flaws = ownSoftFlawsOf(questionOf(draft, document, options, 'A'), material);
    // Which of its options are right, an exam's key knows; how it asks is its own affair.
    if (draft.form === 'own') return flaws.filter((flaw) => FLAWS_OF_OWN.has(flaw)).length;
    // What is typed has no other options that share the echo: "express emotion" is most of "expressive crowds".
    return Number(echo) * (draft.type === 'short_answer' ? ECHO_OF_TYPED : 1) + flaws.length;
  };
  const choose = (isScarce: boolean) => {
    const { drafts: all } = draftsOf(material, tagged, random, isScarce);
    const wanted = Math.min(most, wantedCount(sizeOf(material, all)));
    return chooseDrafts(all, isScarce ? Math.min(wanted, MOST_OF_SCARCE) : wanted, countFlaws, isScarce);
  };
  const usual = choose(false);
  const isScarce = usual.length < Math.min(most, SCARCE) && sizeOf(material, []) >= MUCH_TEXT;
  const drafts = isScarce ? longer(usual, choose(true)) : usual;
  const letters = keyLetters(drafts.length, random);
  const questions = drafts.map((chosen, at) => {
    const draft = withOtherNames(material, chosen, tagged);
    const letter = draft.letter ?? letters[at] ?? 'A';
    const isChoice = draft.type === 'multiple_choice';
    const options = isChoice ? letteredOptions(draft.answer, draft.wrong, letter, draft.letter ? null : random) : null;
    const difficulty = difficultyOf(material, draft);
    return { question_id: at + 1, ...questionOf(draft, document, options, letter), difficulty };
  });
  return { title: document.title, settings: {}, questions };
}
