// Updates the stored keys of names.
import type { Database } from '../database/database.ts';
import { keyOf, RULE } from './names.ts';

const AT_ONCE = 1000;

type Table = { table: string; place: string };
const named: readonly Table[] = [
  { table: 'quiz_members', place: 'quiz_id' },
  { table: 'group_members', place: 'group_id' },
];
const next = ({ table }: Table) =>
  `select id, name from ${table} where name_key not like '${RULE}%' order by id limit ${AT_ONCE}`;
/** If two old names look alike now, the later one gets a unique key: both stay, and nobody new can use either. */
const renew = ({ table, place }: Table) => `with fresh as (select * from unnest($1::int[], $2::text[]) as f (id, name_key)),
    counted as (select m.id, m.${place}, f.name_key, row_number() over (partition by m.${place}, f.name_key
      order by m.ended_at is not null, m.id) as nth from ${table} m join fresh f on f.id = m.id)
  update ${table} m set name_key = c.name_key || case when c.nth = 1 and not exists (select 1 from ${table} o
      where o.${place} = c.${place} and o.name_key = c.name_key and o.ended_at is null) then '' else chr(10) || m.id end
  from counted c where c.id = m.id`;

/** Updates the keys of names that were stored under an older rule. */
export async function renewNameKeys({ execute }: Database): Promise<void> {
  for (const table of named) {
    for (let rows = await execute(next(table)); rows.rows.length > 0; rows = await execute(next(table))) {
      const ids = rows.rows.map(({ id }) => id);
      await execute(renew(table), [ids, rows.rows.map(({ name }) => keyOf(String(name)))]);
    }
  }
}
