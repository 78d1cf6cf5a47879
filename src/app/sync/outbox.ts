// This page's own sender of what waits, and what it says. Loaded lazily, with the database.
import { createDelivery } from '#device/delivery';
import { api, db } from '../data/device.ts';
import { hearOwn } from './deliveryNews.ts';

export const outbox = createDelivery({ db, api, now: () => Date.now(), hear: hearOwn });
