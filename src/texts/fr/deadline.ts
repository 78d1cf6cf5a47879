// See en/deadline.
import type { deadline as english } from '../en/deadline.ts';
import { plural } from './plural.ts';

export const deadline: typeof english = {
  opens: (time) => `Ouverture le ${time}`,
  opensAndCloses: (opening, closing) => `Ouverture le ${opening}, à rendre le ${closing}`,
  none: 'Sans date de fermeture',
  due: (time) => `À rendre le ${time}`,
  wasDue: (time) => `Était à rendre le ${time}`,
  wasDueForMember: (time) => `Était à rendre le ${time}. Ce que tu rends maintenant est signalé en retard`,
  withAnswersLater: (standing) => `${standing}. Réponses après la fermeture`,
  notHandedIn: (dueTime) => `${dueTime}, pas encore rendu`,
  handedIn: 'Rendu',
  handedInTimes: (count) => plural(count, { one: 'Rendu', other: `Rendu ${count} fois` }),
  attemptsUsed: (standing, usedCount, max) =>
    plural(max, {
      one: `${standing}, ${usedCount} tentative sur ${max}`,
      other: `${standing}, ${usedCount} tentatives sur ${max}`,
    }),
  openUntil: (standing, time) => `${standing}. Ouvert jusqu’au ${time}`,
};
