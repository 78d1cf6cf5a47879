// Screens that must stay when a token is refused, such as an open attempt or an unsent result. It does not know which.

const holds = new Set<symbol>();

/** Keeps the screen until the returned function is called (D3.10, D3.19). */
export function holdScreen(): () => void {
  const hold = Symbol('hold');
  holds.add(hold);
  return () => void holds.delete(hold);
}

export function isScreenHeld(): boolean {
  return holds.size > 0;
}
