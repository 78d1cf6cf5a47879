// See en/frame.
import type { frame as english } from '../en/frame.ts';
import { plural } from './plural.ts';

export const frame: typeof english = {
  settings: 'Réglages',
  mainOnPhone: 'Principal, téléphone',
  home: 'Accueil',
  study: 'Étudier',
  upload: 'Envoyer',
  groups: 'Groupes',
  account: 'Compte',

  offline: '<b>Tu es hors ligne.</b>',
  offlineAndReady: (count) =>
    plural(count, {
      one: '<b>Tu es hors ligne.</b> 1 quiz de cet appareil est prêt.',
      other: `<b>Tu es hors ligne.</b> ${count} quiz de cet appareil sont prêts.`,
    }),
  offlineAndEmpty: '<b>Tu es hors ligne.</b> Il n’y a pas encore de quiz sur cet appareil.',
  backOnline: '<b>Tu es de nouveau en ligne.</b> Ce qui attendait sur cet appareil est envoyé.',
  newVersion: 'Une nouvelle version d’Oasis est prête.',
  update: 'Mettre à jour',
  quizIsOpen: 'Un quiz est ouvert dans un autre onglet. Termine-le ou ferme-le, puis mets à jour.',
  timeUp: 'Le temps est écoulé ! Le quiz est rendu automatiquement.',
  handedIn: (title) => `« ${title} » a été rendu avec les réponses données à temps.`,
  viewResults: 'Voir les résultats',
  closeNotice: (title) => `Fermer le message sur ${title}`,
  signInToSend: 'Connecte-toi pour envoyer tes réponses',
  signIn: 'Se connecter',
  canGoOn: 'Tu peux continuer : tes réponses sont enregistrées sur cet appareil. Après la connexion, tu reviens à ce quiz.',
  close: 'Fermer',
};
