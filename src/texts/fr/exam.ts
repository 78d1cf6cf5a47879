// See en/exam.
import type { exam as english } from '../en/exam.ts';
import { plural } from './plural.ts';

const fitting = (count: number) =>
  plural(count, { one: `${count} question correspond`, other: `${count} questions correspondent` });

export const exam: typeof english = {
  page: 'Nouvel examen blanc',
  about: 'Des questions de tes quiz, contre la montre, sans vérification ni correction avant la fin.',
  quizzesUnreadable: 'Les quiz de cet appareil n’ont pas pu être lus.',
  noQuiz: 'Il n’y a pas encore de quiz sur cet appareil.',
  madeOfQuizzes:
    'Un examen blanc utilise les quiz de cet appareil. <upload>Envoie un document</upload> ou <import>importe un quiz</import> d’abord.',

  quizzes: 'Quiz',
  allOfThem: 'Coche ce que tu veux, ou rien pour tout prendre',
  chooseTopics: 'Choisir des thèmes',
  topicsChosen: (count) => plural(count, { one: `${count} thème choisi`, other: `${count} thèmes choisis` }),
  topics: 'Thèmes',
  whichQuestions: 'Quelles questions',
  known: { all: 'Toutes', wrong: 'Celles que j’ai ratées', unseen: 'Pas encore vues' },
  kinds: 'Types de questions',
  kindNames: { choice: 'Choix multiple', short: 'Réponses courtes', essay: 'Rédactions et schémas' },
  count: 'Questions',
  minutes: 'Minutes',
  countError: (max) => `Choisis un nombre de 1 à ${max}.`,
  minutesError: (max) => `Choisis de 1 à ${max} minutes.`,

  questions: (count) => plural(count, { one: `${count} question`, other: `${count} questions` }),
  onePage: (page) => `page\u00a0${page}`,
  pages: (first, last) => `pages\u00a0${first}\u00a0à\u00a0${last}`,
  allFit: (count) => `${fitting(count)}. Toutes seront posées.`,
  someFit: (count, askedCount) => `${fitting(count)}. ${askedCount} seront posées, réparties entre tes quiz.`,
  noneFits: {
    all: 'Aucune question ne correspond à ces choix.',
    wrong: 'Tu n’en as raté aucune sur cet appareil.',
    unseen: 'Tu as répondu à toutes sur cet appareil.',
  },

  make: 'Créer l’examen',
  making: 'Création de l’examen...',
  title: (date) => `Examen blanc, ${date}`,
  notKept: 'Cet appareil n’a pas pu enregistrer l’examen. Réessaie.',
};
