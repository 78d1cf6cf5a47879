// Work of which only so much may go on at once; the rest waits in line. What waits has cost nothing yet.

export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

export function createTurns(most: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
