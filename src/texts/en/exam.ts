// A new mock exam.
import { plural } from './plural.ts';

const fitting = (count: number) => plural(count, { one: '1 question fits', other: `${count} questions fit` });

export const exam = {
  page: 'New mock exam',
  about: 'Questions of your quizzes, under a clock, without checks and without feedback before the end.',
  quizzesUnreadable: 'The quizzes on this device could not be read.',
  noQuiz: 'No quiz is on this device yet.',
  madeOfQuizzes:
    'An exam is made of quizzes that are kept here. <upload>Upload a document</upload> or <import>import a quiz</import> first.',

  quizzes: 'Quizzes',
  allOfThem: 'All of them',
  chooseTopics: 'Choose topics',
  topicsChosen: (count: number) => `${count} topics chosen`,
  topics: 'Topics',
  whichQuestions: 'Which questions',
  known: { all: 'All', wrong: 'Only what I got wrong', unseen: 'Never seen' },
  kinds: 'Kinds',
  kindNames: { choice: 'Multiple choice', short: 'Short answers', essay: 'Essays and diagrams' },
  count: 'Questions',
  minutes: 'Minutes',
  countError: (max: number) => `Choose a number from 1 to ${max}.`,
  minutesError: (max: number) => `Choose a number of minutes from 1 to ${max}.`,

  questions: (count: number) => plural(count, { one: '1 question', other: `${count} questions` }),
  onePage: (page: number) => `page\u00a0${page}`,
  pages: (first: number, last: number) => `pages\u00a0${first}\u00a0to\u00a0${last}`,
  allFit: (count: number) => `${fitting(count)}, and all of them are asked.`,
  someFit: (count: number, askedCount: number) => `${fitting(count)}. ${askedCount} are asked, from each quiz in turn.`,
  noneFits: {
    all: 'No question fits these wishes.',
    wrong: 'Nothing of this was answered wrong on this device.',
    unseen: 'All of this was answered on this device already.',
  },

  make: 'Make the Exam',
  making: 'Making the exam...',
  title: (count: number) => plural(count, { one: 'Mock exam, 1 question', other: `Mock exam, ${count} questions` }),
  notKept: 'This device could not keep the exam. Please try again.',
};
