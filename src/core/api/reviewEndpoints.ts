// The review calls, for a log that all devices of a student write and read. Part of the table in endpoints.ts.

import { ChoicesBody, ChoicesKept } from '../review/reviewChoice.ts';
import { ReviewsBody, ReviewsKept, ReviewsPage } from '../review/reviewEvent.ts';
import type { Endpoint } from '../wire/endpoint.ts';

/** 500 events of 400 bytes. */
const EVENTS_BODY = 256 * 1024;
/** 500 choices of 120 bytes. */
const CHOICES_BODY = 128 * 1024;

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
  },
  chooseReview: {
    method: 'PUT',
    path: '/reviews/settings',
    auth: true,
    body: 'json',
    maxBytes: CHOICES_BODY,
    request: ChoicesBody,
    status: 200,
    answer: ChoicesKept,
    headers: ['Client-Now'],
  },
  reviewSettings: {
    method: 'GET',
    path: '/reviews/settings',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: ChoicesKept,
  },
} as const satisfies Record<string, Endpoint>;
