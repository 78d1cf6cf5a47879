// How many files the build asks for before a page can be used, by its manifest: a slow network takes six at a time, and each round
// costs its own wait.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Chunk = { file: string; imports?: string[]; css?: string[] };
const read = (name: string) => readFileSync(new URL(`../../dist/${name}`, import.meta.url), 'utf8');
const manifest: Record<string, Chunk> = JSON.parse(read('.vite/manifest.json'));

/** Scripts and styles that these chunks load at once. */
function loadedBy(...keys: string[]): string[] {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk of its own for ${key}.`);
    if (found.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...found];
}

const account = 'src/app/account/';
test.each([
  ['index.html', ['src/app/landing/LandingPage.tsx']],
  ['login.html', [`${account}AuthLayout.tsx`, `${account}LoginPage.tsx`]],
  ['register.html', [`${account}AuthLayout.tsx`, `${account}RegisterPage.tsx`]],
  ['forgot-password.html', [`${account}AuthLayout.tsx`, `${account}ForgotPasswordPage.tsx`]],
])('%s can be used after twelve files at most, all of which it names itself', (page, screens) => {
  const html = read(page);
  const files = loadedBy('index.html', ...screens);
  const linked = [...html.matchAll(/(?:href|src)="\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file);
  expect(linked.toSorted()).toEqual([...files, 'early.js'].toSorted());
  // And the page itself; nothing waits for its icon and its manifest.
  expect(linked.length + 1).toBeLessThanOrEqual(12);
});

test.each([
  ['dashboard', 13, 'src/app/documents/dashboard/DashboardPage.tsx'],
  // Most of these two is shared with the sample, and stands in a file of its own.
  ['quiz', 17, 'src/app/quiz/QuizPage.tsx'],
  ['results', 17, 'src/app/results/ResultsPage.tsx'],
  ['upload', 16, 'src/app/documents/upload/UploadPage.tsx'],
])('the %s loads %i files at most', (_, most, screen) => {
  expect(loadedBy('index.html', 'src/app/shell/AppLayout.tsx', screen).length).toBeLessThanOrEqual(most);
});
