// The two ways in which this device fails: a call that did not succeed, and a store that does not hold. The file imports
// types alone, so that a screen can tell an error by its class without loading the client or the database.
import type { FailureFacts } from '#core/wire/failure';
import type { FailureCode, FailureParams } from '#core/wire/failureCodes';

/**
 * `network`: no response. `stopped`: the caller stopped it. `http`: the server refused. `foreign`: something other than our server
 * responded. `no-file`: something other than a file came.
 */
type ApiFailureKind = 'network' | 'stopped' | 'http' | 'foreign' | 'no-file';

/** The one way a call fails. Its message is for logs; a screen has a text for each kind. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly kind: ApiFailureKind;
  readonly status: number;
  /** the server's sentence; null: it gave none */
  readonly detail: string | null;
  /** by which a program tells it from others; null: none was given */
  readonly code: FailureCode | null;
  readonly params: FailureParams;
  readonly issue: FailureFacts['issue'];
  constructor(kind: ApiFailureKind, status: number, about: string, facts: FailureFacts | null = null) {
    super(facts?.detail ?? about);
    this.kind = kind;
    this.status = status;
    this.detail = facts?.detail ?? null;
    this.code = facts?.code ?? null;
    this.params = facts?.params ?? {};
    this.issue = facts?.issue ?? null;
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
