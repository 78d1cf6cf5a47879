// Remembers the screen that a signed-out student wanted until login.
import { isRecord } from './session.ts';

const PLACE = 'oasis-place';

/** Remembers the screen to open after the login. */
export function rememberPlace(path: string, userId: number | null): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ path, userId }));
  } catch {
    // Then the dashboard opens.
  }
}

/** Where to go after a login: the remembered screen, once, unless it was another student's; else the dashboard. */
export function takePlace(userId: number | null): string {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null');
    sessionStorage.removeItem(PLACE);
    if (isPlace(place) && (place.userId === null || place.userId === userId)) return place.path;
  } catch {
    // Then the dashboard opens.
  }
  return '/dashboard';
}

function isPlace(value: unknown): value is { path: string; userId: number | null } {
  if (!isRecord(value)) return false;
  const { path, userId } = value;
  return typeof path === 'string' && path.startsWith('/dashboard') && (userId === null || typeof userId === 'number');
}
