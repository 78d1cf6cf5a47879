// The endpoints of the settings screen.
import type { Deps } from '../deps.ts';
import type { Mount } from '../http/route.ts';
import type { Turns } from '../process/turns.ts';
import { createExportWriter } from './export.ts';
import { changePassword, changeProfile, deleteAccount, endOneSession, endOtherSessions, sessionsOf } from './settings.ts';

/** `inTurn`: password hashing waits for its turn. */
export function settingsRoutes(mount: Mount, deps: Deps, inTurn: Turns): void {
  const writeExport = createExportWriter(deps);
  mount('changeProfile', ({ user, body }) => changeProfile(deps, user, body));
  mount('changePassword', async ({ user, body }) => ({ message: await inTurn(() => changePassword(deps, user, body)) }));
  mount('sessions', ({ user }) => sessionsOf(deps, user));
  mount('endSession', async ({ user, id }) => ({ message: await endOneSession(deps, user, id('session_id')) }));
  mount('endOtherSessions', async ({ user }) => ({ message: await endOtherSessions(deps, user) }));
  mount('deleteAccount', async ({ user, body }) => ({ message: await inTurn(() => deleteAccount(deps, user, body)) }));
  mount('exportAccount', async ({ user }) => {
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="oasis-export.json"',
    };
    return new Response(await writeExport(user), { headers });
  });
}
