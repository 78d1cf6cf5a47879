// notistack, drawn as the toasts of the look: bottom right from 600 px, at the top on phones, one at a time in the quiz.
import { useRouterState } from '@tanstack/react-router';
import { type CustomContentProps, closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider } from 'notistack';
import { type Ref, useEffect } from 'react';
import type { Notice, NoticeTone } from '../notices.tsx';
import { Arc, CircleCross, CircleInfo, CircleTick, Cross, Warning } from './icons.tsx';
import { useMediaQuery } from './mediaQuery.ts';
import { ToastTransition } from './ToastTransition.tsx';

declare module 'notistack' {
  interface VariantOverrides {
    loading: true;
  }
}

const CLOSE_AFTER_MS = 4000;
const MOST = 3;

const icons: Record<NoticeTone, typeof Cross> = {
  success: CircleTick,
  info: CircleInfo,
  warning: Warning,
  error: CircleCross,
  loading: Arc,
};

type ToastProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

function Toast({ id, message, tone, ref }: ToastProps & { tone: NoticeTone }) {
  const Icon = icons[tone];
  return (
    <SnackbarContent ref={ref ?? null} className={`toast toast--${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon />
      <span>{message}</span>
      <button type="button" className="iconbtn" aria-label="Close" onClick={() => closeSnackbar(id)}>
        <Cross />
      </button>
    </SnackbarContent>
  );
}

const drawings = {
  success: (props: ToastProps) => <Toast {...props} tone="success" />,
  info: (props: ToastProps) => <Toast {...props} tone="info" />,
  warning: (props: ToastProps) => <Toast {...props} tone="warning" />,
  error: (props: ToastProps) => <Toast {...props} tone="error" />,
  loading: (props: ToastProps) => <Toast {...props} tone="loading" />,
};

/** Where there is room for one, what comes after a warning waits until that has been read. */
const LEAST_SHOWN_MS = 1500;

const waiting: (() => void)[] = [];
let mounted = false;
let roomForOne = false;
let freeAt = 0;

/** Shows a notice, once the host stands; the returned function takes it away. @public loaded by name */
export function show({ tone, text }: Notice): () => void {
  let close = () => {
    close = () => undefined;
    withdrawn = true;
  };
  let withdrawn = false;
  const open = () => {
    if (withdrawn) return;
    const key = enqueueSnackbar(text, { variant: tone, persist: tone === 'loading' });
    close = () => closeSnackbar(key);
  };
  const inTurn = () => takeTurn(open, tone);
  if (mounted) inTurn();
  else waiting.push(inTurn);
  return () => close();
}

function takeTurn(open: () => void, tone: NoticeTone): void {
  const now = performance.now();
  const wait = roomForOne ? Math.max(0, freeAt - now) : 0;
  if (tone === 'warning') freeAt = now + wait + LEAST_SHOWN_MS;
  if (wait === 0) open();
  else setTimeout(open, wait);
}

/** notistack takes notices only once it stands. */
function Flush() {
  useEffect(() => {
    mounted = true;
    for (const open of waiting.splice(0)) open();
    return () => {
      mounted = false;
    };
  }, []);
  return null;
}

/** @public loaded by name */
export function NoticeHost() {
  const wide = useMediaQuery('(min-width: 37.5rem)');
  const inQuiz = useRouterState({ select: (state) => state.location.pathname.startsWith('/dashboard/quiz/') });
  const most = inQuiz && !wide ? 1 : MOST;
  useEffect(() => {
    roomForOne = most === 1;
  }, [most]);
  return (
    <SnackbarProvider
      maxSnack={most}
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
