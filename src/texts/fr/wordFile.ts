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
  picturesLeftOut: (count) =>
    plural(count, {
      one: 'Une image est laissée de côté : Word ne sait pas la montrer. Elle est sur la page à imprimer.',
      other: `${count.toLocaleString('fr')} images sont laissées de côté : Word ne sait pas les montrer. Elles sont sur la page à imprimer.`,
    }),
  formulasAsTyped: (count) =>
    plural(count, {
      one: 'Une formule est montrée telle que tapée : trop longue, ou il y en a trop, pour une équation.',
      other: `${count.toLocaleString('fr')} formules sont montrées telles que tapées : trop longues, ou trop nombreuses, pour des équations.`,
    }),
};
