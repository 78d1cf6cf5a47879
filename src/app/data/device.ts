// This page's one database, one API client and one outbox. Loaded lazily: the landing page needs none of them.
import { createApi } from '#device/api';
import { createDatabase } from '#device/db';
import { createDelivery } from '#device/delivery';
import { hearOwn } from '../sync/deliveryNews.ts';

export const db = createDatabase();
export const api = createApi();
export const outbox = createDelivery({ db, api, now: () => Date.now(), hear: hearOwn });
