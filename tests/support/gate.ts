/** A promise that is kept when the test opens it. */
export function createGate<T = void>() {
  let open: (value: T) => void = () => undefined;
  const opened = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { open: (value: T) => open(value), opened };
}
