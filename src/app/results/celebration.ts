// Which submissions were celebrated on this device: each one once. It remembers; it draws nothing.
import * as z from 'zod/mini';

const KEY = 'oasis-celebrated';
const MOST = 100;
const Ids = z.array(z.string());

function celebrated(): string[] {
  try {
    const ids = Ids.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    return ids.success ? ids.data : [];
  } catch {
    return [];
  }
}

export function wasCelebrated(submissionId: string): boolean {
  return celebrated().includes(submissionId);
}

export function rememberCelebration(submissionId: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...celebrated(), submissionId].slice(-MOST)));
  } catch {
    // No storage: it may be celebrated twice, which harms nobody.
  }
}
