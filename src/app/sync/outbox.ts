// This page's own sender of what waits, and what it says: answers in one lane, files in another. Loaded lazily, with the database.
import { createDelivery, createFileDelivery } from '#device/queue/delivery';
import { api, db } from '../data/device.ts';
import { hearOwn } from './deliveryNews.ts';
import { fileSender } from './fileSender.ts';

const wiring = { db, now: () => Date.now(), hear: hearOwn };

export const outbox = createDelivery({ ...wiring, api });
export const files = createFileDelivery({ ...wiring, files: fileSender });
