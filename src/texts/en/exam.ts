// A new mock exam.
import { plural } from './plural.ts';

const fitting = (count: number) => plural(count, { one: '1 question matches', other: `${count} questions match` });

export const exam = {
  page: 'New mock exam',
  about: 'Questions from your quizzes, against the clock, with no checks or feedback until the end.',
  quizzesUnreadable: 'The quizzes on this device could not be read.',
  noQuiz: 'There are no quizzes on this device yet.',
  madeOfQuizzes:
    'A mock exam uses the quizzes on this device. <upload>Upload a document</upload> or <import>import a quiz</import> first.',

  quizzes: 'Quizzes',
  allOfThem: 'Tick some, or none for all',
  chooseTopics: 'Choose topics',
  topicsChosen: (count: number) => `${count} topics chosen`,
  topics: 'Topics',
  whichQuestions: 'Which questions',
  known: { all: 'All', wrong: 'Only what I got wrong', unseen: 'Not seen yet' },
  kinds: 'Question types',
  kindNames: { choice: 'Multiple choice', short: 'Short answers', essay: 'Essays and diagrams' },
  count: 'Questions',
  minutes: 'Minutes',
  countError: (max: number) => `Choose a number from 1 to ${max}.`,
  minutesError: (max: number) => `Choose from 1 to ${max} minutes.`,

  questions: (count: number) => plural(count, { one: '1 question', other: `${count} questions` }),
  onePage: (page: number) => `page\u00a0${page}`,
  pages: (first: number, last: number) => `pages\u00a0${first}\u00a0to\u00a0${last}`,
  allFit: (count: number) => `${fitting(count)}. All will be asked.`,
  someFit: (count: number, askedCount: number) => `${fitting(count)}. ${askedCount} will be asked, spread over your quizzes.`,
  noneFits: {
    all: 'No questions match these choices.',
    wrong: 'You got none of these wrong on this device.',
    unseen: 'You have answered all of these on this device.',
  },

  make: 'Make the Exam',
  making: 'Making the exam...',
  /** when it is made: several stand in one list */
  title: (date: string) => `Mock exam, ${date}`,
  notKept: 'This device could not save the exam. Please try again.',
};
