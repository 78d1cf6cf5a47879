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

test.each(['Summary.--', 'FORMS OF SAILS.--', 'The draught of ships. — ', '"Keels".—'])(
  'the heading “%s” on the line of its text is not part of what the text says',
  (head) => {
    const [sentence] = sentencesOf(`${head}The draught of a ship is the depth of its keel under the water.`);
    expect(sentence).toMatchObject({ usable: true, clean: 'The draught of a ship is the depth of its keel under the water.' });
  },
);

test.each([
  'The keel--The Dutch call it so--lies under the water of the harbour.',
  'The draught of a ship (its depth)—Dutch sailors say—is measured at the keel.',
])('“%s” has none', (text) => {
  const [sentence] = sentencesOf(text);
  expect(sentence?.clean.startsWith('The')).toBe(true);
});

test.each([
  'The duty of a pilot is like that of a captain, who is spoken of in Chapter 2.',
  'I want to know how fast a ship of the harbour can sail against the wind.',
])('“%s” is no material', (text) => {
  expect(sentencesOf(text)[0]?.usable).toBe(false);
});
