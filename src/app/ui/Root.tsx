// Around every screen: where notices appear, what runs in the background, and the focus after a navigation.
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Notices } from '../notices.tsx';

export function Root() {
  useFocusOnNavigation();
  return (
    <>
      <Outlet />
      <Notices />
    </>
  );
}

/** A new screen starts at its heading, for those who hear it or walk it by keyboard; not at the first load, which is the browser's. */
function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
        if (!place) return;
        place.tabIndex = -1;
        place.focus({ preventScroll: true });
      }),
    [router],
  );
}
