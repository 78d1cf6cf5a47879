// Progress: what a student did, what is known of it now, and the attempts of each quiz.
import { plural } from './plural.ts';

export const progress = {
  page: 'Progress',
  isPartial: 'This is what this device knows. What you did on other devices comes once Oasis was open with a network.',
  download: 'Download as CSV',
  nothingYet: 'Nothing to show yet',
  nothingYetNote: 'Finish a quiz, and your scores, your days and what you know of each topic stand here.',
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
      `${sum} answers in the last ${days} days. A day ends at four in the morning. One missed day a week does not end a streak.`,
    minutes: (sum: number, days: number) =>
      `${sum} minutes in the last ${days} days. A day ends at four in the morning. One missed day a week does not end a streak.`,
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
      one: `1 attempt, the last ${last}. The dotted line is 70%.`,
      other: `${count} attempts, the last ${last}. The dotted line is 70%.`,
    }),
  scoresSumWithMean: (count: number, last: string) =>
    `${count} attempts, the last ${last}. The dotted line is 70%. The line is the mean of the last five.`,
  scoreAndCount: (score: string, count: string) => `${score}, ${count}`,

  // What comes back
  comesBack: 'What comes back',
  nothingComesBack: 'Nothing comes back in the next two weeks.',
  comingSum: (today: number, sum: number) => `${today} today, ${sum} in the next two weeks, as things stand.`,
  weekdayAndDay: (weekday: string, day: string) => `${weekday}, ${day}`,

  // What is known
  whatYouKnow: 'What you know',
  knownOf: (count: number, all: number) => `${count} of ${all} known`,
  masterySum: (count: number, all: number) =>
    `${count} of ${all} known. A question counts while you would still know it with 90% likelihood; what is not reviewed fades.`,
  topics: (count: number) => `${count} topics`,
  noTopic: 'Without a topic',
  sureButWrong: 'Sure, but wrong',
  sureButWrongNote: 'Answers that you were sure of. A question goes from here once you know it in review or in the quiz.',
  weakestTopics: (count: number) => plural(count, { one: 'Your weakest topic', other: `Your ${count} weakest topics` }),
  practise: 'Practise these',
  practiseQuiz: (title: string, count: number) =>
    plural(count, { one: `Practise these: ${title}, 1 question`, other: `Practise these: ${title}, ${count} questions` }),
  practiseTopic: (topic: string, count: number) => `Practise these: ${topic}, ${count} questions`,
  practiceFailed: 'Practice could not be started on this device.',

  // The attempts
  everyQuiz: 'Every quiz, attempt by attempt',
  attemptsOfQuiz: (count: number, last: string) =>
    plural(count, { one: `1 attempt, the last ${last}`, other: `${count} attempts, the last ${last}` }),
  attempts: 'Attempts',
  backToProgress: 'Back to Progress',
  noResult: 'No result of this quiz is known on this device yet. Open it once with a network.',
  attemptsSum: (count: number) =>
    plural(count, { one: 'One attempt until now.', other: `${count} attempts. The dotted line is 70%.` }),
  moment: (day: string, time: string) => `${day}, ${time}`,
  nightMoment: (day: string, time: string) => `Night of ${day}, ${time}`,
  sameScore: 'The same as the last time',
  betterScore: (points: string) => `${points} points better than the last time`,
  lowerScore: (points: string) => `${points} points lower than the last time`,

  // One attempt
  attempt: 'Attempt',
  backToAttempts: 'Back to Attempts',
  scoreAndMoment: (score: string, moment: string) => `${score} · ${moment}`,
  notOnDevice: 'This attempt is not on this device',
  openOnline: 'Open it once with a network; then it is here without one too.',
};
