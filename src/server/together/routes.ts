// The endpoints of quizzes shared by a link.
import type { Deps } from '../deps.ts';
import { JsonText } from '../http/jsonAnswer.ts';
import type { Limit } from '../http/rateLimit.ts';
import type { Mount } from '../http/route.ts';
import { boardText, placeOf } from './board.ts';
import { boardStatement } from './boardStore.ts';
import { guesserOf } from './codes.ts';
import { leaveQuiz, membersOf, removeMember, setBoardName } from './members.ts';
import { sharedStatement, sharedText } from './sharedListStore.ts';
import { endShare, joinShare, openShare, shareOf, shareQuiz } from './shares.ts';

/** Limits one student's changes that others see. */
export const sharedLimit: Limit = { name: 'together', tries: 120, windowMs: 10 * 60_000 };

export function sharedRoutes(mount: Mount, deps: Deps): void {
  const countTry = (userId: number) => deps.rateLimit.count(sharedLimit, String(userId));
  mount('shareQuiz', async ({ user, id, body }) => {
    await countTry(user.user_id);
    return shareQuiz(deps, { userId: user.user_id, quizId: id('id') }, body);
  });
  mount('quizShare', ({ user, id }) => shareOf(deps, { userId: user.user_id, quizId: id('id') }));
  mount('endShare', async ({ user, id }) => {
    await endShare(deps, { userId: user.user_id, quizId: id('id') });
    return { message: 'The link was turned off. Whoever has joined keeps the quiz.' };
  });
  mount('members', ({ user, id, query }) =>
    membersOf(deps, { userId: user.user_id, quizId: id('id'), after: placeOf(query('after')) }),
  );
  mount('removeMember', async ({ user, id }) => {
    await removeMember(deps, { userId: user.user_id, quizId: id('id'), memberId: id('member_id') });
    return { message: 'The member was removed.' };
  });
  mount(
    'leaderboard',
    async ({ askAs, id, query }) => new JsonText(boardText(await askAs(boardStatement, [id('id'), placeOf(query('after'))]))),
    'in-query',
  );
  mount('setBoardName', async ({ user, id, body }) => {
    await countTry(user.user_id);
    await setBoardName(deps, { userId: user.user_id, quizId: id('id'), name: body.name });
    return { name: body.name };
  });
  mount('openShare', async ({ param, ip, header }) => {
    const guesser = await guesserOf(deps, { ip, header: header('authorization') });
    return openShare(deps, { code: param('code'), guesser });
  });
  mount('joinShare', async ({ user, param, ip, body }) => {
    await countTry(user.user_id);
    return joinShare(deps, { userId: user.user_id, code: param('code'), ip, name: body.name });
  });
  mount('sharedQuizzes', async ({ askAs }) => new JsonText(sharedText(await askAs(sharedStatement, []))), 'in-query');
  mount('leaveQuiz', async ({ user, id }) => {
    await leaveQuiz(deps, { userId: user.user_id, quizId: id('id') });
    return { message: 'The quiz was taken off your list.' };
  });
}
