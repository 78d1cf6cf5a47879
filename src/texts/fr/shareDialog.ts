// See en/shareDialog.
import type { shareDialog as english } from '../en/shareDialog.ts';
import { plural } from './plural.ts';

export const shareDialog: typeof english = {
  title: (quiz) => `Partager « ${quiz} »`,
  close: 'Fermer',
  makeLink: 'Créer un lien',
  makingLink: 'Création du lien...',
  shareFailed: 'Le quiz n’a pas pu être partagé. Réessaie.',
  loading: 'Chargement...',
  needsNetwork: 'Il faut être en ligne pour partager.',
  loadFailed: 'Impossible de savoir si ce quiz est partagé.',

  visible: (name) =>
    `Tous ceux qui ont le lien voient le titre, les questions et les réponses, les phrases dont elles viennent, et ton nom « ${name} ». Personne ne voit ton document, ton e-mail ni tes résultats.`,
  visibleWithoutName:
    'Tous ceux qui ont le lien voient le titre, les questions et les réponses, et les phrases dont elles viennent. Personne ne voit ton nom, ton document, ton e-mail ni tes résultats.',

  invitation: (quiz) => `Un quiz sur Oasis : ${quiz}`,
  leaderboard: 'Classement',
  leaderboardNote: 'Montre le nom, le premier score et le temps de tous ceux qui veulent y apparaître.',
  leaderboardFailed: 'Le classement n’a pas pu être changé. Réessaie.',
  openLeaderboard: 'Ouvrir le classement',
  end: 'Validité du lien',
  endHint: 'Tous ceux qui ont rejoint le quiz le gardent.',
  endFailed: 'Cela n’a pas pu être changé. Réessaie.',
  ends: { never: 'Jusqu’à ce que je le désactive', day: 'Un jour', week: 'Une semaine', month: '30 jours' },
  ranOut: (time) => `Expiré le ${time}`,
  until: (time) => `Jusqu’au ${time}`,

  turnLinkOff: 'Désactiver le lien',
  turnOffTitle: 'Désactiver le lien',
  turnOffNote:
    'Plus personne ne pourra rejoindre le quiz avec ce lien, qui ne marchera plus jamais. Tous ceux qui l’ont rejoint le gardent.',
  keepOn: 'Le laisser actif',
  turnOff: 'Le désactiver',
  isOff: 'Le lien est désactivé.',
  turnOffFailed: 'Le lien n’a pas pu être désactivé. Réessaie.',

  nobody: 'Personne n’a encore rejoint le quiz',
  members: (count) => `Membres : ${count.toLocaleString('fr')}`,
  open: 'D’autres peuvent rejoindre le quiz jusqu’à ce que tu désactives le lien.',
  openUntil: (time) => `D’autres peuvent rejoindre le quiz jusqu’au ${time}.`,
  isOver: (time) => `Le lien a expiré le ${time}. Plus personne ne peut rejoindre le quiz.`,
  showMore: 'En voir plus',
  withoutName: 'Quelqu’un sans nom',
  notTaken: (date) => `Membre depuis le ${date}, pas encore fait`,
  taken: (date, count) =>
    plural(count, { one: `Membre depuis le ${date}, fait une fois`, other: `Membre depuis le ${date}, fait ${count} fois` }),
  remove: 'Retirer',
  removeMember: (name) => `Retirer ${name}`,
  confirmRemove: 'Oui, retirer',
  confirmRemoveMember: (name) => `Oui, retirer ${name}`,
  removed: (name) => `${name} n’est plus membre. Ses résultats lui restent.`,
  removeFailed: 'Cela n’a pas marché. Réessaie.',
};
