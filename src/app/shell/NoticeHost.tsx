// notistack, drawn as the toasts of the look: bottom right from 600 px, at the top on phones, one at a time in the quiz.
import { useRouter, useRouterState } from '@tanstack/react-router';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey, SnackbarProvider } from 'notistack';
import { useEffect, useLayoutEffect } from 'react';
import { useMediaQuery } from '../ui/mediaQuery.ts';
import type { Notice } from './notice.ts';
import { drawings } from './Toast.tsx';
import { ToastTransition } from './ToastTransition.tsx';

declare module 'notistack' {
  interface VariantOverrides {
    loading: true;
  }
}

const CLOSE_AFTER_MS = 4000;
const MOST = 3;

/** Where only one toast fits, the one after a warning waits until the warning has been shown for this long. */
const LEAST_SHOWN_MS = 1500;
/** There each waits for so long whether a newer one follows: of a burst only the newest is drawn. */
const SETTLE_MS = 150;

/** Counts presses: a navigation closes the notices from before its press, not those that the press caused. */
let presses = 0;
const countPress = () => {
  presses += 1;
};

/** `press`: the number of presses before it was shown; `isDrawn`: it is no longer waiting for its turn */
type Standing = Notice & { press: number; isDrawn: boolean; close: () => void };

/** what is on screen, or waits for its turn */
const standing = new Set<Standing>();
const openers: (() => void)[] = [];
let mounted = false;
let roomForOne = false;
let freeAt = 0;

/** Shows a notice, once the host stands; the returned function takes it away. @public loaded by name */
export function show(notice: Notice): () => void {
  const { tone, text, act } = notice;
  const shownNotice: Standing = { ...notice, press: presses, isDrawn: false, close: () => undefined };
  let withdrawn = false;
  let key: SnackbarKey | undefined;
  shownNotice.close = () => {
    withdrawn = true;
    standing.delete(shownNotice);
    closeSnackbar(key ?? '');
  };
  const open = () => {
    if (withdrawn) return;
    shownNotice.isDrawn = true;
    makeRoom(shownNotice);
    key = enqueueSnackbar(text, {
      variant: tone,
      persist: tone === 'loading',
      action: act && (
        <button type="button" className="btn btn--text" onClick={act.onPress}>
          {act.label}
        </button>
      ),
      onExited: () => standing.delete(shownNotice),
    });
  };
  const inTurn = () => takeTurn(open, shownNotice);
  standing.add(shownNotice);
  if (mounted) inTurn();
  else openers.push(inTurn);
  return () => shownNotice.close();
}

/** The same words never stand twice; where there is room for one, the newest has it. One that waits for its turn keeps it. */
function makeRoom({ tone, text, ...newNotice }: Standing): void {
  for (const otherNotice of [...standing]) {
    if (otherNotice.close === newNotice.close || otherNotice.tone === 'loading') continue;
    if ((roomForOne && otherNotice.isDrawn) || (otherNotice.tone === tone && otherNotice.text === text)) otherNotice.close();
  }
}

/** Closes notices that no longer concern the screen. Loading notices stay until their work ends. @public loaded by name */
export function clear(maxPress = Number.POSITIVE_INFINITY): void {
  for (const shownNotice of [...standing])
    if (shownNotice.tone !== 'loading' && shownNotice.press < maxPress) shownNotice.close();
}

function takeTurn(open: () => void, shownNotice: Standing): void {
  const now = performance.now();
  const wait = roomForOne ? Math.max(SETTLE_MS, freeAt - now) : 0;
  if (shownNotice.tone === 'warning') freeAt = now + wait + LEAST_SHOWN_MS;
  if (wait === 0) return void open();
  // A warning has its turn all the same: what follows it waits.
  for (const otherNotice of [...standing])
    if (otherNotice !== shownNotice && !otherNotice.isDrawn && /success|info|error/.test(otherNotice.tone)) otherNotice.close();
  setTimeout(open, wait);
}

/** notistack takes notices only once it stands. */
function Flush() {
  useEffect(() => {
    mounted = true;
    for (const open of openers.splice(0)) open();
    return () => {
      mounted = false;
    };
  }, []);
  return null;
}

/** @public loaded by name */
export function NoticeHost() {
  const wide = useMediaQuery('(min-width: 37.5rem)');
  const inQuiz = useRouterState({ select: ({ location }) => /^\/(?:dashboard\/quiz\/|try$)/.test(location.pathname) });
  const maxToasts = inQuiz && !wide ? 1 : MOST;
  // Before Flush, which is an effect.
  useLayoutEffect(() => {
    roomForOne = maxToasts === 1;
  }, [maxToasts]);
  useClearing();
  return (
    <SnackbarProvider
      maxSnack={maxToasts}
      autoHideDuration={CLOSE_AFTER_MS}
      anchorOrigin={{ vertical: wide ? 'bottom' : 'top', horizontal: 'right' }}
      Components={drawings}
      TransitionComponent={ToastTransition}
      classes={{ containerRoot: 'toasts' }}
    >
      <Flush />
    </SnackbarProvider>
  );
}

/** Notices are closed by the next submit, by a navigation, and by Back. */
function useClearing(): void {
  const router = useRouter();
  useEffect(() => {
    const onSubmit = () => clear();
    const options = { capture: true };
    addEventListener('pointerdown', countPress, options);
    addEventListener('keydown', countPress, options);
    addEventListener('submit', onSubmit, options);
    const forgetHistory = router.history.subscribe(({ action }) => {
      if (action.type !== 'PUSH' && action.type !== 'REPLACE') clear();
    });
    const forgetRouter = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged) clear(presses);
    });
    return () => {
      removeEventListener('pointerdown', countPress, options);
      removeEventListener('keydown', countPress, options);
      removeEventListener('submit', onSubmit, options);
      forgetHistory();
      forgetRouter();
    };
  }, [router]);
}
