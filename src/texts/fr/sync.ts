// See en/sync.
import type { sync as english } from '../en/sync.ts';

export const sync: typeof english = {
  updatedElsewhere: 'Oasis a été mis à jour dans un autre onglet. Recharge cette page pour utiliser la nouvelle version.',
  submitted: 'Quiz rendu !',
  joined: (title) => `Tu as rejoint « ${title} ».`,
  loginNeeded: 'Connecte-toi une fois avant de garder un fichier pour plus tard.',

  outcomes: {
    noAnswer: 'le serveur n’a pas répondu.',
    notOurAnswer: 'autre chose qu’Oasis a répondu. Si ce Wi-Fi a une page de connexion, ouvre-la d’abord.',
    loginOver: 'ta connexion avait expiré (401).',
    busy: (status) => `le serveur était occupé (${status}).`,
    serverError: (status) => `le serveur a eu une erreur (${status}).`,
    refusal: (status) => `le serveur a refusé (${status}).`,
  },
  noNetwork: 'Pas de réseau. Active le Wi-Fi ou les données mobiles.',
  lastTry: (time, outcome) => `Dernier essai (${time}) : ${outcome}`,
  notDelivered: (time, outcome) => `Pas livré. Dernier essai le ${time} : ${outcome}`,
  notThrough: 'Pas encore envoyé. Nouvel essai bientôt.',
  tryingAgain: 'Nouvel essai bientôt.',
  whenOnline: 'Partira dès que tu seras en ligne.',
  afterLogin: 'Partira après ta prochaine connexion.',
};
