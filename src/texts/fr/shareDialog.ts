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
  end: 'On peut rejoindre',
  endHint: 'Tous ceux qui ont rejoint gardent le quiz.',
  endFailed: 'Cela n’a pas pu être changé. Réessaie.',
  ends: { never: 'Jusqu’à ce que je l’arrête', day: 'Un jour', week: 'Une semaine', month: '30 jours' },
  ranOut: (time) => `Expiré le ${time}`,
  until: (time) => `Jusqu’au ${time}`,

  turnLinkOff: 'Désactiver le lien',
  turnOffTitle: 'Désactiver le lien',
  turnOffNote:
    'Personne d’autre ne pourra rejoindre avec ce lien, et il ne marchera plus jamais. Tous ceux qui ont rejoint gardent le quiz.',
  keepOn: 'Le laisser actif',
  turnOff: 'Le désactiver',
  isOff: 'Le lien est désactivé.',
  turnOffFailed: 'Le lien n’a pas pu être désactivé. Réessaie.',

  nobody: 'Personne n’a encore rejoint',
  members: (count) => `Membres : ${count.toLocaleString('fr')}`,
  open: 'D’autres peuvent rejoindre jusqu’à ce que tu désactives le lien.',
  openUntil: (time) => `D’autres peuvent rejoindre jusqu’au ${time}.`,
  isOver: (time) => `Le lien a expiré le ${time}. Personne d’autre ne peut rejoindre.`,
  showMore: 'En voir plus',
  withoutName: 'Quelqu’un sans nom',
  notTaken: (date) => `A rejoint le ${date}, pas encore fait`,
  taken: (date, count) =>
    plural(count, { one: `A rejoint le ${date}, fait une fois`, other: `A rejoint le ${date}, fait ${count} fois` }),
  remove: 'Retirer',
  removeMember: (name) => `Retirer ${name}`,
  confirmRemove: 'Oui, retirer',
  confirmRemoveMember: (name) => `Oui, retirer ${name}`,
  removed: (name) => `${name} est retiré. Ses résultats lui restent.`,
  removeFailed: 'Cela n’a pas marché. Réessaie.',
};
