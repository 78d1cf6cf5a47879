// This page's database and API client. Loaded on demand, since the landing page needs neither.
import { createApi } from '#device/queue/api';
import { createDatabase } from '#device/rows/db';
import { learnServerTime } from './serverClock.ts';

export const db = createDatabase();
export const api = createApi({
  more: () => import('#core/api/togetherEndpoints').then((m) => m.togetherEndpoints),
  onServerTime: learnServerTime,
});
