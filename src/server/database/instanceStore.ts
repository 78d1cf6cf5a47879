// Queries of live servers: each holds an advisory lock under its number.
import { type SQL, sql } from 'drizzle-orm';

export const LOCK_CLASS = 7_241_002;
/** The numbers of all live servers, evaluated when the query runs. */
export const LIVING = `select objid::bigint from pg_locks where locktype = 'advisory'
  and classid = ${LOCK_CLASS} and granted and database = (select oid from pg_database where datname = current_database())`;
export const livingInstances: SQL = sql.raw(LIVING);
/** Holds the lock until the connection ends. $1: the class; $2: the instance */
export const HOLD = 'select pg_advisory_lock($1, $2)';
