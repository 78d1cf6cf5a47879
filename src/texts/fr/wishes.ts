// See en/wishes.
import type { wishes as english } from '../en/wishes.ts';

const kinds = { choice: 'choix multiples', typed: 'réponses écrites', essay: 'rédactions' };
const levels = { Easy: 'faciles', Medium: 'moyennes', Hard: 'difficiles' };

export const wishes: typeof english = {
  quiz: ({ count, difficulty, kind, isWithoutEssays }) =>
    [
      count,
      kind === undefined ? 'questions' : kinds[kind],
      difficulty && levels[difficulty],
      isWithoutEssays ? 'sans rédaction' : undefined,
    ]
      .filter((word) => word !== undefined)
      .join(' '),
  fromPart: (quiz, heading) => `${quiz} sur « ${heading} »`,
  fromParts: (quiz, count) => `${quiz} sur ${count} parties`,

  names: {
    difficulty: 'la difficulté',
    kind: 'le type',
    without_essays: 'l’absence de rédaction',
    parts: 'le choix des parties',
  },
  and: 'et',
  leftAside: (quiz, name) => `Il y avait trop peu de bonnes questions pour : ${quiz}. Pas respecté : ${name}.`,
  severalLeftAside: (quiz, names) => `Il y avait trop peu de bonnes questions pour : ${quiz}. Pas respectés : ${names}.`,
  fewer: (wishedCount, count) => `Tu as demandé ${wishedCount} questions ; ${count} bonnes ont pu être écrites.`,
};
