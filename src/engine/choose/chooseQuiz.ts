// From all drafts to a quiz: rated, chosen, lettered, numbered. The gate comes after it and has the last word.
import { FEWEST_QUESTIONS, type OptionLetter, type Question, type Quiz } from '#core/quiz';
import { pair } from '../ask/kinds.ts';
import { difficultyOf } from '../draft/difficulty.ts';
import type { Draft } from '../draft/draft.ts';
import { keyLetters, letteredOptions } from '../draft/lettering.ts';
import { wrongNote } from '../draft/options/wrongNote.ts';
import { questionOf, withOtherNames } from '../draft/question.ts';
import { wordCount } from '../outline/sentences.ts';
import type { Random } from '../random.ts';
import type { Material } from '../understand/material.ts';
import { askedBlocks } from '../understand/paper.ts';
import { wantedCount } from '../understand/quizLength.ts';
import type { Understood } from '../understand/understood.ts';
import { chooseDrafts, inQuizOrder, sizeOf } from './chooseDrafts.ts';
import { compose, plainDrafts } from './compose.ts';
import type { DraftFate } from './fate.ts';
import { fatalFlaw, flawCount } from './flawCount.ts';
import { rated } from './rated.ts';
import type { Wish } from './wish.ts';

/** Where so many sentences or more give fewer questions than this, they are looked through again for what is worth less. */
const SCARCE = 10;
const FEWEST_SENTENCES = 5;
/** The pairs of its lists make a quiz no longer than this. */
const MOST_WITH_PAIRS = 25;

/** A document of so many words has at least so many questions. */
const MINIMA = [
  { words: 600, questions: 10 },
  { words: 120, questions: 5 },
  { words: 0, questions: FEWEST_QUESTIONS },
];

function minimumOf({ sentences }: Material): number {
  const words = sentences.reduce((sum, { text }) => sum + wordCount(text), 0);
  return MINIMA.find((size) => words >= size.words)?.questions ?? 0;
}

type Choice = { drafts: Draft[]; fates: DraftFate[] };

function longer(one: Choice, other: Choice): Choice {
  return other.drafts.length > one.drafts.length ? other : one;
}

function wishedPart(material: Material, holds: (section: number) => boolean): Material {
  return { ...material, sentences: material.sentences.filter(({ section }) => holds(section.index)) };
}

/** A chosen draft as a question without its number; `free`: the letter of its key, where the document itself gives none. */
export function finished(of: Understood, chosen: Draft, free: OptionLetter, random: Random): Omit<Question, 'question_id'> {
  const { document } = of.material;
  const draft = withOtherNames(of, chosen);
  const letter = draft.letter ?? free;
  const isChoice = draft.type === 'multiple_choice';
  const options = isChoice ? letteredOptions(draft.answer, draft.wrong, letter, draft.letter ? null : random) : null;
  return { ...questionOf(draft, document, options, letter, wrongNote(of, draft)), difficulty: difficultyOf(of.material, draft) };
}

/**
 * Of what `draftAll` drafts, a quiz of at most so many questions, under the student's wish where there is one. It may be empty; whether
 * that is an error is the caller's to say. `onFate` is told what became of each draft.
 */
export function chooseQuiz(
  of: Understood,
  draftAll: () => Draft[],
  random: Random,
  most: number,
  wish: Wish | null = null,
  onFate?: (fate: DraftFate) => void,
): Quiz {
  const { material } = of;
  const asked = wish?.holds ? wishedPart(material, wish.holds) : material;
  const choose = (isScarce: boolean, drafted: readonly Draft[], isLenient = false): Choice => {
    const fates: DraftFate[] = [];
    const noteFate = onFate && ((fate: DraftFate) => fates.push(fate));
    const all = rated(of, wish === null ? drafted : drafted.filter(wish.fits), isScarce, isLenient, noteFate);
    const wanted = wish?.count ?? Math.min(most, wantedCount(sizeOf(asked, all)));
    const flaws = (draft: Draft) => flawCount(of, draft);
    const count = isScarce ? Math.min(wanted, SCARCE) : wanted;
    return { drafts: chooseDrafts(all, count, flaws, { isScarce, wish, onFate: noteFate }), fates };
  };
  const drafted = draftAll();
  const strict = choose(false, drafted);
  // What a draft asks for more than its type is put aside where there would be no quiz.
  const usual = strict.drafts.length < Math.min(most, FEWEST_QUESTIONS) ? longer(strict, choose(false, drafted, true)) : strict;
  const isScarce = usual.drafts.length < Math.min(most, SCARCE) && sizeOf(asked, []) >= FEWEST_SENTENCES;
  const spare = isScarce ? choose(true, drafted).drafts : [];
  const isExam = askedBlocks(material.document).size > 0;
  const untagged = isExam ? [] : plainDrafts(of, random).filter((draft) => wish?.fits(draft) ?? true);
  const minimum = Math.min(most, wish?.count ?? minimumOf(asked));
  const pairs = untagged.filter(({ kind }) => kind === pair).length;
  const wanted = Math.max(wantedCount(sizeOf(asked, [])), Math.min(MOST_WITH_PAIRS, usual.drafts.length + pairs));
  const length = Math.max(minimum, wish?.count ?? Math.min(most, wanted));
  const drafts = inQuizOrder(compose(of, { good: usual.drafts, spare, untagged }, length, minimum));
  const fates = [
    ...usual.fates,
    ...untagged.map((draft): DraftFate => ({ draft, fate: drafts.includes(draft) ? 'chosen' : 'length' })),
  ];
  const letters = keyLetters(drafts.length, random);
  const questions = drafts.map((chosen, at) => ({ question_id: at + 1, ...finished(of, chosen, letters[at] ?? 'A', random) }));
  for (const fate of onFate ? fates : []) {
    const by = fate.fate === 'flaw' ? (fatalFlaw(of, fate.draft) ?? undefined) : fate.by;
    onFate?.({ ...fate, by, question: questions[drafts.indexOf(fate.draft)] });
  }
  return { title: material.document.title, settings: {}, questions };
}
