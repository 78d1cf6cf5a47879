// The two ways in which this device fails: a call that did not succeed, and a store that does not hold. The file imports
// types alone, so that a screen can tell an error by its class without loading the client or the database.
import type { FailureCode } from '#core/wire/failureCodes';

/** `network`: no response. `http`: the server refused. `foreign`: something other than our server responded. */
type ApiFailureKind = 'network' | 'http' | 'foreign';

/** The one way a call fails. `detail` is the server's sentence, or null when it gave none. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly kind: ApiFailureKind;
  readonly status: number;
  readonly detail: string | null;
  /** by which a program tells it from others; null: none was given */
  readonly code: FailureCode | null;
  constructor(kind: ApiFailureKind, status: number, detail: string | null, about: string, code: FailureCode | null = null) {
    super(detail ?? about);
    this.kind = kind;
    this.status = status;
    this.detail = detail;
    this.code = code;
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
