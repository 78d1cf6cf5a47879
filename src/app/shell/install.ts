// Whether, and how, the app can be installed here: by the browser's own question, or by hand on iOS. It shows nothing.
import { proxy, useSnapshot } from 'valtio';

const REMEMBERED = 'oasis-install';

/** Chromium's event; in no standard library of types (WICG). */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

const install = proxy({
  /** 'ask': the browser asks the student when told to; 'by-hand': iOS, through the share menu; null: installed, or no way */
  way: null as 'ask' | 'by-hand' | null,
  /** the student does not want to be asked on the dashboard again */
  declined: false,
});

/** The way to install, live. */
export function useInstall() {
  return useSnapshot(install);
}

let installEvent: InstallEvent | null = null;

/** Listens from the very start: the browser offers itself once, shortly after the page has loaded. */
export function watchInstall(): void {
  if (isInstalled()) return;
  install.declined = wasDeclined();
  if (isIosSafari(navigator)) install.way = 'by-hand';
  addEventListener('beforeinstallprompt', (event) => {
    // The browser's own banner would come at its own moment: during a quiz, too.
    event.preventDefault();
    installEvent = event as InstallEvent;
    install.way = 'ask';
  });
  addEventListener('appinstalled', () => {
    installEvent = null;
    install.way = null;
  });
}

/** Shows the browser's install prompt. The stored event works once; the browser may send a new one later. */
export async function askToInstall(): Promise<void> {
  const offer = installEvent;
  installEvent = null;
  install.way = null;
  await offer?.prompt().catch(() => undefined);
}

/** Not on the dashboard again; "Study offline" still offers it. */
export function declineInstall(): void {
  install.declined = true;
  try {
    localStorage.setItem(REMEMBERED, 'declined');
  } catch {
    // Then it is asked again after the next start.
  }
}

function wasDeclined(): boolean {
  try {
    return localStorage.getItem(REMEMBERED) !== null;
  } catch {
    return false;
  }
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;
}

/** Other browsers on iOS, and those inside other apps, have no such entry in the same place. An iPad calls itself a Mac. */
function isIosSafari({ userAgent, maxTouchPoints }: Navigator): boolean {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos && /Version\/[\d.]+.*Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPT\//.test(userAgent);
}
