// Parts that a screen loads late: one that cannot be loaded now comes when the network is back.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazyWithRetry } from '../../../src/app/ui/lasting.ts';
import { filesBelow } from '../../support/files.ts';
import { useBrowser } from '../page.tsx';

useBrowser();

test('a part whose code does not come is asked for again as soon as the network is back', async () => {
  let asked = 0;
  const Part = lazyWithRetry(async () => {
    asked += 1;
    if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>here it is</p>;
  });
  render(
    <Suspense fallback={<p>on its way</p>}>
      <Part />
    </Suspense>,
  );
  await screen.findByText('on its way');
  expect(asked).toBe(1);
  dispatchEvent(new Event('online'));
  await screen.findByText('here it is');
  expect(asked).toBe(2);
});

test('no part of the page is loaded in another way', () => {
  const root = path.resolve('src/app');
  const files = filesBelow(root).filter((name) => /\.tsx?$/.test(name));
  expect(files.length).toBeGreaterThan(100);
  const others = files.filter((name) => /\blazy\(/.test(readFileSync(name, 'utf8')));
  expect(others.map((name) => path.relative(root, name))).toEqual([path.join('ui', 'lasting.ts')]);
});
