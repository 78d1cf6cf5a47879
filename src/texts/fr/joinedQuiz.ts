// See en/joinedQuiz.
import type { joinedQuiz as english } from '../en/joinedQuiz.ts';

export const joinedQuiz: typeof english = {
  openByCode: 'Ouvrir un quiz partagé par son code',
  title: 'Partagés avec moi',
  assigned: (title) => `« ${title} » t’a été donné à faire.`,
  show: 'Voir',

  owner: (name) => `Partagé par ${name}`,
  ownerUnknown: 'Partagé avec toi',
  inGroup: (group, standing) => `${group} : ${standing}`,
  acts: { resume: 'Reprendre', retake: 'Refaire', take: 'Faire le quiz' },
  actsFor: {
    resume: (title) => `Reprendre : ${title}`,
    retake: (title) => `Refaire : ${title}`,
    take: (title) => `Faire le quiz : ${title}`,
  },
  viewResults: 'Résultats',
  viewResultsOf: (title) => `Résultats : ${title}`,
  more: (title) => `Plus d’actions pour ${title}`,
  leaderboard: 'Classement',
  leave: 'Quitter',
  left: (title) => `Tu as quitté « ${title} ».`,
  leaveFailed: 'Tu n’as pas pu quitter le quiz. Réessaie quand tu seras en ligne.',

  leaveTitle: 'Quitter ce quiz ?',
  stay: 'Rester',
  leaveNote: (title) =>
    `« ${title} » quitte ton tableau de bord, et tu quittes son classement. Tu gardes tes résultats, et tu peux revenir avec le lien.`,
};
