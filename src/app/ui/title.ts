// The document's title, which a screen reader announces first.
import { useEffect } from 'react';

const PRODUCT = 'Oasis';

/** `Login · Oasis` */
export function titleOf(page: string): string {
  return `${page} · ${PRODUCT}`;
}

export function useTitle(page: string): void {
  useEffect(() => {
    document.title = titleOf(page);
  }, [page]);
}
