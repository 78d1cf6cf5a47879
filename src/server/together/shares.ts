// Links to a quiz: enabled and disabled by its owner, opened by anybody with the code, joined with an account.

import type * as z from 'zod/mini';
import { withoutKeys } from '#core/attempt/hiddenAnswers';
import { topicLine } from '#core/marking/topicLine';
import type { Question } from '#core/quiz/quiz';
import { sharePath } from '#core/together/shareCode';
import type { Joined, OpenShare, Share } from '#core/together/sharedQuiz';
import { askRight } from '../access/ask.ts';
import { withoutDocuments } from '../access/hidden.ts';
import { hiddenIn } from '../access/keys.ts';
import type { Row } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { invalidField, Refusal } from '../http/failures.ts';
import { drawCode, type Guesser, openCode } from './codes.ts';
import { keepMember, leadersOf } from './members.ts';
import { allowedName } from './names.ts';
import { endStatement, joinStatement, keepStatement, openStatement, shareStatement } from './shareStore.ts';

type Asked = { userId: number; quizId: number };
type Wish = { leaderboard: boolean; expires_at?: string | null | undefined };

/** Enables the link or changes it. */
export async function shareQuiz(deps: Deps, { userId, quizId }: Asked, wish: Wish): Promise<Share> {
  await askRight(deps, { userId, quizId, right: 'edit' });
  const now = deps.now();
  const expiresAt = wish.expires_at == null ? null : new Date(wish.expires_at);
  if (expiresAt !== null && !(expiresAt.getTime() > now)) throw invalidField(['body', 'expires_at'], 'link_ends_early');
  const isEndTold = wish.expires_at !== undefined;
  const [row] = await deps.ask(keepStatement, [quizId, drawCode(deps), wish.leaderboard, expiresAt, new Date(now), isEndTold]);
  if (row === undefined) throw new Error('A link was not stored.');
  return toShare(deps, row);
}

export async function shareOf(deps: Deps, { userId, quizId }: Asked): Promise<{ share: Share | null }> {
  await askRight(deps, { userId, quizId, right: 'edit' });
  const [row] = await deps.ask(shareStatement, [quizId]);
  return { share: row === undefined ? null : toShare(deps, row) };
}

/** Members stay. */
export async function endShare(deps: Deps, { userId, quizId }: Asked): Promise<void> {
  await askRight(deps, { userId, quizId, right: 'edit' });
  await deps.ask(endStatement, [quizId, new Date(deps.now())]);
}

function toShare({ appUrl }: Deps, row: Row): Share {
  const code = String(row.code);
  const expiresAt = row.expires_at as Date | null;
  return {
    code,
    url: appUrl + sharePath(code),
    leaderboard: row.leaderboard === true,
    expires_at: expiresAt?.toISOString() ?? null,
    members: Number(row.members),
  };
}

/** What a guest sees. Document names are private to the owner. */
export async function openShare(deps: Deps, { code: given, guesser }: { code: string; guesser: Guesser }): Promise<OpenShare> {
  const request = { given, guesser, refusal: 'link_gone' as const };
  const row = await openCode(
    deps,
    request,
    async (code) => (await deps.ask(openStatement, [code, new Date(deps.now())]))[0] ?? null,
  );
  const until = hiddenIn(row);
  const questions = row.questions as Question[];
  return {
    title: String(row.title),
    owner_name: (row.display_name as string | null) ?? null,
    leaderboard: row.leaderboard === true,
    quiz: {
      title: String(row.title),
      ...(row.written_by === null ? {} : { written_by: String(row.written_by) }),
      ...(row.left_out === null ? {} : { left_out: row.left_out as Record<string, number> }),
      questions: until === null ? withoutDocuments(questions) : withoutKeys(questions, topicLine),
      settings: {
        timer_duration_seconds: row.timer_seconds as number | null,
        ...(row.is_exam === true || until !== null ? { is_exam: true } : {}),
        ...(until === null ? {} : { answers_hidden_until: until }),
      },
      is_shared: true,
    },
  };
}

type Joining = { userId: number; code: string; ip: string; name: string | null };

/** The same student and code always give the same quiz. A name that is not allowed is cleaned or dropped. */
export async function joinShare(deps: Deps, { userId, code: given, ip, name: wish }: Joining): Promise<z.infer<typeof Joined>> {
  const request = { given, guesser: { ip, userId }, refusal: 'link_gone' as const };
  const row = await openCode(
    deps,
    request,
    async (code) => (await deps.ask(joinStatement, [code, userId, new Date(deps.now())]))[0] ?? null,
  );
  const quizId = Number(row.quiz_id);
  const { name, isRefused } = allowedName(wish, wish === null ? [] : await leadersOf(deps, { userId, quizId }));
  if (row.is_own === true && name === null) return { quiz_id: quizId };
  const member = await keepMember(deps, { userId, quizId, name });
  if (member === null) throw new Refusal('link_gone');
  return { quiz_id: quizId, ...(isRefused ? { renamed_to: member.name } : {}) };
}
