// See en/study.
import type { study as english } from '../en/study.ts';
import { plural } from './plural.ts';

export const study: typeof english = {
  page: 'Étudier',
  about: 'Reviens sur ce que tu as appris, hors ligne aussi.',

  review: 'Révision',
  due: (count) =>
    plural(count, { one: `${count} question à réviser aujourd’hui`, other: `${count} questions à réviser aujourd’hui` }),
  reviewNow: (count) => plural(count, { one: `Réviser ${count} question`, other: `Réviser ${count} questions` }),
  nothingDue: 'Rien à réviser aujourd’hui',
  tomorrow: (count) =>
    plural(count, { one: `${count} question revient demain.`, other: `${count} questions reviennent demain.` }),
  whatComesBack: 'Ce que tu rates dans un quiz revient ici, jusqu’à ce que tu le saches.',

  ask: 'Demander',
  askNote: 'Trouve dans tes documents le passage qui répond à une question.',

  flashcards: 'Cartes mémoire',
  flashcardsNote: 'Toutes les cartes, tous les jours : par document, par thème, ou les moins sues d’abord.',

  exam: 'Examen blanc',
  examNote: 'Des questions de tes quiz, contre la montre.',

  progress: 'Progression',
  noDays: 'Tes jours, tes scores et tes thèmes faibles apparaîtront ici après ton premier quiz.',

  offline: 'Étudier hors ligne',
  offlineNote: 'Ce qui est gardé sur cet appareil, et ce qui attend d’être envoyé.',
};
