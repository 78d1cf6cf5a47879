// The calls about review: a log that every device of a student adds to and reads. Part of the table in endpoints.ts.
import type { Endpoint } from './endpoint.ts';
import { ReviewsBody, ReviewsKept, ReviewsPage } from './reviewEvent.ts';

/** 500 events of 400 bytes. */
const EVENTS_BODY = 256 * 1024;

export const reviewEndpoints = {
  addReviews: {
    method: 'POST',
    path: '/reviews',
    auth: true,
    body: 'json',
    maxBytes: EVENTS_BODY,
    request: ReviewsBody,
    status: 200,
    answer: ReviewsKept,
    about:
      'Add events to the log of reviews, at most 500. An event that is known by its `event_id` is kept as it is, so sending it again changes nothing. One about a question that the student does not have is refused, and stops no other.',
  },
  reviews: {
    method: 'GET',
    path: '/reviews',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: ReviewsPage,
    query: ['after'],
    about:
      'The log of reviews in the order of arrival, at most 500 events: from the beginning, or those `after` an earlier `next`.',
  },
} as const satisfies Record<string, Endpoint>;
