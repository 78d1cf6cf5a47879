// What counted when a screen was drawn counts until the screen is left, so that nothing moves when it changes.
import { useState } from 'react';

/** `isKnown`: from now on the value counts. Another `key` begins anew, as another day does. */
export function useAtDrawing<T>(isKnown: boolean, value: T, key = 0): T {
  const [fixed, setFixed] = useState<{ value: T; key: number } | null>(null);
  if (isKnown && fixed?.key !== key) setFixed({ value, key });
  return fixed?.key === key ? fixed.value : value;
}
