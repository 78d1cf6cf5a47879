// One toast, as the look draws it, for each tone.
import { type CustomContentProps, closeSnackbar, SnackbarContent } from 'notistack';
import type { Ref } from 'react';
import { frameTexts } from '#texts/frame';
import { Arc, CircleCross, CircleInfo, CircleTick, Cross, Warning } from '../ui/icons.tsx';
import { useFreePlace } from './freePlace.ts';
import type { NoticeTone } from './notice.ts';

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
  useFreePlace();
  return (
    <SnackbarContent ref={ref ?? null} className={`toast toast--${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon />
      <span>{message}</span>
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
