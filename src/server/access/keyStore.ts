// SQL that tells until when a user sees no keys of a quiz. Every way out of the server uses this table.
import { NEVER_TOLD } from '#core/attempt/hiddenAnswers';
import type { Role } from './rights.ts';
import { ASSIGNED, IS_ON, roleOf } from './roleStore.ts';

/**
 * closing: of assignments that show answers after closing; opening: of every assignment, except for members of a group to which
 * it is open; ownOpening: of the student's own assignments; always: no such time. Times of ended assignments, groups and
 * accounts stay.
 */
type HidingTime = 'closing' | 'opening' | 'ownOpening' | 'always';

/** A role sees no keys until the latest of these times. visitor: has the code of the link, and possibly no account */
const hidingTimes: Record<Role | 'visitor', readonly HidingTime[]> = {
  owner: [],
  assigned: ['closing'],
  member: ['closing', 'opening'],
  visitor: ['closing', 'opening'],
  early: ['closing', 'ownOpening'],
  past: ['closing', 'opening'],
  unopened: ['always'],
};

/** Each is null if that time has passed or does not exist. */
const columns: Record<HidingTime, string> = {
  closing: 't.closing',
  opening: 'case when t.has_open is not true then t.opening end',
  ownOpening: 't.own_opening',
  always: `timestamptz '${NEVER_TOLD}'`,
};

function latestOf(role: Role | 'visitor'): string {
  const times = hidingTimes[role].map((time) => columns[time]);
  return times.length === 0 ? 'null' : `greatest(${times.join(', ')})`;
}

const ofRoles = (Object.keys(hidingTimes) as Role[]).map((role) => `when '${role}' then ${latestOf(role)}`).join(' ');

/**
 * SQL: until when `user` sees no keys of the quiz; null: they are shown. The arguments are names of columns and parameters.
 * @param user null: a visitor of its link
 */
export function keysHiddenUntil(quiz: string, user: string | null, now: string): string {
  const isOwn =
    user === null
      ? 'false'
      : `${IS_ON} and exists (select 1 from group_members gm where gm.group_id = a.group_id and gm.user_id = ${user} and gm.ended_at is null)`;
  const hidden = user === null ? latestOf('visitor') : `case ${roleOf(quiz, user, now)} ${ofRoles} end`;
  return `(select ${hidden} from (select
      greatest(max(a.closes_at) filter (where a.hides_answers and a.closes_at > ${now}),
        case when ${quiz}.keys_hidden_until > ${now} then ${quiz}.keys_hidden_until end) as closing,
      max(a.opens_at) filter (where a.opens_at > ${now}) as opening,
      bool_or((a.opens_at is null or a.opens_at <= ${now}) and ${isOwn}) as has_open,
      min(a.opens_at) filter (where a.opens_at > ${now} and ${isOwn}) as own_opening
    from ${ASSIGNED} a join study_groups g on g.id = a.group_id where a.quiz_id = ${quiz}.id) t)`;
}
