// Formats times in SQL as the API does.

/** ISO 8601 of a value from PostgreSQL; null for anything that is not a readable time. */
export function isoOf(time: unknown): string | null {
  return time instanceof Date && !Number.isNaN(time.getTime()) ? time.toISOString() : null;
}

/** ISO 8601 of a column, in UTC; null stays null. */
export function isoSql(time: string): string {
  return `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
