// What must be stored before another tab's newer version may change the database. It stores nothing itself.

const flushes = new Set<() => Promise<unknown>>();

/** `flush` runs before the database is given up; call what is returned when there is nothing more to flush. */
export function flushBeforeUpgrade(flush: () => Promise<unknown>): () => void {
  flushes.add(flush);
  return () => void flushes.delete(flush);
}

export function flushAll(): Promise<unknown> {
  return Promise.all([...flushes].map((flush) => flush()));
}
