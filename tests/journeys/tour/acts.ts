// What the tour's parts do again and again. Some of it no student can do: an attempt is set to where a drawing has it.
import type { Stage } from './stage.ts';

type StopOptions = {
  /** the whole page is worth a picture, not only what fits the screen */
  full?: boolean;
  /** something moves by intent */
  moving?: boolean;
  /** what another width would undo */
  inEachSize?: () => Promise<void>;
};

/** Called at each stop. */
export type Stop = (name: string, options?: StopOptions) => Promise<void>;

/** What a drawing says of the attempt; `secondsLeft` of a timed one. */
type Scene = { position?: number; answers?: Record<string, string>; flags?: number[]; secondsLeft?: number };

/** Opens a quiz and sets its open attempt to the scene. */
export async function openQuiz(stage: Stage, quizId: number, scene: Scene): Promise<void> {
  const { page, url } = stage;
  // A dialog that is just closing takes its entry out of the history; a navigation by address must not come in between.
  await page.waitForFunction(() => !(history.state as { sheet?: boolean } | null)?.sheet);
  await page.goto(`${url}/dashboard/quiz/${quizId}`);
  const start = page.getByRole('button', { name: 'Start Quiz' });
  const question = page.getByText(/^Question \d+ of \d+$/).first();
  await start.or(question).waitFor();
  if (await start.isVisible()) await start.click();
  await question.waitFor();
  await page.evaluate(setScene, { quizId, scene });
  await page.reload();
  await page
    .getByText(`Question ${(scene.position ?? 0) + 1} of`)
    .first()
    .waitFor();
}

/** As if it had never been begun. */
export async function forgetAttempt({ page }: Stage, quizId: number): Promise<void> {
  await page.evaluate(setScene, { quizId, scene: null });
}

/** Runs in the page. The app is not told, so it is loaded anew afterwards. */
async function setScene({ quizId, scene }: { quizId: number; scene: Scene | null }): Promise<void> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const base = await done(indexedDB.open('oasis'));
  const store = base.transaction('attempts', 'readwrite').objectStore('attempts');
  type Row = { attemptId: string; quizId: number; openKey?: string; timer: object | null };
  const row = ((await done(store.getAll())) as Row[]).find((one) => one.quizId === quizId && one.openKey !== undefined);
  if (row === undefined) throw new Error('No attempt is open.');
  if (scene === null) await done(store.delete(row.attemptId));
  else {
    const { secondsLeft, ...changes } = scene;
    const left = (secondsLeft ?? 0) * 1000;
    const timer = secondsLeft === undefined ? row.timer : { ...row.timer, leftMs: left, deadlineAt: Date.now() + left };
    await done(store.put({ ...row, checked: null, ...changes, timer }));
  }
  base.close();
}

/** What waits to be uploaded is gone, as if it had been taken back: it would else arrive at some later stop. */
export async function forgetFiles({ page }: Stage): Promise<void> {
  await page.evaluate(async () => {
    const base = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('oasis');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const stores = [...base.objectStoreNames].filter((name) => name.startsWith('upload'));
    const clearing = base.transaction(stores, 'readwrite');
    for (const name of stores) clearing.objectStore(name).clear();
    await new Promise((resolve) => {
      clearing.oncomplete = resolve;
    });
    base.close();
  });
}

/** Hands the attempt in, and waits for its results. The last question is on screen. */
export async function finish({ page }: Pick<Stage, 'page'>): Promise<void> {
  await askToFinish({ page });
  await page.getByRole('button', { name: 'Confirm & Finish' }).click();
  await page.getByRole('heading', { name: 'Quiz Results' }).waitFor();
  await page.getByText('Your Score', { exact: true }).waitFor();
}

/** An unchecked last answer is checked first; the second press asks. */
export async function askToFinish({ page }: Pick<Stage, 'page'>): Promise<void> {
  const check = page.getByRole('button', { name: 'Check Answer' });
  const finishes = page.getByRole('button', { name: 'Finish Quiz' });
  await finishes.waitFor();
  // The kept answer comes a moment after its question. Where there is none, the button stays as it is.
  if (await check.isVisible()) await check.click({ timeout: 5_000 }).catch(() => undefined);
  await finishes.click();
  const asked = page.getByText('Finish the quiz?');
  // A press that came before the check was stored has only checked.
  const isAsked = await asked.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  if (!isAsked) await finishes.click();
  await asked.waitFor();
}

/** No toast goes by itself until `letToastsGo`: the page believes that nobody looks at it. */
export async function holdToasts({ page }: Stage): Promise<void> {
  await page.locator('.toast').first().waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
}

export async function letToastsGo({ page }: Stage): Promise<void> {
  const toasts = page.locator('.toast');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  while ((await toasts.count()) > 0) {
    await toasts
      .first()
      .getByRole('button', { name: 'Close' })
      .click({ timeout: 500 })
      .catch(() => undefined);
  }
}

/** Waits for words that are on screen: phones and wide screens may both have them in the page. */
export async function seen({ page }: Stage, words: string): Promise<void> {
  await page.getByText(words, { exact: true }).filter({ visible: true }).first().waitFor();
}

/** Without a network: the page is told, and no request of the worker gets through either. */
export async function goOffline({ page, instead }: Stage): Promise<void> {
  instead({ path: '/', answer: 'cut' });
  await page.context().setOffline(true);
  await page.getByText('You are offline.').first().waitFor();
}

/** `answers`: what the server says then. */
export async function goOnline({ page, instead }: Stage, ...answers: Parameters<Stage['instead']>): Promise<void> {
  instead(...answers);
  await page.context().setOffline(false);
}

/** The worker has everything that the app needs without a network. */
export async function ready({ page }: Stage): Promise<void> {
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}
