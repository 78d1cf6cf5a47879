// The table of kinds: what the other stages look up in it is there.
import { expect, test } from 'vitest';
import { kinds } from '#engine/choose/draftsOf';
import { score } from '#engine/weights/score';

test('no two kinds have one name', () => {
  expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
});

test('each kind that has a weight is in the table', () => {
  const names = kinds.map(({ name }) => name);
  for (const named of Object.keys(score.kinds)) expect(names).toContain(named.replace(/^\w+ /, ''));
});
