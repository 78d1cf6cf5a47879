// What a browser asks to be reminded of while Oasis is closed, and the push subscription that brings it.
import * as z from 'zod/mini';

/** 65 and 16 bytes in base64url. */
const P256DH = /^[\w-]{87}=?$/;
const AUTH = /^[\w-]{22}={0,2}$/;

/** With everything off, the subscription is forgotten. */
export const Reminders = z.object({
  /** the address at the browser's push service */
  endpoint: z.string().check(z.maxLength(1_000)),
  p256dh: z.string().check(z.regex(P256DH)),
  auth: z.string().check(z.regex(AUTH)),
  /** IANA; one that the server does not know counts as UTC */
  time_zone: z.string().check(z.maxLength(64)),
  quiz_ready: z.boolean(),
  assignment_due: z.boolean(),
  /** the hour of the day, by that zone, at which cards that are due are told; null: never */
  review_hour: z.nullable(z.int().check(z.minimum(0), z.maximum(23))),
});
export type Reminders = z.infer<typeof Reminders>;

/** `public_key`: what a browser subscribes with (VAPID), in base64url */
export const ReminderKey = z.object({ public_key: z.string() });
