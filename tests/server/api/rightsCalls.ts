// What rights.ts asks about, and how: a student's document with all that can belong to it, and a call of each endpoint.
import { randomUUID } from 'node:crypto';
import type { EndpointName, endpoints } from '#core/api/allEndpoints';
import { type CallOptions, logIn, type Student } from '../../support/people.ts';
import { sampleQuiz, seedQuiz } from '../../support/quizzes.ts';
import type { TestServer } from '../../support/testServer.ts';
import type { companions } from './rightsTable.ts';
import { reminders } from './togetherSuccesses.ts';

/** The calls that have a body: one without its line in `bodies` does not compile. */
type WithBody = { [N in EndpointName]: (typeof endpoints)[N]['body'] extends 'none' ? never : N }[EndpointName];

/** `handInId`: what the member of the group handed in */
type Group = { groupId: number; groupMemberId: number; handInId: string; invitation: string };
type Ids = Group & { documentId: number; quizId: number; submissionId: string; memberId: number; code: string };
export type Owned = Ids & { owner: Student; sessionId: number };
type Companion = (typeof companions)[number];
/** Beside the owner's, what each of the others has: their own submission. */
export type World = Owned & { of: Record<Companion, { submissionId: string }> };

async function submissionOf(student: Student, quizId: number, answer: string): Promise<string> {
  const submissionId = randomUUID();
  const answers = [{ question_id: 5, answer_given: answer }];
  await student.call('submit', {
    params: { id: quizId },
    headers: { 'Idempotency-Key': submissionId },
    body: { answers, answers_readable: true },
  });
  return submissionId;
}

const reviewOf = (quizId: number) => ({ event_id: randomUUID(), at: 1, quiz_id: quizId, question_id: 1, kind: 'missed' });

async function quizOf(
  server: TestServer,
  owner: Student,
  title: string,
): Promise<Omit<Ids, 'memberId' | 'groupMemberId' | 'handInId'>> {
  const ids = await seedQuiz(server, owner, { ...sampleQuiz, title });
  const submissionId = await submissionOf(owner, ids.quizId, title);
  const link = await owner.call('shareQuiz', { params: { id: ids.quizId }, body: { leaderboard: true } });
  const { code } = (await link.json()) as { code: string };
  const group = await owner.call('createGroup', { body: { name: title, own_name: 'Ama' } });
  const { group_id: groupId } = (await group.json()) as { group_id: number };
  const invited = await owner.call('inviteToGroup', { params: { group_id: groupId } });
  const { code: invitation } = (await invited.json()) as { code: string };
  await owner.call('assign', { params: { group_id: groupId, quiz_id: ids.quizId }, body: { answers: 'at_once' } });
  return { ...ids, submissionId, code, groupId, invitation };
}

/** A document with its quiz, shared and assigned, a submission, a review, and a second session. */
export async function everythingOf(server: TestServer, owner: Student, title: string): Promise<Owned> {
  const made = await quizOf(server, owner, title);
  await owner.call('addReviews', { body: { events: [reviewOf(made.quizId)] } });
  const other = await logIn(server, owner.email, owner.password);
  const rows = (await (await other.call('sessions')).json()) as { session_id: number; is_current: boolean }[];
  const members = await somebodyIn(server, made);
  return { owner, ...made, ...members, sessionId: rows.find((row) => row.is_current)?.session_id ?? 0 };
}

/** A member whom nobody plays, so that there is one to remove. */
async function somebodyIn(server: TestServer, { quizId, groupId }: { quizId: number; groupId: number }) {
  const text = `with one as (insert into users (email, password_hash, created_at) values ($1, 'x', now()) returning id),
      of_group as (insert into group_members (group_id, user_id, name, name_key, joined_at)
        select $3, one.id, 'Efua', 'efua', now() from one returning id),
      hand_in as (insert into submissions (user_id, quiz_id, submission_id, body_hash, answers, score, correct_count, total_questions,
          results, submitted_at, received_at, official_right, answers_readable)
        select one.id, $2, $4, 'x', '[{"question_id": 5, "answer_given": "shared"}]', 0, 0, 3, '[]', now(), now(), '{}', true from one)
    insert into quiz_members (quiz_id, user_id, joined_at) select $2, one.id, now() from one
      returning id, (select id from of_group) as group_id`;
  const handInId = randomUUID();
  const [row] = await server.deps.ask({ name: 'somebody', text }, [`${randomUUID()}@example.com`, quizId, groupId, handInId]);
  return { handInId, memberId: Number(row?.id), groupMemberId: Number(row?.group_id) };
}

/** A quiz of the owner's, shared and assigned, with a member, one who was removed, and one of the group; each has handed it in. */
export async function sharedBy(server: TestServer, people: Record<Companion | 'owner', Student>): Promise<World> {
  const { owner } = people;
  const made = await quizOf(server, owner, randomUUID());
  const none = { submissionId: made.submissionId };
  const of: World['of'] = {
    'a guest of the link': none,
    'the owner of another group': none,
    'a member': none,
    'a removed member': none,
    'a member of the group': none,
  };
  await people['a member of the group'].call('joinGroup', { params: { code: made.invitation }, body: { name: 'Yaa' } });
  for (const role of ['a member', 'a removed member', 'a member of the group'] as const) {
    if (role !== 'a member of the group')
      await people[role].call('joinShare', { params: { code: made.code }, body: { name: null } });
    of[role] = { submissionId: await submissionOf(people[role], made.quizId, role) };
  }
  const page = await owner.call('members', { params: { id: made.quizId } });
  const { members } = (await page.json()) as { members: { member_id: number }[] };
  await owner.call('removeMember', { params: { id: made.quizId, member_id: members.at(-1)?.member_id ?? 0 } });
  const inGroup = await owner.call('groupMembers', { params: { group_id: made.groupId } });
  const groupMemberId = ((await inGroup.json()) as { member_id: number }[])[0]?.member_id ?? 0;
  return {
    owner,
    ...made,
    memberId: members[0]?.member_id ?? 0,
    groupMemberId,
    handInId: of['a member of the group'].submissionId,
    sessionId: 0,
    of,
  };
}

/** A call that its owner may make; the password is the caller's, who may have the codes or not. */
export function asked(
  name: EndpointName,
  of: Owned,
  { password, hasCodes = false }: { password: string; hasCodes?: boolean },
): CallOptions {
  const { documentId, quizId, submissionId, sessionId, owner } = of;
  const code = ['openInvitation', 'joinGroup'].includes(name) ? of.invitation : of.code;
  const params = {
    id: quizId,
    doc_id: documentId,
    submission_id: submissionId,
    session_id: sessionId,
    group_id: of.groupId,
    quiz_id: quizId,
    member_id: ['removeGroupMember', 'acceptResult', 'memberAnswers', 'markEssays'].includes(name)
      ? of.groupMemberId
      : of.memberId,
    code: hasCodes ? code : '0000000000',
    token: 'x',
    after: 0,
  };
  const bodies: Record<WithBody, () => unknown> = {
    register: () => ({ email: `${randomUUID()}@example.com`, password: 'long enough' }),
    login: () => ({ username: owner.email, password: 'not the one' }),
    forgotPassword: () => ({ email: owner.email }),
    resetPassword: () => ({ token: 'x', new_password: 'quite another' }),
    changeProfile: () => ({ display_name: 'Ama' }),
    changePassword: () => ({ current_password: password, new_password: password }),
    deleteAccount: () => ({ password }),
    upload: () => {
      const form = new FormData();
      form.append('file', new File(['A norm is a rule that a group shares.'], 'notes.txt', { type: 'text/plain' }));
      return form;
    },
    chooseReview: () => ({ choices: [{ name: 'retention', value: 0.8, chosen_at: new Date().toISOString() }] }),
    setReminders: () => reminders,
    writeAnother: () => ({ wishes: { count: 10 } }),
    giveLetters: () => ({ letters: [] }),
    acceptResult: () => ({ is_accepted: true }),
    markEssays: () => ({ submission_id: of.handInId, marks: [{ question_id: 5, points_covered: [0] }] }),
    createQuiz: () => ({ ...sampleQuiz, made_from: { kind: 'import' } }),
    changeQuiz: () => ({ settings: { timer_duration_seconds: 60 } }),
    submit: () => ({ answers: [{ question_id: 1, answer_given: 'B' }] }),
    mark: () => ({ marks: [{ question_id: 5, points_covered: [0], marked_at: new Date().toISOString() }] }),
    addReviews: () => ({ events: [reviewOf(quizId)] }),
    shareQuiz: () => ({ leaderboard: true }),
    setBoardName: () => ({ name: 'Kofi' }),
    joinShare: () => ({ name: null }),
    createGroup: () => ({ name: 'Biology', own_name: 'Ama' }),
    changeGroup: () => ({ name: 'Chemistry' }),
    joinGroup: () => ({ name: 'Kojo' }),
    assign: () => ({ answers: 'at_once' }),
    setVersion: () => ({ quiz_id: quizId, remark: true }),
  };
  return { params, body: name in bodies ? bodies[name as WithBody]() : undefined };
}
