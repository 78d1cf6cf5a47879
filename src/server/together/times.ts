// How SQL writes a time as the API does.

/** ISO 8601 of a value that PostgreSQL gave; anything but a time, and a time that cannot be read, is null. */
export function isoOf(time: unknown): string | null {
  return time instanceof Date && !Number.isNaN(time.getTime()) ? time.toISOString() : null;
}

/** ISO 8601 of a column, in UTC; null stays null. */
export function isoSql(time: string): string {
  return `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
