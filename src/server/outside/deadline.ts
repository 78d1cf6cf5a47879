// A time for something that may be stopped before it. It does nothing itself.
export type Deadline = {
  signal: AbortSignal;
  /** from now on as long again */
  renew: () => void;
  /** it is not needed any more */
  end: () => void;
};

/** A signal that ends with this one, or after so long. `AbortSignal.any` does not hold a timeout, which Node 20 and 24 may then collect unfired. */
export function within(ms: number, limitName: string, stop: AbortSignal): Deadline {
  const limit = new AbortController();
  const expire = () => limit.abort(new DOMException(`${limitName} is used up.`, 'TimeoutError'));
  let timer = setTimeout(expire, ms).unref();
  const end = () => {
    clearTimeout(timer);
    stop.removeEventListener('abort', stopped);
  };
  const stopped = () => {
    end();
    limit.abort(stop.reason);
  };
  if (stop.aborted) stopped();
  else stop.addEventListener('abort', stopped, { once: true });
  const renew = () => {
    clearTimeout(timer);
    timer = setTimeout(expire, ms).unref();
  };
  return { signal: limit.signal, renew, end };
}
