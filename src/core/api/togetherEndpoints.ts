// The calls for quizzes that several students have, shared by a link or assigned in a group. A separate table, so that pages
// load it only where needed (D5.1).
import { groupEndpoints } from './groupEndpoints.ts';
import { sharedEndpoints } from './sharedEndpoints.ts';

export const togetherEndpoints = { ...sharedEndpoints, ...groupEndpoints } as const;
