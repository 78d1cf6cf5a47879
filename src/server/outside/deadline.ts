// A time limit that may be cancelled or renewed.
export type Deadline = {
  signal: AbortSignal;
  /** restarts the time limit */
  renew: () => void;
  /** cancels the time limit */
  end: () => void;
};

/**
 * A signal that aborts with this one or after a time. `AbortSignal.any` does not hold a timeout, which Node 20 and 24 may
 * collect unfired.
 */
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
