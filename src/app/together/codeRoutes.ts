// What a code may open, and on which screen.
import type { JoinRow } from '#device/rows/joinRow';

export type CodeTarget = JoinRow['to'];

export const codeRoutes = { quiz: '/s/{-$code}', group: '/g/{-$code}' } as const satisfies Record<CodeTarget, string>;
