// One toast, as the look draws it, for each tone.
import { type CustomContentProps, closeSnackbar, SnackbarContent } from 'notistack';
import { type Ref, useLayoutEffect } from 'react';
import { frameTexts } from '#texts/frame';
import { Arc, CircleInfo, CircleTick, Cross, Warning } from '../ui/icons.tsx';
import { CircleCross } from '../ui/moreIcons.tsx';
import type { NoticeTone } from './notice.ts';

/** a toast of two lines, with its distance to the edge */
const HEIGHT = 72;

/**
 * On a phone in landscape a toast may cover the answer box, at the top as well as at the bottom: it stands on the side where the box is
 * not. Otherwise the styles say where.
 */
function choosePlace(): void {
  const box = document.querySelector('.quiz :is(.qwrite, .opts)')?.getBoundingClientRect();
  const isCovered = box !== undefined && box.top < HEIGHT && box.bottom > 0;
  const isFreeBelow = box !== undefined && (box.bottom < innerHeight - HEIGHT || box.top > innerHeight);
  document.documentElement.toggleAttribute('data-toasts-below', isCovered && isFreeBelow);
}

/** For each toast, while it stands, also while the page scrolls. */
function useFreePlace(): void {
  useLayoutEffect(() => {
    choosePlace();
    addEventListener('scroll', choosePlace, { passive: true });
    addEventListener('resize', choosePlace);
    return () => {
      removeEventListener('scroll', choosePlace);
      removeEventListener('resize', choosePlace);
    };
  }, []);
}

const icons: Record<NoticeTone, typeof Cross> = {
  success: CircleTick,
  info: CircleInfo,
  warning: Warning,
  error: CircleCross,
  loading: Arc,
};

type ToastProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

function Toast({ id, message, action, tone, ref }: ToastProps & { tone: NoticeTone }) {
  const Icon = icons[tone];
  useFreePlace();
  return (
    <SnackbarContent ref={ref ?? null} className={`toast toast--${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon />
      <span>{message}</span>
      {typeof action === 'function' ? action(id) : action}
      <button type="button" className="iconbtn" aria-label={frameTexts.close} onClick={() => closeSnackbar(id)}>
        <Cross />
      </button>
    </SnackbarContent>
  );
}

export const drawings = {
  success: (props: ToastProps) => <Toast {...props} tone="success" />,
  info: (props: ToastProps) => <Toast {...props} tone="info" />,
  warning: (props: ToastProps) => <Toast {...props} tone="warning" />,
  error: (props: ToastProps) => <Toast {...props} tone="error" />,
  loading: (props: ToastProps) => <Toast {...props} tone="loading" />,
};
