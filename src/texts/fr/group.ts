// See en/group.
import type { group as english } from '../en/group.ts';
import { plural } from './plural.ts';

export const group: typeof english = {
  page: 'Groupe',
  back: 'Groupes',
  isLeader: 'Tu animes ce groupe.',
  leader: (name) => `Animé par ${name}`,
  notYours: 'Groupe introuvable',
  notYoursNote: 'Il est fermé, ou tu n’en fais plus partie.',
  offline: 'Ce groupe ne peut pas encore être affiché hors ligne',
  offlineNote: 'Ouvre-le une fois en ligne. Ensuite, il marche aussi hors ligne.',
  loadFailed: 'Le groupe n’a pas pu être chargé',
  unknownError: 'Une erreur inconnue s’est produite',
  actFailed: 'Cela n’a pas marché. Réessaie.',

  quizzes: 'Quiz',
  nothingAssigned: 'Aucun quiz donné pour l’instant.',
  nothingDue: 'Rien à rendre.',
  assign: 'Donner un quiz',
  handedIn: (times, count, members) =>
    plural(count, {
      one: `${times}, ${count} copie rendue sur ${members}`,
      other: `${times}, ${count} copies rendues sur ${members}`,
    }),
  viewResults: 'Voir les résultats',
  viewResultsOf: (title) => `Voir les résultats : ${title}`,
  take: 'Faire le quiz',
  takeQuiz: (title) => `Faire le quiz : ${title}`,
  results: 'Résultats',
  resultsOf: (title) => `Résultats : ${title}`,
  takeBack: 'Retirer',
  takeBackQuiz: (title) => `Retirer ${title}`,
  confirmTakeBack: 'Oui, retirer',
  confirmTakeBackQuiz: (title) => `Oui, retirer ${title}`,

  invitation: 'Invitation',
  invitationWords: (name) => `Rejoins ${name} sur Oasis`,
  noInvitation: 'Personne ne peut encore rejoindre le groupe. Crée une invitation : un lien et un code à partager.',
  makeInvitation: 'Créer une invitation',
  invitationActs: { new: 'En créer une nouvelle', end: 'La désactiver' },
  confirmInvitationActs: { new: 'Oui, en créer une nouvelle', end: 'Oui, la désactiver' },
  invitationEnds: 'L’ancien lien et l’ancien code ne marcheront plus jamais. Les membres restent.',
  keepInvitation: 'Garder celle-ci',

  members: 'Membres',
  membersOffline: 'Connecte-toi à Internet pour voir les membres.',
  loading: 'Chargement...',
  nobody: 'Personne n’a encore rejoint le groupe.',
  joined: (date) => `Membre depuis le ${date}`,
  remove: 'Retirer',
  removeMember: (name) => `Retirer ${name}`,
  confirmRemove: 'Oui, retirer',
  confirmRemoveMember: (name) => `Oui, retirer ${name}`,

  end: { owner: 'Fermer ce groupe', member: 'Quitter ce groupe' },
  confirmEnd: { owner: 'Oui, le fermer', member: 'Oui, quitter' },
  endNotes: {
    owner: 'Les membres gardent leurs résultats. Tes tableaux de résultats disparaîtront.',
    member: 'Tu gardes tes résultats, et tu peux revenir avec une invitation.',
  },
  stay: 'Rester',
};
