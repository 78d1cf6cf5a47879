// How SQL writes a time as the API does.

/** ISO 8601 of a value that PostgreSQL gave; anything but a time is null. */
export const isoOf = (time: unknown) => (time instanceof Date ? time.toISOString() : null);

/** ISO 8601 of a column, in UTC; null stays null. */
export function isoSql(time: string): string {
  return `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
