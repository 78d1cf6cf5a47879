// Where a sentence ends, and where a full stop belongs to a word.
import { expect, test } from 'vitest';
import { sentencesOf } from '#engine/english/sentence';

test.each([
  ['a case', 'In Smith v. Jones the court held so. The pilot paid.', 2],
  ['an article of law', 'Under Art. 5 of the code ships give way. So they do.', 2],
  ['a rank', 'Capt. Reed wrote to Gov. Hale. He agreed.', 2],
  ['initials', 'J. S. Bach wrote it. It is long.', 2],
])('%s', (_, text, count) => {
  expect(sentencesOf(text)).toHaveLength(count);
});
