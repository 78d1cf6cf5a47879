// Around every screen: where notices appear, what runs in the background, and the focus after a navigation.
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Notices } from './notices.tsx';

export function Root() {
  useFocusOnNavigation();
  return (
    <>
      <Outlet />
      <Notices />
    </>
  );
}

/**
 * A new screen starts at its heading, for those who hear it or walk it by keyboard, or where a form is all there is to it, at
 * its first field; not at the first load, which is the browser's.
 */
function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        const first = document.querySelector<HTMLElement>('main [data-first]');
        if (first) return first.focus();
        focusHeading();
      }),
    [router],
  );
}

/** A screen that still loads has no heading yet: it is waited for, unless the student goes elsewhere meanwhile. */
function focusHeading(): void {
  const observer = new MutationObserver(() => {
    if (document.activeElement?.matches('body, main[aria-busy]') === false || focusNow()) observer.disconnect();
  });
  if (!focusNow()) observer.observe(document.body, { childList: true, subtree: true });
}

/** Is the screen there, and its heading in focus? One without a heading begins at its <main>. */
function focusNow(): boolean {
  const main = document.querySelector('main');
  const place = main?.querySelector('h1') ?? main;
  if (!main || !place) return false;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return !main.hasAttribute('aria-busy');
}
