// The keys that this server shows to push services (VAPID): those of the environment, else a pair that is made once and kept.
import webPush from 'web-push';
import type { Db } from '../database/database.ts';
import { findOrKeepKeys } from './store.ts';
import type { PushKeys } from './tables.ts';

export async function openKeys(db: Db, configured: PushKeys | null): Promise<PushKeys> {
  return configured ?? findOrKeepKeys(db, webPush.generateVAPIDKeys());
}
