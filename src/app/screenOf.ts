// A screen of those who are signed in: its code comes late, and what it shows first is read from this device before it is drawn. So it is
// drawn once, and whole.
import { lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A device that takes longer keeps nobody from the screen, which then waits by itself. */
const LONGEST_READ_MS = 1_000;

type Params = Record<string, string | undefined>;

/** `prepare`: reads what the screen shows first. Not `isEntering`: it is on view, or a pointer rests on a link to it, so nothing may be written. */
export type Screen = (() => ReactNode) & { prepare?: (params: Params, isEntering: boolean) => Promise<unknown> };

export function screenOf<Name extends string, Module extends Record<Name, Screen>>(load: () => Promise<Module>, name: Name) {
  return {
    component: lazyRouteComponent(load, name),
    loader: async ({ params, cause }: { params: Params; cause: string }): Promise<void> => {
      // Code that does not come is the component's to say.
      const screen = (await load().catch(() => null))?.[name];
      if (!screen?.prepare) return;
      const pause = new Promise((resolve) => setTimeout(resolve, LONGEST_READ_MS));
      await Promise.race([screen.prepare(params, cause === 'enter').catch(() => undefined), pause]);
    },
  };
}
