// Which sentences of a document may be quoted and asked about.
import { expect, test } from 'vitest';
import { understoodOf } from '../../support/engineInput.ts';

const sentencesOf = (text: string) => understoodOf(text).material.sentences;

test.each(['Answer', 'Answers', 'Solution', 'Hint', 'Rationale', 'Sample answer', 'Answer 3'])(
  '“%s: …” belongs to an exercise that stands elsewhere',
  (label) => {
    const [first, second] = sentencesOf(
      `${label}: The ship turned its bow towards the wind.\n\nThe ship lay in the roads for a week.`,
    );
    expect([first?.usable, second?.usable]).toEqual([false, true]);
  },
);

test.each([
  'The duty of a pilot is like that of a captain, who is spoken of in Chapter 2.',
  'I want to know how fast a ship of the harbour can sail against the wind.',
])('“%s” is no material', (text) => {
  expect(sentencesOf(text)[0]?.usable).toBe(false);
});
