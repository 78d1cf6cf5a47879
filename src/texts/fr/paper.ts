// See en/paper.
import type { paper as english } from '../en/paper.ts';
import { plural } from './plural.ts';

export const paper: typeof english = {
  leftOut: {
    figure: (count) => `${count} avec une figure`,
    context: (count) => `${count} sur un texte ou un cas situé ailleurs dans le sujet`,
    no_answer: (count) => `${count} sans réponse`,
    several_answers: (count) => `${count} avec plusieurs bonnes réponses`,
    repeated: (count) => plural(count, { one: `${count} posée deux fois`, other: `${count} posées deux fois` }),
    unclear: (count) => plural(count, { one: `${count} mal lue`, other: `${count} mal lues` }),
    too_many: (count) => `${count} au-delà des 100 premières`,
    other: (count) => `${count} pour d’autres raisons`,
  },
  leftOutOf: (count, total, reasons) =>
    plural(count, {
      one: `${count} question sur ${total} est dans ce quiz. Laissées de côté : ${reasons}.`,
      other: `${count} questions sur ${total} sont dans ce quiz. Laissées de côté : ${reasons}.`,
    }),

  picture: 'Image de la question',
  pictureLeftOut: 'Une image est laissée de côté',

  pastExam: 'Annales',
  number: (number) => `N° ${number}`,
  marks: (count) => plural(count, { one: `${count.toLocaleString('fr')} point`, other: `${count.toLocaleString('fr')} points` }),
  marksOf: (points, marks) => `${points.toLocaleString('fr')} sur ${marks}`,

  secondsLeft: (count) => plural(count, { one: `Il reste ${count} seconde.`, other: `Il reste ${count} secondes.` }),
  minutesLeft: (count) => plural(count, { one: `Il reste ${count} minute.`, other: `Il reste ${count} minutes.` }),
};
