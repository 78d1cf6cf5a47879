// What lies on the device's disk, asked past the app.
import type { Screen } from './screen.ts';

/** All rows of one of the app's stores. */
export const rowsOnDisk = <T>({ page }: Screen, store: 'attempts' | 'uploads'): Promise<T[]> =>
  page.evaluate(
    (name) =>
      new Promise<T[]>((resolve, reject) => {
        const opening = indexedDB.open('oasis');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result as T[]);
          };
        };
      }),
    store,
  );
