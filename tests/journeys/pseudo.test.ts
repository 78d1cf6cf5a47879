// Every text on the screens stands in a catalogue: the page is shown in the pseudo-language, which has an accent on each letter. What a
// screen shows in plain letters is written in its code. All data of this test is Greek, so that none is taken for a text.
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import type { Quiz } from '#core/quiz/quiz';
import { openStage, putDocument, type Stage, setVerified, signIn } from './tour/stage.ts';
import { settle } from './tour.ts';

const quiz: Quiz = {
  title: 'Το νερό',
  questions: [
    {
      question_id: 1,
      question_type: 'multiple_choice',
      question_text: 'Τι είναι το νερό;',
      options: { A: 'Υγρό', B: 'Αέριο' },
      correct_answer: 'A',
    },
    { question_id: 2, question_type: 'short_answer', question_text: 'Πού βράζει;', correct_answer: 'Στους εκατό' },
  ],
};

/** The address of a screen; `act`: what brings more of it to light. */
type Screen = { address: string; act?: (page: Page) => Promise<void> };

const screensOf = (quizId: number): Record<string, Screen> => ({
  quiz: {
    address: `/dashboard/quiz/${quizId}`,
    act: async (page) => {
      await page.locator('.opt').first().click();
      await page.locator('.sure').click();
      await page.keyboard.press('?');
      await page.locator('.dialog').waitFor();
    },
  },
  'quiz that is missing': { address: '/dashboard/quiz/0' },
  'put away': {
    address: `/dashboard/quiz/${quizId}`,
    act: async (page) => {
      await page.locator('.qaway button').last().click();
      await page.locator('.dialog').waitFor();
    },
  },
  exam: { address: '/dashboard/exam/new' },
  edit: { address: `/dashboard/quiz/${quizId}/edit?question=1` },
  write: { address: '/dashboard/write' },
  print: { address: `/dashboard/quiz/${quizId}/print` },
  landing: { address: '/' },
  login: { address: '/login' },
  dashboard: { address: '/dashboard' },
  study: { address: '/dashboard/study' },
  upload: { address: '/dashboard/upload' },
  import: { address: '/dashboard/import' },
  offline: { address: '/dashboard/offline' },
  pricing: { address: '/dashboard/pricing' },
  settings: { address: '/dashboard/settings' },
  review: { address: '/dashboard/review' },
  flashcards: { address: '/dashboard/flashcards' },
  cards: { address: '/dashboard/cards' },
  progress: { address: '/dashboard/progress' },
  history: { address: `/dashboard/progress/${quizId}` },
  results: { address: `/dashboard/results/${quizId}` },
  groups: { address: '/dashboard/groups' },
  sample: { address: '/try' },
});

/** Names that are the same in every language. */
const NAMES =
  /\b(?:Oasis|Anki|Moodle|XML|Markdown|DOCX|PDF|PPTX|TXT|CSV|JSON|GIFT|QTI|kB|MB|GB|LinkedIn|YouTube|Telegram|Chrome|Linux|English|Français)\b|\S+@\S+|\S+\.txt|\bB\b/g;

/** What the screen says in plain letters: texts in sight, and names that are read out. */
function plainTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent?.checkVisibility() && !parent.closest('script, style, kbd')) texts.push(walker.currentNode.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(element.getAttribute(name) ?? '');
    return [...texts, document.title];
  });
}

async function show({ page, url }: Stage, { address, act }: Screen): Promise<string[]> {
  await page.goto(url + address);
  await page.locator('h1').first().waitFor();
  await page.locator('main[aria-busy]').waitFor({ state: 'detached' });
  await act?.(page);
  let plain: string[] = [];
  // A prerendered screen is in English until the page takes over.
  const isTranslated = async () => {
    await settle(page);
    plain = (await plainTexts(page)).filter((text) => /[a-z]{2}/i.test(text.replace(NAMES, '')));
    return plain.length === 0;
  };
  await vi.waitUntil(isTranslated, { timeout: 5_000, interval: 200 }).catch(() => {});
  return [...new Set(plain)].toSorted();
}

test('in the pseudo-language no screen shows a text that stands in no catalogue', async ({ onTestFinished }) => {
  const stage = await openStage(onTestFinished);
  await setVerified(stage, true);
  const quizId = await putDocument(stage, { filename: '1.txt', at: '2026-11-20T14:15:08Z', quiz });
  await signIn(stage);
  await stage.page.evaluate(() => localStorage.setItem('oasis-language', 'pseudo'));
  for (const [name, screen] of Object.entries(screensOf(quizId))) {
    expect.soft(await show(stage, screen), name).toEqual([]);
  }
  expect(await stage.page.evaluate(() => document.documentElement.dir)).toBe('rtl');
});
