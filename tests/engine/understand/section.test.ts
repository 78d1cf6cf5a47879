import { expect, test } from 'vitest';
import { SectionTrail } from '#engine/understand/section';

test.each([
  ['Half-reactions', ['Half-reactions', 'Redox', 'Chemistry']],
  ['Tip', ['Redox', 'Chemistry']],
  ['Key Point', ['Redox', 'Chemistry']],
])('text below "%s" has the topics %j: a box does not name one', (heading, topics) => {
  const trail = new SectionTrail('Chemistry');
  trail.enter({ kind: 'heading', level: 1, text: 'Redox', emphasis: [] });
  trail.enter({ kind: 'heading', level: 2, text: heading, emphasis: [] });
  expect(trail.current.topics).toEqual(topics);
});
