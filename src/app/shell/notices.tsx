// Notices that come and go. `notify` works anywhere and costs nothing until the first one: notistack is loaded then.
// It decides nothing about what is said, and how long: 4 s, at most 3 (P2.4).

import type { ComponentType } from 'react';
import { useSyncExternalStore } from 'react';

export type NoticeTone = 'success' | 'info' | 'warning' | 'error' | 'loading';
export type Notice = { tone: NoticeTone; text: string };

type Host = { NoticeHost: ComponentType; show: (notice: Notice) => () => void; clear: () => void };

let host: Host | null = null;
let loading: Promise<Host> | null = null;
const listeners = new Set<() => void>();

/** Takes away what no longer speaks of what is on screen. What is under way stays until it ends. */
export function clearNotices(): void {
  host?.clear();
}

function loadHost(): Promise<Host> {
  loading ??= import('./NoticeHost.tsx').then((module) => {
    host = module;
    for (const changed of listeners) changed();
    return module;
  });
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

/** Shows a notice; the returned function takes it away. A 'loading' notice stays until then. */
function raise(tone: NoticeTone, text: string): () => void {
  let withdrawn = false;
  let close = () => {
    withdrawn = true;
  };
  loadHost().then(
    ({ show }) => {
      if (!withdrawn) close = show({ tone, text });
    },
    () => console.error(`A notice could not be shown: ${text}`),
  );
  return () => close();
}

export const notify = {
  success: (text: string) => raise('success', text),
  info: (text: string) => raise('info', text),
  warning: (text: string) => raise('warning', text),
  error: (text: string) => raise('error', text),
  loading: (text: string) => raise('loading', text),
};

/** Loads the host ahead of need: a notice about a lost network cannot wait for it. */
export function prepareNotices(): void {
  void loadHost().catch(() => undefined);
}

/** Where notices appear; once, at the root. */
export function Notices() {
  const Current = useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => host?.NoticeHost ?? null,
    () => null,
  );
  return Current ? <Current /> : null;
}
