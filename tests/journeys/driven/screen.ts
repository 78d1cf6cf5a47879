// What a student sees and does, in the few steps that every browser can be driven with: journeys that must hold in Firefox and in
// Chromium are written with these. A step looks until what it needs is there.
import { setTimeout as wait } from 'node:timers/promises';

/** What the drivers of both browsers have in common. */
export type DrivenPage = {
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  url: () => string;
  evaluate: <T, A>(work: (given: A) => T | Promise<T>, given: A) => Promise<T>;
  keyboard: { type: (text: string) => Promise<void>; press: (key: 'Enter' | 'Escape') => Promise<void> };
};

export type Screen = ReturnType<typeof screenOf>;

const LIMIT_MS = 60_000;

/** In the page: the visible text of the whole screen. */
const words = () => document.body.innerText;

/** In the page: presses what has this role's elements and this name; says whether it was there. */
function press({ name, isExact }: { name: string; isExact: boolean }): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('button, a, [role=button], [role=menuitem]')];
  const nameOf = (one: HTMLElement) => (one.getAttribute('aria-label') ?? one.textContent).trim();
  const found = all.find((one) => {
    const isThere = one.offsetParent !== null && !(one as HTMLButtonElement).disabled;
    return isThere && (isExact ? nameOf(one) === name : nameOf(one).startsWith(name));
  });
  found?.click();
  return found !== undefined;
}

/** In the page: puts the focus into the field with this label or placeholder, and empties it. */
function enter(name: string): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const field = fields.find(
    (one) => one.placeholder === name || [...(one.labels ?? [])].some((l) => l.textContent.trim() === name),
  );
  field?.focus();
  field?.select();
  return field !== undefined && document.activeElement === field;
}

export function screenOf(page: DrivenPage) {
  async function until<T>(what: string, look: () => Promise<T | null | false>): Promise<T> {
    const end = Date.now() + LIMIT_MS;
    for (;;) {
      // A page that is just being left answers nothing.
      const found = await look().catch(() => null);
      if (found) return found;
      if (Date.now() > end) {
        const shown = await page.evaluate(words, null).catch(() => 'nothing');
        throw new Error(`${what} did not come at ${page.url()}; the screen says: ${shown}`);
      }
      await wait(100);
    }
  }
  const text = () => page.evaluate(words, null);
  const given = () =>
    page.evaluate(
      () =>
        document.querySelector('textarea')?.value ??
        document.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value ??
        null,
      null,
    );

  return {
    page,
    text,
    see: (what: string | RegExp) =>
      until(String(what), async () => {
        const shown = await text();
        return typeof what === 'string' ? shown.includes(what) : what.test(shown);
      }),
    press: (name: string, isExact = true) => until(name, () => page.evaluate(press, { name, isExact })),
    /** Types, key by key, into the field of this label or placeholder. */
    write: async (name: string, given: string) => {
      await until(name, () => page.evaluate(enter, name));
      await page.keyboard.type(given);
    },
    /** Chooses the option of this letter. */
    choose: (letter: string) =>
      until(letter, () =>
        page.evaluate((value) => {
          const option = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].find((one) => one.value === value);
          option?.click();
          return option !== undefined;
        }, letter),
      ),
    /** Puts a text file into the page's file field in the moment in which it appears, as a script would. */
    chooseFile: (name: string, content: string) =>
      page.evaluate(
        (file) => {
          const put = () => {
            const field = document.querySelector<HTMLInputElement>('input[type=file]');
            const chosen = new DataTransfer();
            chosen.items.add(new File([file.content], file.name, { type: 'text/plain' }));
            if (field) field.files = chosen.files;
            field?.dispatchEvent(new Event('change', { bubbles: true }));
            return field !== null;
          };
          if (put()) return;
          const observer = new MutationObserver(() => {
            if (put()) observer.disconnect();
          });
          observer.observe(document, { childList: true, subtree: true });
        },
        { name, content },
      ),
    /** What the text area, or else the chosen option, holds. */
    given,
    /** Waits until it holds this. */
    holds: (answer: string) => until(answer, async () => (await given()) === answer),
    /** The seconds on the badge. */
    clock: () =>
      until('the clock', async () => {
        const shown = await page.evaluate(() => document.querySelector('[role=timer]')?.textContent ?? '', null);
        const [, minutes, seconds] = /(\d+):(\d\d)/.exec(shown) ?? [];
        return seconds === undefined ? null : { seconds: Number(minutes) * 60 + Number(seconds) };
      }).then(({ seconds }) => seconds),
    /** Waits until the worker serves the app and the quiz is kept. */
    readyOffline: async () => {
      await until('a worker', () =>
        page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state === 'activated', null),
      );
    },
  };
}
