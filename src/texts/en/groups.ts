// The groups of a student, and a new one.
import { plural } from './plural.ts';

export const groups = {
  page: 'Groups',
  intro: 'A class or a study circle: its quizzes, when they are due, and how it went.',
  loadFailed: 'Failed to load groups',
  unknownError: 'An unknown error occurred',
  joinByCode: 'Join a Group by Its Code',
  list: 'Your groups',
  ownGroup: (members: number) => plural(members, { one: 'You lead it. 1 member', other: `You lead it. ${members} members` }),
  leader: (name: string) => `Led by ${name}`,

  // A new one
  newGroup: 'New group',
  name: 'Name of the group',
  ownName: 'Your name in it',
  ownNameHint: 'Its members see it. They do not see each other, nor each other’s results.',
  make: 'Make the Group',
  making: 'Making...',
  makeFailed: 'The group could not be made. Please try again.',
  needsNetwork: 'You need to be online for this.',
};
