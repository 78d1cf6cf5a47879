// What a student wishes of a quiz, and what of it could not be had.
import type { Wishes } from '#core/document/wishes';
import type { DroppedWish } from '#core/quiz/quiz';

type Wish = Pick<Wishes, 'count' | 'difficulty' | 'kind'> & { isWithoutEssays: boolean };

const kinds: Record<NonNullable<Wishes['kind']>, string> = { choice: 'choices', typed: 'typed answers', essay: 'essays' };

export const wishes = {
  /** "20 hard choices from “Photosynthesis”"; it begins a sentence or stands in one */
  quiz: ({ count, difficulty, kind, isWithoutEssays }: Wish) =>
    [
      count,
      difficulty?.toLowerCase(),
      kind === undefined ? 'questions' : kinds[kind],
      isWithoutEssays ? 'without essays' : undefined,
    ]
      .filter((word) => word !== undefined)
      .join(' '),
  fromPart: (quiz: string, heading: string) => `${quiz} from “${heading}”`,
  fromParts: (quiz: string, count: number) => `${quiz} from ${count} parts`,

  names: {
    difficulty: 'the difficulty',
    kind: 'the kind',
    without_essays: 'the wish for no essays',
    parts: 'the choice of parts',
  } satisfies Record<DroppedWish, string>,
  and: 'and',
  leftAside: (quiz: string, name: string) => `There were too few good questions for ${quiz}, so ${name} was ignored.`,
  severalLeftAside: (quiz: string, names: string) => `There were too few good questions for ${quiz}, so ${names} were ignored.`,
  fewer: (wishedCount: number, count: number) => `You asked for ${wishedCount} questions; ${count} good ones could be made.`,
};
