// For each endpoint of shared quizzes and groups, one call that succeeds; in an order in which each can (http.ts).
import { randomUUID } from 'node:crypto';
import type { togetherEndpoints } from '#core/api/togetherEndpoints';
import type { CallOptions, Student } from '../../support/people.ts';

type Given = { student: Student; another: Student; quizId: number; quizOfAnother: () => Promise<number> };
type Successes = Record<keyof typeof togetherEndpoints, () => Promise<CallOptions>>;

/** Nothing is told: the address is a real one. */
export const reminders = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  p256dh: 'B'.repeat(87),
  auth: 'A'.repeat(22),
  time_zone: 'UTC',
  quiz_ready: false,
  assignment_due: false,
  review_hour: null,
};

/** `given` is asked when a call is made: not before is there a server. */
export function togetherSuccesses(given: () => Given): Successes {
  const student = () => given().student;
  const another = () => given().another;
  const quizId = () => given().quizId;
  const linkOf = async (owner: Student, quizId: number) => {
    const link = await owner.call('shareQuiz', { params: { id: quizId }, body: { leaderboard: true } });
    return ((await link.json()) as { code: string }).code;
  };
  const linkOfAnother = async () => linkOf(another(), await given().quizOfAnother());
  /** The student joins a quiz of the other one, or the other one the student's. */
  const joinedQuiz = async (who: Student) => {
    const code = who === student() ? await linkOfAnother() : await linkOf(student(), quizId());
    const joined = await who.call('joinShare', { params: { code }, body: { name: null } });
    return ((await joined.json()) as { quiz_id: number }).quiz_id;
  };
  const ownGroup = async (of: Student = student()) => {
    const rows = async () => (await (await of.call('groups')).json()) as { group_id: number; role: string }[];
    const own = (await rows()).find(({ role }) => role === 'owner');
    if (own !== undefined) return { group_id: own.group_id };
    await of.call('createGroup', { body: { name: 'Biology', own_name: 'Ama' } });
    return { group_id: (await rows())[0]?.group_id ?? 0 };
  };
  const invitationTo = async (of: Student) => {
    const invited = await of.call('inviteToGroup', { params: await ownGroup(of) });
    return ((await invited.json()) as { code: string }).code;
  };
  const joinedGroup = async () => {
    const joined = await student().call('joinGroup', { params: { code: await invitationTo(another()) }, body: { name: 'Ama' } });
    return (await joined.json()) as { group_id: number };
  };

  /** The other one, in the student's group, with the student's quiz. */
  const memberOfOwn = async () => {
    await another().call('joinGroup', { params: { code: await invitationTo(student()) }, body: { name: 'Esi' } });
    const params = await ownGroup();
    const [row] = (await (await student().call('groupMembers', { params })).json()) as { member_id: number }[];
    return { ...params, quiz_id: quizId(), member_id: row?.member_id ?? 0 };
  };

  return {
    reminderKey: async () => ({}),
    setReminders: async () => ({ body: reminders }),
    shareQuiz: async () => ({ params: { id: quizId() }, body: { leaderboard: true } }),
    quizShare: async () => ({ params: { id: quizId() } }),
    members: async () => ({ params: { id: quizId(), after: 0 } }),
    openShare: async () => ({ params: { code: await linkOfAnother() } }),
    joinShare: async () => ({ params: { code: await linkOfAnother() }, body: { name: 'Ama' } }),
    sharedQuizzes: async () => ({}),
    leaderboard: async () => {
      await linkOf(student(), quizId());
      return { params: { id: quizId(), after: 0 } };
    },
    setBoardName: async () => ({ params: { id: quizId() }, body: { name: 'Ama' } }),
    leaveQuiz: async () => ({ params: { id: await joinedQuiz(student()) } }),
    removeMember: async () => {
      await joinedQuiz(another());
      const page = await (await student().call('members', { params: { id: quizId() } })).json();
      return { params: { id: quizId(), member_id: (page as { members: { member_id: number }[] }).members[0]?.member_id ?? 0 } };
    },
    endShare: async () => ({ params: { id: quizId() } }),
    createGroup: async () => ({ body: { name: 'Biology', own_name: 'Ama' } }),
    groups: async () => ({}),
    changeGroup: async () => ({ params: await ownGroup(), body: { name: 'Chemistry' } }),
    inviteToGroup: async () => ({ params: await ownGroup() }),
    openInvitation: async () => ({ params: { code: await invitationTo(another()) } }),
    joinGroup: async () => ({ params: { code: await invitationTo(another()) }, body: { name: 'Ama' } }),
    assign: async () => ({ params: { ...(await ownGroup()), quiz_id: quizId() }, body: { answers: 'at_once' } }),
    assignments: async () => ({ params: await ownGroup() }),
    results: async () => ({ params: { ...(await ownGroup()), quiz_id: quizId() } }),
    resultsFile: async () => ({ params: { ...(await ownGroup()), quiz_id: quizId() } }),
    acceptResult: async () => ({ params: await memberOfOwn(), body: { is_accepted: true } }),
    memberAnswers: async () => ({ params: await memberOfOwn() }),
    markEssays: async () => {
      const params = await memberOfOwn();
      const submissionId = randomUUID();
      const answers = [{ question_id: 5, answer_given: 'shared' }];
      const headers = { 'Idempotency-Key': submissionId };
      await another().call('submit', { params: { id: quizId() }, headers, body: { answers, answers_readable: true } });
      return { params, body: { submission_id: submissionId, marks: [{ question_id: 5, points_covered: [0] }] } };
    },
    groupMembers: async () => ({ params: await ownGroup() }),
    removeGroupMember: async () => {
      await another().call('joinGroup', { params: { code: await invitationTo(student()) }, body: { name: 'Esi' } });
      const [row] = (await (await student().call('groupMembers', { params: await ownGroup() })).json()) as {
        member_id: number;
      }[];
      return { params: { ...(await ownGroup()), member_id: row?.member_id ?? 0 } };
    },
    leaveGroup: async () => ({ params: await joinedGroup() }),
    endInvitation: async () => ({ params: await ownGroup() }),
    setVersion: async () => ({ params: { ...(await ownGroup()), quiz_id: quizId() }, body: { quiz_id: quizId(), remark: true } }),
    endAssignment: async () => ({ params: { ...(await ownGroup()), quiz_id: quizId() } }),
    deleteGroup: async () => ({ params: await ownGroup() }),
  };
}
