// Which sentences of a document may be quoted and asked about.
import { expect, test } from 'vitest';
import { readTxt } from '#engine/read/txt';
import { materialOf } from '#engine/understand/material';

const sentencesOf = (text: string) => materialOf(readTxt(new TextEncoder().encode(text), 'notes.txt')).sentences;

test.each(['Answer', 'Answers', 'Solution', 'Hint', 'Rationale', 'Sample answer', 'Answer 3'])(
  '“%s: …” belongs to an exercise that stands elsewhere',
  (label) => {
    const [first, second] = sentencesOf(
      `${label}: The ship turned its bow towards the wind.\n\nThe ship lay in the roads for a week.`,
    );
    expect([first?.usable, second?.usable]).toEqual([false, true]);
  },
);

test('the number of the question that a sentence answers is not part of what it says', () => {
  const [sentence] = sentencesOf('27 (a) The draught of a ship is the depth of its keel under the water line.');
  expect(sentence).toMatchObject({ usable: true, clean: 'The draught of a ship is the depth of its keel under the water line.' });
});
