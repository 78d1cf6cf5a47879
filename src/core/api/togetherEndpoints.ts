// The calls for quizzes that several students have, shared by a link or assigned in a group, and for reminders. A separate table,
// so that pages load it only where needed (D5.1).
import { groupEndpoints } from './groupEndpoints.ts';
import { reminderEndpoints } from './reminderEndpoints.ts';
import { sharedEndpoints } from './sharedEndpoints.ts';

export const togetherEndpoints = { ...sharedEndpoints, ...groupEndpoints, ...reminderEndpoints } as const;
