// See en/install.
import type { install as english } from '../en/install.ts';

export const install: typeof english = {
  title: 'Installer Oasis',
  install: 'Installer',
  showHow: 'Comment faire',
  notNow: 'Plus tard',
  about: 'Oasis s’ouvre depuis ton écran d’accueil, même hors ligne.',
  stepsTitle: 'Ajoute Oasis à ton écran d’accueil',
  done: 'Terminé',
  share: 'Touche <b>Partager</b> dans la barre de Safari. Sur les iPhone récents, c’est derrière les trois points.',
  addToHome: 'Fais défiler et touche <b>Sur l’écran d’accueil</b>.',
  add: 'Touche <b>Ajouter</b>. Oasis s’ouvre alors depuis ton écran d’accueil, même hors ligne.',
  addButton: 'Ajouter',
};
