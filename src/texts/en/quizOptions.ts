// What a student can choose for a quiz before it is written: its time limit, and what it is to ask.
export const quizOptions = {
  timeLimit: 'Time limit',
  limits: { none: 'No limit', suggested: 'Suggested', custom: 'Custom' },
  usualTime: '1½–4 min each',
  time: (minutes: number) => `${minutes} min`,
  minutes: 'Minutes',
  minutesRange: (highest: string) => `Enter whole minutes from 1 to ${highest}.`,

  title: 'Quiz options',
  summary: (wishes: string) => `Quiz options: ${wishes}`,
  partsLater: 'Later you can make a quiz from single chapters: choose “New quiz from this document” in the document’s menu.',
  questions: 'Questions',
  anyCount: 'Auto',
  kind: 'Kind',
  kinds: { any: 'Mixed', choice: 'Choices', typed: 'Typed', essay: 'Essays' },
  withoutEssays: 'Without essays',
  difficulty: 'Difficulty',
  difficulties: { any: 'Any', Easy: 'Easy', Medium: 'Medium', Hard: 'Hard' },
  parts: 'Parts',
  allParts: 'Tick some, or none for the whole document',
  page: (page: number) => `Page ${page}`,
};
