// See en/pastPaper.
import type { pastPaper as english } from '../en/pastPaper.ts';

export const pastPaper: typeof english = {
  page: 'Ajouter les réponses',
  loadFailed: 'Les questions de ce sujet n’ont pas pu être chargées. Réessaie.',
  nothing: 'Rien à ajouter',
  nothingNote: 'Ce document n’a pas besoin de réponses. Son quiz est sur le tableau de bord, ou en préparation.',
  about:
    'Ce sujet n’a pas de corrigé. Choisis la bonne réponse de chaque question que tu connais. Les autres ne seront pas dans le quiz.',
  storageFailed: 'Cet appareil n’a pas pu enregistrer ta réponse. Envoie les réponses avant de fermer cette page.',
  leaveOut: 'Laisser de côté',
  leaveOutOf: (number) => `Laisser de côté la question ${number}`,

  answered: (answered, count) => `${answered} sur ${count} avec une réponse`,
  answeredTooFew: (answered, count, fewest) => `${answered} sur ${count} avec une réponse. Un quiz en demande au moins ${fewest}`,
  answeredOffline: (answered, count) =>
    `${answered} sur ${count} avec une réponse. Tu es hors ligne ; tes choix sont enregistrés sur cet appareil`,
  answeredTooFewOffline: (answered, count, fewest) =>
    `${answered} sur ${count} avec une réponse. Tu es hors ligne ; tes choix sont enregistrés sur cet appareil. Un quiz en demande au moins ${fewest}`,
  write: 'Créer le quiz',
  sending: 'Envoi...',
  sent: 'Réponses envoyées. Ton quiz est en préparation.',
  sendFailed: 'Les réponses n’ont pas pu être envoyées. Elles sont enregistrées sur cet appareil ; réessaie.',
};
