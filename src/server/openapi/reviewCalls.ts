// Describes the review calls for the OpenAPI document.
import type { reviewEndpoints } from '#core/api/reviewEndpoints';
import type { CallRows } from './callRow.ts';

const event = {
  event_id: 'f3b0c1d2-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
  at: 1_804_147_200_000,
  quiz_id: 7,
  question_id: 1,
  kind: 'rated',
  rating: 'good',
} as const;
const choice = { name: 'retention', value: 0.9, chosen_at: '2027-03-01T08:00:00.000Z' } as const;

export const reviewCalls: CallRows<keyof typeof reviewEndpoints> = {
  addReviews: {
    description:
      'Add events to the review log. An event whose `event_id` is stored stays as it is, so sending it again changes nothing. An event about a question that the student does not have is refused and stops no other. An event from the future counts at its arrival: `corrected` says when.',
    request: { events: [event] },
    answer: { kept: [event.event_id], refused: [] },
  },
  reviews: {
    description: 'Read the review log in the order of arrival, at most 500 events at a time.',
    answer: { events: [event], next: 812, more: false },
  },
  chooseReview: {
    description:
      'Choose how to review: `retention`, `new_per_day`, or the day of an `exam`, of one quiz or (`quiz_id` null) of all. Of each the newest choice counts, by its corrected time. The answer has the choices that count now.',
    request: { choices: [choice] },
    answer: { choices: [choice] },
  },
  reviewSettings: {
    description: 'Read how the student reviews. What was never chosen is absent.',
    answer: { choices: [choice] },
  },
};
