// The photos of pages that this device keeps, live. The upload page asks for them before the rest of photographing is loaded.
import { photosOf } from '#device/files/photos';
import { db } from '../../data/device.ts';
import { liveQueryOf } from '../../data/live.ts';

export const photosQuery = liveQueryOf((userId: number) => photosOf(db, userId));
