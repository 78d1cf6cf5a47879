// Code that a screen loads late may be asked for when the network has just gone. The failure would stay for as long as the page is
// open, in place of the whole screen; so it is asked for again until it comes.
import { type ComponentType, createElement, lazy, useState } from 'react';

const PAUSE_MS = 2_000;

/** `prepare`: reads what it shows first. */
type Part<Props> = ComponentType<Props> & { prepare?: (userId: number) => Promise<unknown> };

/**
 * A component whose code comes late. The loading never fails: it begins again after a pause, and at once when the network is back.
 * `prepare` brings the code, and what the component then reads of the device, before a screen is drawn; the component is there at once,
 * without its fallback.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<Part<Props>>) {
  let loadedPart: Part<Props> | null = null;
  const loadAgain = (): Promise<Part<Props>> => load().catch(() => pause().then(loadAgain));
  const loadPart = async () => {
    loadedPart = await loadAgain();
    return { default: loadedPart };
  };
  const LazyPart = lazy(loadPart);
  function Late(props: Props) {
    // Not another one later: that would lose what is typed in it.
    const [Part] = useState<ComponentType<Props>>(() => loadedPart ?? (LazyPart as unknown as ComponentType<Props>));
    return createElement(Part, props);
  }
  return Object.assign(Late, { prepare: async (userId: number) => void (await (await loadPart()).default.prepare?.(userId)) });
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, PAUSE_MS);
    addEventListener('online', end);
  });
}
