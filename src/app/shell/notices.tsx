// Notices (toasts). `notify` can be called anywhere; notistack is loaded with the first notice. Duration and number are
// P2.4's: 4 s, at most 3.

import type { ComponentType } from 'react';
import { useSyncExternalStore } from 'react';
import type { Notice, NoticeTone } from './notice.ts';

type Host = { NoticeHost: ComponentType; show: (notice: Notice) => () => void; clear: () => void };

let host: Host | null = null;
let loading: Promise<Host> | null = null;
const listeners = new Set<() => void>();

/** Closes notices that no longer concern the screen. Loading notices stay until their work ends. */
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

/** Loads the host in advance: without a network it could not be loaded for the notice that says so. */
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
