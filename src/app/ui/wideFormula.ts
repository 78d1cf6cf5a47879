// A formula that is wider than the text around it scrolls in a box of its own, and then the keyboard must reach it too. Which
// one is too wide changes with the screen, so the text's block is watched.

const places = new Map<Element, Set<HTMLElement>>();
let watcher: ResizeObserver | null = null;

/** Fits a drawn formula into its block, now and whenever that changes its width; returns the way to stop. */
export function fitFormula(place: HTMLElement): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  watcher ??= new ResizeObserver((entries) => {
    for (const { target } of entries) for (const sharedPlace of places.get(target) ?? []) resize(sharedPlace, target);
  });
  const block = blockOf(place);
  const shared = places.get(block) ?? new Set();
  shared.add(place);
  places.set(block, shared);
  if (shared.size === 1) watcher.observe(block);
  // In the same turn in which it is drawn: the page is never as wide as the formula, not even for one frame.
  resize(place, block);
  return () => {
    shared.delete(place);
    if (shared.size > 0 || places.get(block) !== shared) return;
    places.delete(block);
    watcher?.unobserve(block);
  };
}

function blockOf(place: HTMLElement): Element {
  let block = place.parentElement;
  while (block?.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement;
  return block ?? document.body;
}

function resize(place: HTMLElement, block: Element): void {
  const formula = place.firstElementChild;
  if (!formula) return;
  const { paddingLeft, paddingRight } = getComputedStyle(block);
  const room = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const isBlock = place.classList.contains('math--block');
  const width = isBlock ? place.scrollWidth : formula.getBoundingClientRect().width;
  const isWide = room > 0 && width > room + 1;
  if (!isBlock) place.classList.toggle('math--wide', isWide);
  if (isWide) place.tabIndex = 0;
  else place.removeAttribute('tabindex');
}
