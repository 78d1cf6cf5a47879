// The browsers that journeys are driven in, behind one interface: a profile that lasts, a page, and a kill.
import { startBrowser } from '../../support/browser.ts';
import { startFirefox } from '../../support/firefox.ts';
import { type DrivenPage, type Screen, screenOf } from './screen.ts';

export type Driven = { screen: Screen; kill: () => Promise<void> };
export type StartDriven = (profile: string) => Promise<Driven>;

/** Chromium as it is where there is no Background Sync: what a page could register with is gone before any script runs. */
export const chromiumWithoutSync: StartDriven = async (profile) => {
  const browser = await startBrowser(profile);
  await browser.page.context().addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'SyncManager');
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
  return { screen: screenOf(browser.page), kill: browser.kill };
};

export const firefox: StartDriven = async (profile) => {
  const { page, kill } = await startFirefox(profile);
  const driven: DrivenPage = {
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    url: () => page.url(),
    evaluate: async (work, given) => (await page.evaluate(work as (given: unknown) => unknown, given)) as never,
    keyboard: page.keyboard,
  };
  return { screen: screenOf(driven), kill };
};
