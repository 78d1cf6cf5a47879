// See en/wordFile.
import type { wordFile as english } from '../en/wordFile.ts';
import { plural } from './plural.ts';

export const wordFile: typeof english = {
  nameAndDate: 'Nom : ______________________________    Date : ________________',
  headings: {
    multiple_choice: 'Choix multiple',
    short_answer: 'Réponse courte',
    essay: 'Rédaction',
    diagram: 'Schéma',
  },
  answerKey: 'Corrigé',
  formulasAsTyped: (count) =>
    plural(count, {
      one: 'Une formule est montrée telle que tapée : trop longue, ou il y en a trop, pour une équation.',
      other: `${count.toLocaleString('fr')} formules sont montrées telles que tapées : trop longues, ou trop nombreuses, pour des équations.`,
    }),
};
