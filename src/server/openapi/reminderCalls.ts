// Describes the calls of reminders for the OpenAPI document.
import type { reminderEndpoints } from '#core/api/reminderEndpoints';
import type { CallRows } from './callRow.ts';

const endpoint = 'https://fcm.googleapis.com/fcm/send/d1a2b3';

export const reminderCalls: CallRows<keyof typeof reminderEndpoints> = {
  reminderKey: {
    description: 'Read the key with which a browser subscribes to messages of this server (VAPID).',
    answer: { public_key: `B${'A'.repeat(86)}` },
  },
  setReminders: {
    description:
      'Choose what this browser is reminded of. The subscription ends with the session, and with everything off. Its `endpoint` must be an address of a browser’s push service.',
    request: {
      endpoint,
      p256dh: `B${'A'.repeat(86)}`,
      auth: 'A'.repeat(22),
      time_zone: 'Africa/Accra',
      quiz_ready: true,
      assignment_due: true,
      review_hour: 18,
    },
    answer: { message: 'Your reminders were saved.' },
  },
};
