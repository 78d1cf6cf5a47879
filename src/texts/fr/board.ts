// See en/board.
import type { board as english } from '../en/board.ts';
import { plural } from './plural.ts';

export const board: typeof english = {
  page: 'Classement',
  loadFailed: 'Le classement n’a pas pu être chargé',
  unknownError: 'Une erreur inconnue s’est produite',
  none: 'Il n’y a pas de classement',
  noneReason: 'Il a été désactivé, ou le quiz n’est plus partagé avec toi.',
  asOf: (time) => `État au ${time}. Connecte-toi à Internet pour l’actualiser.`,

  isOff: 'Tu n’es pas dans le classement.',
  isOn: 'Tu es dans le classement.',
  isOnLater: 'Tu seras dans le classement après ta première tentative.',
  saveFailed: 'Cela n’a pas pu être enregistré. Réessaie.',
  ownName: (name) => `Tu apparais sous le nom <b>${name}</b>. Seule ta première tentative compte.`,
  ownNameLater: (name) => `Tu apparaîtras sous le nom <b>${name}</b> après ta première tentative.`,
  takeOff: 'Me retirer',
  notOnIt:
    'Choisis un nom pour apparaître ici. Tous ceux qui ont ce quiz verront ce nom, ton premier score et ton temps. Tu peux le retirer à tout moment.',
  nameField: 'Nom dans le classement',
  nameHint: 'De 2 à 24 caractères.',
  putOn: 'M’ajouter',
  needsNetwork: 'Il faut être en ligne pour cela.',

  nobody: 'Personne n’est encore ici. Choisis un nom, fais le quiz et ouvre le classement.',
  rank: 'Rang',
  name: 'Nom',
  score: 'Score',
  time: 'Temps',
  loading: 'Chargement...',
  showMore: 'En voir plus',
  students: (count) => plural(count, { one: '1 étudiant', other: `${count.toLocaleString('fr')} étudiants` }),
  you: '(toi)',
  right: (count) => plural(count, { one: `${count} juste`, other: `${count} justes` }),
};
