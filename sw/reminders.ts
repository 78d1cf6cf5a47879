// Shows the reminders that the server sends while Oasis is closed, and opens the screen of one that is tapped.

/** As src/server/reminders/sender.ts writes it. */
type Reminder = { title: string; address: string; tag: string };

/** Nothing is shown over a page that is being looked at. */
export async function showReminder(worker: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  if (data === null) return;
  const { title, address, tag }: Reminder = data.json();
  await worker.registration.showNotification(title, { tag, icon: '/icons/icon-192.png', data: address });
}

export async function openReminder(worker: ServiceWorkerGlobalScope, notification: Notification): Promise<void> {
  notification.close();
  const url = new URL(String(notification.data), worker.location.origin);
  const address = url.origin === worker.location.origin ? url.href : worker.location.origin;
  const [first] = await worker.clients.matchAll({ type: 'window' });
  if (first === undefined) {
    await worker.clients.openWindow(address);
    return;
  }
  await first.focus();
  await first.navigate(address);
}
