// See en/joinRow.
import type { joinRow as english } from '../en/joinRow.ts';

export const joinRow: typeof english = {
  whenOnline: 'Tu seras membre dès que tu seras en ligne.',
  renamed: (joinedName, refusedName) =>
    `Tu es membre sous le nom « ${joinedName} » : « ${refusedName} » ne peut pas être utilisé ici.`,
  renamedToNobody: (refusedName) => `Tu es membre sans nom : « ${refusedName} » ne peut pas être utilisé ici.`,
  chooseName: 'Choisir un autre nom',
  chooseNameFor: (title) => `Choisir un autre nom pour ${title}`,
  leaveName: 'Laisser ainsi',
  leaveNameIn: (title) => `Laisser le nom ainsi dans ${title}`,
  refused: (reason) => `Tu n’as pas pu devenir membre : ${reason}`,
  openLink: 'Ouvrir le lien',
  open: (title) => `Ouvrir ${title}`,
  retry: 'Réessayer',
  retryOf: (title) => `Réessayer : ${title}`,
  doNotJoin: 'Ne pas rejoindre',
  doNotJoinQuiz: (title) => `Ne pas rejoindre ${title}`,
  failed: 'Cela n’a pas marché sur cet appareil. Réessaie.',
};
