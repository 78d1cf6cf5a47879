// This page's one database and one API client. Loaded lazily: the landing page needs neither.
import { createApi } from '#device/api';
import { createDatabase } from '#device/db';
import { learnServerTime } from './serverClock.ts';

export const db = createDatabase();
export const api = createApi({
  more: () => import('#core/togetherEndpoints').then((m) => m.togetherEndpoints),
  onServerTime: learnServerTime,
});
