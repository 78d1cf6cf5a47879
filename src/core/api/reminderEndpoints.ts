// The calls of reminders. Only the settings screen needs them.
import { ReminderKey, Reminders } from '../account/reminders.ts';
import { Message } from '../account/user.ts';
import { type Endpoint, SMALL_BODY } from '../wire/endpoint.ts';

export const reminderEndpoints = {
  reminderKey: {
    method: 'GET',
    path: '/reminders/key',
    auth: true,
    body: 'none',
    request: null,
    status: 200,
    answer: ReminderKey,
  },
  setReminders: {
    method: 'PUT',
    path: '/reminders',
    auth: true,
    body: 'json',
    maxBytes: SMALL_BODY,
    request: Reminders,
    status: 200,
    answer: Message,
  },
} as const satisfies Record<string, Endpoint>;
