// On a phone in landscape a toast may cover the answer box, at the top as well as at the bottom. It is moved to the side where
// the box is not, also while scrolling. Otherwise the position is set by the styles.
import { useLayoutEffect } from 'react';

/** a toast of two lines, with its distance to the edge */
const HEIGHT = 72;

function choose(): void {
  const box = document.querySelector('.quiz :is(.qwrite, .opts)')?.getBoundingClientRect();
  const isCovered = box !== undefined && box.top < HEIGHT && box.bottom > 0;
  const isFreeBelow = box !== undefined && (box.bottom < innerHeight - HEIGHT || box.top > innerHeight);
  document.documentElement.toggleAttribute('data-toasts-below', isCovered && isFreeBelow);
}

/** For each toast, while it stands. */
export function useFreePlace(): void {
  useLayoutEffect(() => {
    choose();
    addEventListener('scroll', choose, { passive: true });
    addEventListener('resize', choose);
    return () => {
      removeEventListener('scroll', choose);
      removeEventListener('resize', choose);
    };
  }, []);
}
