// See en/cards.
import type { cards as english } from '../en/cards.ts';
import { plural } from './plural.ts';

const cardCount = (count: number) => plural(count, { one: `${count} carte`, other: `${count} cartes` });

export const cards: typeof english = {
  page: 'Cartes mémoire',
  about: 'Retourne n’importe quelle carte, n’importe quel jour, hors ligne aussi.',
  unreadable: 'Tes cartes n’ont pas pu être lues',

  due: (count) => plural(count, { one: `${count} carte à réviser aujourd’hui`, other: `${count} cartes à réviser aujourd’hui` }),
  dueNote: 'Elles reviennent juste avant que tu les oublies.',
  turnDue: (count) => `Retourner ${cardCount(count)}`,
  weakest: 'Les moins sues d’abord',
  weakestNote: 'Toutes tes cartes : d’abord celles que tu as ratées, puis celles que tu n’as pas vues.',
  turn: (count) => `Retourner ${cardCount(count)}`,

  byDocument: 'Par document',
  count: cardCount,
  topics: (count) => plural(count, { one: `${count} thème`, other: `${count} thèmes` }),
  noTopic: 'Sans thème',

  none: 'Pas encore de cartes',
  noneNote: 'Les cartes viennent des quiz de cet appareil.',
  upload: 'Envoyer un document',
};
