// See en/ui.
import type { ui as english } from '../en/ui.ts';
import { plural } from './plural.ts';

const essays = (count: number) => plural(count, { one: `${count} rédaction à lire`, other: `${count} rédactions à lire` });

export const ui: typeof english = {
  untitled: 'Quiz',
  loading: 'Chargement...',
  backToDashboard: 'Retour au tableau de bord',
  error: 'Erreur',
  unexpectedError: 'Une erreur inattendue s’est produite. Réessaie.',
  unreadable:
    'Oasis n’a pas pu lire ses données sur cet appareil. Rien n’est perdu. Réessaie. Si cela ne suffit pas, ferme les autres onglets d’Oasis et recharge.',
  tryAgain: 'Réessayer',
  timeLeft: (time) => `Temps restant : ${time}`,
  chosenOf: (count, all) => `${count} sur ${all}`,
  colors: 'Couleurs',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  places: {
    'on-device': 'Sur cet appareil',
    downloading: 'Téléchargement',
    'on-server': 'Pas sur cet appareil',
    'out-of-reach': 'Pas disponible hors ligne',
  },
  bytes: (count) => `${count} o`,
  essays,
  rightOf: (correct, questions) => `${correct} sur ${questions}`,
  rightOfAndEssays: (correct, questions, essayCount) => `${correct} sur ${questions}, et ${essays(essayCount)}`,
};
