// How the files of a version come into the cache: some at a time, none twice, and no wrong one.
import { expect, test } from 'vitest';
import { fetchInParallel } from '../../sw/fetchInParallel.ts';

const origin = 'https://oasis.example';
const files = new Map(
  Array.from({ length: 30 }, (_, n) => [`${origin}/${n}.js`, n === 0 ? `${origin}/0.js?__WB_REVISION__=1` : `${origin}/${n}.js`]),
);

/** A cache that holds these, and a network whose answers wait until they are let go. */
function browser(held: string[] = []) {
  const kept = new Map(held.map((key) => [key, 'kept']));
  const waiting: { request: Request; answer: (response: Response | null) => void }[] = [];
  const cache = {
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    put: async (key: RequestInfo | URL, response: Response) => void kept.set(String(key), await response.text()),
  };
  const fetch = (request: Request) =>
    new Promise<Response>((resolve, reject) =>
      waiting.push({ request, answer: (response) => (response ? resolve(response) : reject(new TypeError('Failed to fetch'))) }),
    );
  return { kept, waiting, run: fetchInParallel({ files, cache, fetch }) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Answers all that is asked, until nothing more is; returns the largest number that was asked at once. */
async function answerAll(
  { waiting }: ReturnType<typeof browser>,
  answer: (request: Request) => Response | null,
): Promise<number> {
  let most = 0;
  for (await settled(); waiting.length > 0; await settled()) {
    most = Math.max(most, waiting.length);
    for (const { request, answer: tell } of waiting.splice(0)) tell(answer(request));
  }
  return most;
}

const right = () => new Response('right');

test('they come six at a time, each under its key', async () => {
  const it = browser();
  expect(await answerAll(it, right)).toBe(6);
  await it.run;
  expect([...it.kept.keys()].toSorted()).toEqual([...files.values()].toSorted());
});

test('what is there already is not asked for, so a cut install goes on where it stopped', async () => {
  const held = [...files.values()].slice(0, 29);
  const it = browser(held);
  const asked: string[] = [];
  await answerAll(it, (request) => {
    asked.push(request.url);
    return right();
  });
  await it.run;
  expect(asked).toEqual([`${origin}/29.js`]);
});

test('a file that keeps its name is asked for past the HTTP cache', async () => {
  const it = browser();
  const modes = new Map<string, RequestCache>();
  await answerAll(it, (request) => {
    modes.set(request.url, request.cache);
    return right();
  });
  await it.run;
  expect([modes.get(`${origin}/0.js`), modes.get(`${origin}/1.js`)]).toEqual(['reload', 'default']);
});

test('what fails, is refused or is led elsewhere is not kept, and the others are', async () => {
  const it = browser();
  const elsewhere = Object.defineProperty(right(), 'redirected', { value: true });
  const wrong = new Map<string, Response | null>([
    [`${origin}/3.js`, null],
    [`${origin}/4.js`, new Response('busy', { status: 503 })],
    [`${origin}/5.js`, elsewhere],
  ]);
  await answerAll(it, ({ url }) => (wrong.has(url) ? (wrong.get(url) ?? null) : right()));
  await it.run;
  expect([...files.values()].filter((key) => !it.kept.has(key))).toEqual([...wrong.keys()]);
});
