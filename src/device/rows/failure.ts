// The two errors of this device: a failed call, and failed storage. It imports only types, so that screens can check error
// classes without loading client or database.
import type { FailureFacts } from '#core/wire/failure';
import type { FailureCode, FailureParams } from '#core/wire/failureCodes';

/**
 * `network`: no response. `stopped`: by the caller. `http`: the server refused. `foreign`: something other than our server
 * responded. `no-file`: the answer was not a file.
 */
type ApiFailureKind = 'network' | 'stopped' | 'http' | 'foreign' | 'no-file';

/** The only error of a call. Its message is for logs; screens have a text for each kind. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly kind: ApiFailureKind;
  readonly status: number;
  /** the server's sentence, or null */
  readonly detail: string | null;
  /** the failure's code for programs, or null */
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

/** Thrown when this device cannot store: full, private mode, or a database connection lost for good. */
export class StorageFailure extends Error {
  override name = 'StorageFailure';
  /** Whether storage was full, so that trying again would fail until something is removed. */
  get isFull(): boolean {
    return isNoRoom(this.cause);
  }
}

/** Whether the browser reported full storage; an aborted transaction reports it in its cause. */
export function isNoRoom(error: unknown): boolean {
  const { name, inner } = (error ?? {}) as { name?: string; inner?: { name?: string } };
  return name === 'QuotaExceededError' || inner?.name === 'QuotaExceededError';
}
