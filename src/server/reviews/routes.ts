// The endpoints of review.
import type { Deps } from '../deps.ts';
import { invalid } from '../http/failures.ts';
import type { Mount } from '../http/route.ts';
import { choose, chosen } from './choices.ts';
import { addEvents, eventsAfter } from './decisions.ts';

export function reviewRoutes(mount: Mount, deps: Deps): void {
  mount('addReviews', ({ user, body }) => addEvents(deps, user.user_id, body.events));
  mount('reviews', ({ user, query }) => eventsAfter(deps, user.user_id, readPlace(query('after'))));
  mount('chooseReview', ({ user, body, header }) => choose(deps, user.user_id, body.choices, header('client-now')));
  mount('reviewSettings', ({ user }) => chosen(deps, user.user_id));
}

function readPlace(text: string | null): number {
  const place = text === null ? 0 : Number(text);
  if (text === '' || !Number.isSafeInteger(place) || place < 0) {
    throw invalid(['query', 'after'], 'This is not a place in the log.', 'int_parsing');
  }
  return place;
}
