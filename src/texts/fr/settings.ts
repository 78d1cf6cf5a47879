// See en/settings.
import type { settings as english } from '../en/settings.ts';
import { plural } from './plural.ts';

const attempts = (count: number) => plural(count, { one: `${count} tentative`, other: `${count} tentatives` });

export const settings: typeof english = {
  page: 'Réglages',
  on: 'Oui',
  off: 'Non',
  saving: 'Enregistrement...',
  needsNetwork: 'Tu es hors ligne. Connecte-toi à Internet pour cela.',

  look: 'Sur cet appareil',
  language: 'Langue',
  textSize: 'Taille du texte',
  singleKeys: 'Raccourcis clavier dans un quiz',
  singleKeysHint:
    '1 à 4 ou A à D choisissent une réponse, F marque, ? montre toutes les touches. Désactive-les si tu dictes tes réponses.',

  review: 'Révision',
  retention: 'Ce que tu veux retenir',
  retentionNotes: { '0.8': 'Moins de révisions', '0.9': 'Habituel', '0.95': 'Plus de révisions' },
  retentionHint: 'Une question revient juste avant que tu l’oublies.',
  newPerDay: 'Nouvelles questions par jour (au plus)',
  storeFailed: 'Cet appareil n’a pas pu l’enregistrer. Réessaie.',
  exam: 'Jour de l’examen',
  examHint: 'Chaque question revient avant ce jour, et une fois encore dans la semaine qui le précède.',
  examOf: (title) => `Examen de « ${title} »`,
  otherDay: 'Un autre jour pour un document',
  chooseDocument: 'Choisis un document',
  noExam: 'Pas d’examen',
  noExamFor: (exam) => `Pas d’examen : ${exam}`,
  examFlaws: {
    over: 'Ce jour est passé. Choisis aujourd’hui ou un jour plus tardif.',
    far: 'Ce jour est dans plus de cinq ans. Choisis-en un plus proche.',
  },
  examIsOver: (day) => `Le ${day} est passé. Les questions reviennent comme d’habitude.`,
  nothingNew: (day) => `Tu as vu toutes les questions. Toutes reviennent une fois encore dans la semaine avant le ${day}.`,
  pace: (aDay, day, count) => `${count} questions sont nouvelles pour toi en révision : ${aDay} par jour jusqu’au ${day}.`,
  reminder: 'Montrer les questions à réviser sur l’icône',
  reminderHints: {
    none: 'Ce navigateur ne peut pas montrer de nombre sur l’icône.',
    open: 'L’icône de l’application installée les compte, avec ce qui attend d’être envoyé. Dans ce navigateur, le nombre change quand tu ouvres Oasis.',
    closed:
      'L’icône de l’application installée les compte, avec ce qui attend d’être envoyé, même quand Oasis est fermé. Le navigateur décide quand le nombre change.',
  },

  account: 'Compte',
  verified: 'Vérifié',
  notVerified: 'Pas vérifié',
  displayName: 'Nom affiché',
  displayNameHint: 'Comment tu veux qu’on t’appelle : de 2 à 24 caractères, ou rien.',
  saveName: 'Enregistrer le nom',
  nameSaved: 'Ton nom est enregistré.',
  nameTakenAway: 'Ton nom est retiré.',
  nameFailed: 'Le nom n’a pas pu être enregistré.',

  password: 'Mot de passe',
  noPassword:
    'Tu te connectes avec un autre compte, tu n’as donc pas de mot de passe ici. Pour en choisir un, déconnecte-toi et utilise « Mot de passe oublié ? » sur la page de connexion.',
  currentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  confirmNewPassword: 'Confirmer le nouveau mot de passe',
  changePassword: 'Changer le mot de passe',
  passwordChanged: 'Ton mot de passe est changé. Tes autres appareils sont déconnectés.',
  passwordFailed: 'Le mot de passe n’a pas pu être changé.',

  sessions: 'Appareils connectés',
  sessionsFailed: 'La liste n’a pas pu être chargée.',
  tryAgain: 'Réessayer',
  browserOn: (browser, system) => `${browser} sur ${system}`,
  unknownDevice: 'Appareil inconnu',
  lastUsed: (time) => `Dernière utilisation le ${time}`,
  thisDevice: 'Cet appareil',
  logOut: 'Déconnecter',
  logOutDevice: (device) => `Déconnecter ${device}`,
  logOutOthers: 'Déconnecter tous les autres',
  loggedOut: 'Cet appareil est déconnecté.',
  othersLoggedOut: 'Tous les autres appareils sont déconnectés.',
  logOutFailed: 'L’appareil n’a pas pu être déconnecté.',

  device: 'Gardé sur cet appareil',
  contents: (quizCount, attemptCount) =>
    `${quizCount} quiz avec questions et réponses, ${attempts(attemptCount)}, la liste de tes documents et les réglages ci-dessus.`,
  contentsUncounted: 'Les quiz avec questions et réponses, les tentatives, la liste de tes documents et les réglages ci-dessus.',
  nothingWaits: 'Rien n’attend d’être envoyé.',
  notSent: (things) => `Pas encore sur le serveur : ${things}.`,
  deviceNote:
    'Tout cela reste ici quand tu te déconnectes. Les autres étudiants ne le voient pas dans Oasis, mais ce n’est pas chiffré : sur un appareil partagé, retire les quiz que personne ne doit trouver.',
  studyOffline: 'Étudier hors ligne',

  data: 'Tes données',
  dataNote: 'Ton compte, tes documents, tes quiz et chaque réponse rendue, dans un seul fichier JSON.',
  download: 'Télécharger mes données',
  downloading: 'Téléchargement...',
  downloaded: 'Tes données sont téléchargées.',
  downloadFailed: 'Tes données n’ont pas pu être téléchargées.',

  deletion: 'Supprimer le compte',
  deletionNote:
    'Supprime ton compte, tes documents, tes quiz, tes réponses et tes résultats, sur le serveur et sur cet appareil. C’est définitif.',
  delete: 'Supprimer le compte',
  deleteTitle: 'Supprimer ton compte ?',
  keep: 'Garder',
  deleteForGood: 'Supprimer définitivement',
  deleting: 'Suppression...',
  deleteUnsent: 'Pas encore sur le serveur',
  deleteUnsentNote: (things) => `Sera perdu pour de bon sur cet appareil : ${things}.`,
  deleteSure: (email) =>
    `Tout ce qui est dans le compte ${email} sera supprimé : documents, quiz, réponses et résultats. C’est définitif.`,
  yourEmail: 'Ton e-mail',
  yourPassword: 'Ton mot de passe',
  deleted: 'Ton compte est supprimé.',
  deleteFailed: 'Le compte n’a pas pu être supprimé.',
};
