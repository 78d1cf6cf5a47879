// Progress: what a student did, what is known of it now, and the attempts of each quiz.
import { plural } from './plural.ts';

export const progress = {
  page: 'Progress',
  isPartial: 'This shows only what you did on this device. Go online to see the rest.',
  download: 'Download as CSV',
  nothingYet: 'Nothing to show yet',
  nothingYetNote: 'Finish a quiz to see your scores, your days and how well you know each topic.',
  asTable: 'As a table',
  day: 'Day',
  questions: 'Questions',
  when: 'When',
  score: 'Score',
  quiz: 'Quiz',

  // The days
  yourDays: 'Your days',
  daySums: {
    answers: (sum: number, days: number) =>
      `${sum} answers in the last ${days} days. A day ends at 4 a.m. You can miss one day a week and keep your streak.`,
    minutes: (sum: number, days: number) =>
      `${sum} minutes in the last ${days} days. A day ends at 4 a.m. You can miss one day a week and keep your streak.`,
  },
  show: 'Show',
  measures: { answers: 'Answers', minutes: 'Minutes' },
  quizzes: 'Quizzes',
  reviews: 'Reviews',

  // The scores
  scores: 'Scores',
  allQuizzes: 'All quizzes',
  scoresSum: (count: number, last: string) =>
    plural(count, {
      one: `1 attempt, the latest ${last}. The dotted line is 70%.`,
      other: `${count} attempts, the latest ${last}. The dotted line is 70%.`,
    }),
  scoresSumWithMean: (count: number, last: string) =>
    `${count} attempts, the latest ${last}. The dotted line is 70%. The solid line is the average of the last five.`,
  scoreAndCount: (score: string, count: string) => `${score}, ${count}`,

  // What comes back
  comesBack: 'Coming up in review',
  nothingComesBack: 'Nothing to review in the next two weeks.',
  comingSum: (today: number, sum: number) => `${today} today, ${sum} in the next two weeks.`,
  weekdayAndDay: (weekday: string, day: string) => `${weekday}, ${day}`,

  // What is known
  whatYouKnow: 'What you know',
  knownOf: (count: number, all: number) => `${count} of ${all} known`,
  masterySum: (count: number, all: number) =>
    `${count} of ${all} known. A question counts while you are 90% likely to remember it. Review keeps it that way.`,
  topics: (count: number) => `${count} topics`,
  noTopic: 'No topic',
  sureButWrong: 'Sure, but wrong',
  sureButWrongNote: 'You were sure of these answers. A question leaves this list once you get it right in review or in the quiz.',
  weakestTopics: (count: number) => plural(count, { one: 'Your weakest topic', other: `Your ${count} weakest topics` }),
  practise: 'Practise these',
  practiseQuiz: (title: string, count: number) =>
    plural(count, { one: `Practise these: ${title}, 1 question`, other: `Practise these: ${title}, ${count} questions` }),
  practiseTopic: (topic: string, count: number) => `Practise these: ${topic}, ${count} questions`,
  practiceFailed: 'Practice could not be started on this device.',

  // The attempts
  everyQuiz: 'Every quiz, attempt by attempt',
  version: (number: number) => `Version ${number}`,
  attemptsOfQuiz: (count: number, last: string) =>
    plural(count, { one: `1 attempt, the latest ${last}`, other: `${count} attempts, the latest ${last}` }),
  attempts: 'Attempts',
  backToProgress: 'Back to Progress',
  noResult: 'There are no results for this quiz on this device yet. Open this page once while you are online.',
  attemptsSum: (count: number) =>
    plural(count, { one: 'One attempt so far.', other: `${count} attempts. The dotted line is 70%.` }),
  moment: (day: string, time: string) => `${day}, ${time}`,
  nightMoment: (day: string, time: string) => `Night of ${day}, ${time}`,
  sameScore: 'The same as last time',
  betterScore: (points: string) => `${points} points better than last time`,
  lowerScore: (points: string) => `${points} points lower than last time`,

  // One attempt
  attempt: 'Attempt',
  backToAttempts: 'Back to Attempts',
  scoreAndMoment: (score: string, moment: string) => `${score} · ${moment}`,
  notOnDevice: 'This attempt is not on this device',
  openOnline: 'Open it once while you are online. After that it works offline too.',
};
