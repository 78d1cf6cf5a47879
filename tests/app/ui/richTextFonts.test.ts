// The fonts that are served are those of the installed MathJax: an update of the package must bring its fonts along.
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

const served = path.resolve(import.meta.dirname, '../../../public/mathjax-fonts');
const ofPackage = path.join(
  path.dirname(createRequire(import.meta.url).resolve('mathjax-full/package.json')),
  'es5/output/chtml/fonts/woff-v2',
);

test('public/mathjax-fonts holds the fonts of mathjax-full', async () => {
  const names = (await readdir(ofPackage)).sort();
  expect((await readdir(served)).sort()).toEqual(names);
  for (const name of names) {
    expect((await readFile(path.join(served, name))).equals(await readFile(path.join(ofPackage, name)))).toBe(true);
  }
});
