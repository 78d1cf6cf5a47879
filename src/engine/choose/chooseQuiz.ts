// From all drafts to a quiz: rated, chosen, lettered, numbered. The gate comes after it and has the last word.
import type { Quiz } from '#core/quiz';
import { difficultyOf } from '../draft/difficulty.ts';
import type { Draft } from '../draft/draft.ts';
import { keyLetters, letteredOptions } from '../draft/lettering.ts';
import { wrongNote } from '../draft/options/wrongNote.ts';
import { questionOf, withOtherNames } from '../draft/question.ts';
import type { Random } from '../random.ts';
import type { Material } from '../understand/material.ts';
import { wantedCount } from '../understand/quizLength.ts';
import type { Understood } from '../understand/understood.ts';
import { chooseDrafts, sizeOf } from './chooseDrafts.ts';
import { flawCount } from './flawCount.ts';
import { rated } from './rated.ts';
import type { Wish } from './wish.ts';

/** Where so much text gives fewer questions than a quiz has, it is looked through again for what is worth less; of that, so many are enough. */
const SCARCE = 4;
const MUCH_TEXT = 5;
const MOST_OF_SCARCE = 5;

function longer(one: Draft[], other: Draft[]): Draft[] {
  return other.length > one.length ? other : one;
}

function wishedPart(material: Material, holds: (section: number) => boolean): Material {
  return { ...material, sentences: material.sentences.filter(({ section }) => holds(section.index)) };
}

/**
 * Of what `draftAll` drafts, a quiz of at most so many questions, under the student's wish where there is one. It may be empty; whether
 * that is an error is the caller's to say.
 */
export function chooseQuiz(
  of: Understood,
  draftAll: (isScarce: boolean) => Draft[],
  random: Random,
  most: number,
  wish: Wish | null = null,
): Quiz {
  const { material } = of;
  const asked = wish?.holds ? wishedPart(material, wish.holds) : material;
  const choose = (isScarce: boolean) => {
    const drafted = draftAll(isScarce);
    const all = rated(of, wish === null ? drafted : drafted.filter(wish.fits), isScarce);
    const wanted = wish?.count ?? Math.min(most, wantedCount(sizeOf(asked, all)));
    const flaws = (draft: Draft) => flawCount(of, draft);
    return chooseDrafts(all, isScarce ? Math.min(wanted, MOST_OF_SCARCE) : wanted, flaws, { isScarce, wish });
  };
  const usual = choose(false);
  const isScarce = usual.length < Math.min(most, SCARCE) && sizeOf(asked, []) >= MUCH_TEXT;
  const drafts = isScarce ? longer(usual, choose(true)) : usual;
  const letters = keyLetters(drafts.length, random);
  const questions = drafts.map((chosen, at) => {
    const draft = withOtherNames(of, chosen);
    const letter = draft.letter ?? letters[at] ?? 'A';
    const isChoice = draft.type === 'multiple_choice';
    const options = isChoice ? letteredOptions(draft.answer, draft.wrong, letter, draft.letter ? null : random) : null;
    const difficulty = difficultyOf(material, draft);
    return { question_id: at + 1, ...questionOf(draft, material.document, options, letter, wrongNote(of, draft)), difficulty };
  });
  return { title: material.document.title, settings: {}, questions };
}
