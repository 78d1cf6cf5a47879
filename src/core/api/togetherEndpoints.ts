// The calls about quizzes that several students have: shared by a link, or assigned in a group. A table of its own, since the page loads
// it only where it is needed (D5.1).
import { groupEndpoints } from './groupEndpoints.ts';
import { sharedEndpoints } from './sharedEndpoints.ts';

export const togetherEndpoints = { ...sharedEndpoints, ...groupEndpoints } as const;
