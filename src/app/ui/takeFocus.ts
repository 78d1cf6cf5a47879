// Gives an element the focus when it is drawn, as its `ref`. The page does not scroll to it.
import type { RefCallback } from 'react';

export const takeFocus: RefCallback<HTMLElement> = (element) => element?.focus({ preventScroll: true });
