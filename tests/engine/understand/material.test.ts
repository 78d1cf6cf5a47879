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
