// See en/leaving.
import type { leaving as english } from '../en/leaving.ts';
import { plural } from './plural.ts';

const countOf = (singular: string, things: string) => (count: number) =>
  plural(count, { one: singular, other: `${count} ${things}` });

export const leaving: typeof english = {
  stay: 'Rester',
  logout: 'Se déconnecter',

  things: {
    madeQuizzes: (count) => `${count} quiz`,
    submissions: (count) => plural(count, { one: `${count} copie`, other: `${count} copies` }),
    marks: (count) => plural(count, { one: 'les corrections d’un quiz', other: `les corrections de ${count} quiz` }),
    join: (count) => `${count} quiz à rejoindre`,
    reviews: (count) => plural(count, { one: `${count} révision`, other: `${count} révisions` }),
    uploads: (count) => plural(count, { one: `${count} fichier`, other: `${count} fichiers` }),
  },
  and: ' et ',
  isNotSent: (thing) => `Pas encore envoyé : ${thing}`,
  areNotSent: (things) => `Pas encore envoyés : ${things}`,

  waiting: {
    madeQuizzes: (count) =>
      plural(count, {
        one: 'Si tu te déconnectes maintenant, le quiz reste sur cet appareil et part après ta prochaine connexion.',
        other: `Si tu te déconnectes maintenant, ${count} quiz restent sur cet appareil et partent après ta prochaine connexion.`,
      }),
    submissions: (count) =>
      plural(count, {
        one: 'Si tu te déconnectes maintenant, la copie reste sur cet appareil et part après ta prochaine connexion.',
        other: `Si tu te déconnectes maintenant, ${count} copies restent sur cet appareil et partent après ta prochaine connexion.`,
      }),
    marks: () =>
      'Si tu te déconnectes maintenant, tes corrections restent sur cet appareil et partent après ta prochaine connexion.',
    join: () => 'Si tu te déconnectes maintenant, tu deviendras membre après ta prochaine connexion.',
    reviews: (count) =>
      plural(count, {
        one: 'Si tu te déconnectes maintenant, la révision reste sur cet appareil et part après ta prochaine connexion.',
        other: `Si tu te déconnectes maintenant, ${count} révisions restent sur cet appareil et partent après ta prochaine connexion.`,
      }),
    uploads: (count) =>
      plural(count, {
        one: 'Si tu te déconnectes maintenant, le fichier reste sur cet appareil et part après ta prochaine connexion.',
        other: `Si tu te déconnectes maintenant, ${count} fichiers restent sur cet appareil et partent après ta prochaine connexion.`,
      }),
  },

  refused: {
    madeQuizzes: countOf(
      '1 quiz a été refusé. Réessaie dans « Étudier hors ligne » après ta prochaine connexion.',
      'quiz ont été refusés. Réessaie dans « Étudier hors ligne » après ta prochaine connexion.',
    ),
    submissions: countOf(
      '1 copie a été refusée. Les réponses restent ici : réessaie ou exporte-les dans « Étudier hors ligne » après ta prochaine connexion.',
      'copies ont été refusées. Les réponses restent ici : réessaie ou exporte-les dans « Étudier hors ligne » après ta prochaine connexion.',
    ),
    marks: () => 'Les corrections refusées restent ici. Ouvre les résultats après ta prochaine connexion et réessaie.',
    join: () => 'Tu peux réessayer depuis ton tableau de bord.',
    reviews: countOf(
      '1 révision a été refusée. Réessaie dans « Étudier hors ligne » après ta prochaine connexion.',
      'révisions ont été refusées. Réessaie dans « Étudier hors ligne » après ta prochaine connexion.',
    ),
    uploads: countOf(
      '1 fichier a été refusé. Réessaie ou retire-le sur le tableau de bord après ta prochaine connexion.',
      'fichiers ont été refusés. Réessaie ou retire-les sur le tableau de bord après ta prochaine connexion.',
    ),
  },
  sharedStay: countOf(
    '1 fichier partagé reste sur cet appareil jusqu’à ce que tu l’envoies depuis le tableau de bord.',
    'fichiers partagés restent sur cet appareil jusqu’à ce que tu les envoies depuis le tableau de bord.',
  ),
  unreadable: (count) =>
    plural(count, {
      one: 'Cette version d’Oasis ne sait pas en lire un. Il reste ici.',
      other: `Cette version d’Oasis ne sait pas en lire ${count}. Ils restent ici.`,
    }),
};
