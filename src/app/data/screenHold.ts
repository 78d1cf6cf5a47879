// Screens that a refused token must not take away: an open attempt, a result that was not sent yet. It does not know which.

const holds = new Set<symbol>();

/** The screen stays until what is returned is called (D3.10, D3.19). */
export function holdScreen(): () => void {
  const hold = Symbol('hold');
  holds.add(hold);
  return () => void holds.delete(hold);
}

export function isScreenHeld(): boolean {
  return holds.size > 0;
}
