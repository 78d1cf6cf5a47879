// From all drafts to a quiz: picked, lettered, numbered. The gate comes after it and has the last word.
import { FEWEST_QUESTIONS, type OptionLetter, type Question, type Quiz } from '#core/quiz/quiz';
import { difficultyOf } from '../draft/difficulty.ts';
import type { Draft, DraftFate } from '../draft/draft.ts';
import { keyLetters, letteredOptions } from '../draft/lettering.ts';
import { wrongNote } from '../draft/options/wrongNote.ts';
import { questionOf } from '../draft/question.ts';
import { wordCount } from '../outline/sentences.ts';
import type { Random } from '../random.ts';
import type { Material } from '../understand/material.ts';
import { wantedCount } from '../understand/quizLength.ts';
import type { Understood } from '../understand/understood.ts';
import { OWN_WORTH } from './draftsOf.ts';
import { pick } from './pick.ts';
import type { Wish } from './wish.ts';

/** A document of so many words has at least so many questions. */
const MINIMA = [
  { words: 600, questions: 10 },
  { words: 120, questions: 5 },
  { words: 0, questions: FEWEST_QUESTIONS },
];
const FEWEST_POINT_WORDS = 4;

function minimumOf({ sentences }: Material): number {
  const words = sentences.reduce((sum, { text }) => sum + wordCount(text), 0);
  return MINIMA.find((size) => words >= size.words)?.questions ?? 0;
}

/** How much there is to ask about: sentences, points of lists, and the document's own questions, each worth a few sentences. */
function sizeOf(material: Material, drafts: readonly Draft[]): number {
  const tellingSentences = material.sentences.filter(
    ({ usable, kind, section, text }) =>
      usable || (kind === 'item' && !section.skipped && text.split(' ').length >= FEWEST_POINT_WORDS),
  );
  // A line that says what its term means is worth more than a point.
  const glosses = drafts.filter(({ kind, sentence }) => sentence.kind === 'item' && kind.isDefinition);
  const ownCount = drafts.filter(({ kind }) => kind.isOfDocument).length;
  return tellingSentences.length + new Set(glosses.map(({ sentence }) => sentence.index)).size + OWN_WORTH * ownCount;
}

/** A chosen draft as a question without its number; `free`: the letter of its key, where the document itself gives none. */
export function finished(of: Understood, draft: Draft, free: OptionLetter, random: Random): Omit<Question, 'question_id'> {
  const { document } = of.material;
  const letter = draft.letter ?? free;
  const isChoice = draft.type === 'multiple_choice';
  const options = isChoice ? letteredOptions(draft.answer, draft.wrong, letter, draft.letter ? null : random) : null;
  return { ...questionOf(draft, document, options, letter, wrongNote(of, draft)), difficulty: difficultyOf(of.material, draft) };
}

/** Picks and numbers at most `most` drafts, under the wish if there is one. `onFate` hears of each draft that fits it. */
export function chooseQuiz(
  of: Understood,
  drafted: readonly Draft[],
  random: Random,
  most: number,
  wish: Wish | null = null,
  onFate?: (fate: DraftFate) => void,
): Quiz {
  const { material } = of;
  const { holds } = wish ?? {};
  const wishedMaterial = holds
    ? { ...material, sentences: material.sentences.filter(({ section }) => holds(section.index)) }
    : material;
  const drafts = wish === null ? drafted : drafted.filter(wish.fits);
  const minimum = Math.min(most, wish?.count ?? minimumOf(wishedMaterial));
  const length = Math.max(minimum, wish?.count ?? Math.min(most, wantedCount(sizeOf(wishedMaterial, drafts))));
  const fates: DraftFate[] = [];
  const chosenDrafts = pick(of, drafts, { length, minimum, wish }, onFate && ((fate) => fates.push(fate)));
  const letters = keyLetters(chosenDrafts.length, random);
  const questions = chosenDrafts.map((draft, at) => ({
    question_id: at + 1,
    ...finished(of, draft, letters[at] ?? 'A', random),
  }));
  for (const fate of fates) onFate?.({ ...fate, question: questions[chosenDrafts.indexOf(fate.draft)] });
  return { title: material.document.title, settings: {}, questions };
}
