// The columns that every table has.
import { integer, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const time = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
