// Parts long work on the request thread, so that the requests that came meanwhile are answered between two steps.

/** Bytes or characters. What is shorter takes a few milliseconds at most. */
const LONG = 256 * 1024;

/** After a step on something of this length. */
export function pauseAfter(length: number): Promise<void> | undefined {
  return length > LONG ? pause() : undefined;
}

export function pause(): Promise<void> {
  return new Promise((resume) => setImmediate(resume));
}
