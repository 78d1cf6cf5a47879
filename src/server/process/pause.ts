// Splits long work on the request thread, so that other requests are answered between two steps.

/** Bytes or characters. Anything shorter takes at most a few milliseconds. */
const LONG = 256 * 1024;

/** Call it after a step on something of this length. */
export function pauseAfter(length: number): Promise<void> | undefined {
  return length > LONG ? pause() : undefined;
}

export function pause(): Promise<void> {
  return new Promise((resume) => setImmediate(resume));
}
