// The browsers that journeys are driven in, behind one interface: a profile that lasts, a page, and a kill.
import { startBrowser } from '../../support/browser.ts';
import { startFirefox } from '../../support/firefox.ts';
import { startWebkit } from '../../support/webkit.ts';
import { type DrivenPage, type Screen, screenOf } from './screen.ts';

export type Driven = {
  screen: Screen /** another tab of the same browser */;
  newTab: () => Promise<Screen>;
  kill: () => Promise<void>;
};
export type StartDriven = (profile: string) => Promise<Driven>;

/** Chromium as it is where there is no Background Sync: what a page could register with is gone before any script runs. */
export const chromiumWithoutSync: StartDriven = async (profile) => {
  const browser = await startBrowser(profile);
  await browser.page.context().addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'SyncManager');
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
  return {
    screen: screenOf(browser.page),
    newTab: async () => screenOf(await browser.page.context().newPage()),
    kill: browser.kill,
  };
};

export const firefox: StartDriven = async (profile) => {
  const { page, newPage, kill } = await startFirefox(profile);
  const driven = (tab: typeof page): DrivenPage => ({
    goto: (url) => tab.goto(url),
    reload: () => tab.reload(),
    url: () => tab.url(),
    evaluate: async (work, given) => (await tab.evaluate(work as (given: unknown) => unknown, given)) as never,
    keyboard: tab.keyboard,
  });
  return { screen: screenOf(driven(page)), newTab: async () => screenOf(driven(await newPage())), kill };
};

export const webkit: StartDriven = async (profile) => {
  const { page, newTab, kill } = await startWebkit(profile);
  return { screen: screenOf(page), newTab: async () => screenOf(await newTab()), kill };
};
