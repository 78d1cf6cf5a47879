// The groups of a student, and a new one.
import { plural } from './plural.ts';

export const groups = {
  page: 'Groups',
  intro: 'Quizzes for a class or study group: what is due, and how it went.',
  loadFailed: 'Failed to load groups',
  unknownError: 'An unknown error occurred',
  joinByCode: 'Join a Group with a Code',
  list: 'Your groups',
  ownGroup: (members: number) =>
    plural(members, { one: 'You lead this group. 1 member', other: `You lead this group. ${members} members` }),
  leader: (name: string) => `Led by ${name}`,

  // A new one
  newGroup: 'New group',
  name: 'Group name',
  ownName: 'Your name in the group',
  ownNameHint: 'Members see your name. They do not see each other or each other’s results.',
  make: 'Create Group',
  making: 'Creating...',
  makeFailed: 'The group could not be created. Please try again.',
  needsNetwork: 'You need to be online for this.',
};
