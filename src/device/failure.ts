// The two ways in which this device fails: a call that did not succeed, and a store that does not hold. The file imports
// nothing, so that a screen can tell an error by its class without loading the client or the database.

/** `network`: no response. `http`: the server refused. `foreign`: something other than our server responded. */
type ApiFailureKind = 'network' | 'http' | 'foreign';

/** The one way a call fails. `detail` is the server's sentence, or null when it gave none. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly kind: ApiFailureKind;
  readonly status: number;
  readonly detail: string | null;
  /** the server said that the account was deleted */
  readonly isAccountGone: boolean;
  constructor(kind: ApiFailureKind, status: number, detail: string | null, about: string, isAccountGone = false) {
    super(detail ?? about);
    this.kind = kind;
    this.status = status;
    this.detail = detail;
    this.isAccountGone = isAccountGone;
  }
}

/** Thrown when this device cannot store: full, private, or its database connection is gone for good. */
export class StorageFailure extends Error {
  override name = 'StorageFailure';
  /** There was no room: the same would fail again, until something else goes. */
  get isFull(): boolean {
    return isNoRoom(this.cause);
  }
}

/** Whether the browser said that there is no room; an aborted transaction says it of its cause. */
export function isNoRoom(error: unknown): boolean {
  const { name, inner } = (error ?? {}) as { name?: string; inner?: { name?: string } };
  return name === 'QuotaExceededError' || inner?.name === 'QuotaExceededError';
}
