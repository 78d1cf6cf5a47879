// The table of who may ask for what, and the status that each is answered with. An endpoint without a row does not compile.
import { type EndpointName, endpoints } from '#core/api/allEndpoints';

/** Beside whoever owns what is asked for, and whoever has nothing to do with it. */
export const companions = [
  'a guest of the link',
  'a member',
  'a removed member',
  'a member of the group',
  'the owner of another group',
] as const;
export type Role = 'nobody' | 'another student' | 'the owner' | 'the owner of a deleted document' | (typeof companions)[number];

/** Statuses that differ from the success of the call; 0: the success. Who is not named is told that there is nothing: 404. */
type Column = Partial<Record<Role, number>>;
const owners: Column = { 'the owner': 0, 'the owner of a deleted document': 0 };
const members: Column = { ...owners, 'a member': 0 };
const whoHasTheCode: Column = {
  ...members,
  'a guest of the link': 0,
  'a member of the group': 0,
  'the owner of another group': 0,
};

/**
 * anyone: without a login too; self: whoever is signed in, of what is their own. The other rows are rights to one thing: kept, not of a
 * deleted document; own, of a document or a session; read, answer, edit, board: access/rights.ts says them of a quiz; code: whoever has
 * the code of the link; joined: whoever joined. Rights to a group: access/group.ts.
 */
const columns = {
  kept: { 'the owner': 0 },
  own: owners,
  read: { ...members, 'a member of the group': 0 },
  answer: { ...members, 'a member of the group': 0, 'a removed member': 0 },
  edit: { ...owners, 'a member': 403, 'a member of the group': 403 },
  board: members,
  look: { ...whoHasTheCode, 'a removed member': 0 },
  join: whoHasTheCode,
  joined: { 'a member': 0 },
  lead: { ...owners, 'a member of the group': 403 },
  see: { ...owners, 'a member of the group': 0 },
  leave: { 'a member of the group': 0 },
} satisfies Record<string, Column>;

type Right = 'anyone' | 'self' | keyof typeof columns;

export const rights: Record<EndpointName, Right> = {
  register: 'anyone',
  login: 'anyone',
  providers: 'anyone',
  verifyEmail: 'anyone',
  forgotPassword: 'anyone',
  resetPassword: 'anyone',
  me: 'self',
  resendVerification: 'self',
  logout: 'self',
  changeProfile: 'self',
  changePassword: 'self',
  sessions: 'self',
  endSession: 'own',
  endOtherSessions: 'self',
  exportAccount: 'self',
  deleteAccount: 'self',
  documents: 'self',
  upload: 'self',
  parts: 'kept',
  writeAnother: 'kept',
  documentText: 'kept',
  deleteDocument: 'kept',
  restoreDocument: 'own',
  openChoices: 'kept',
  giveLetters: 'kept',
  createQuiz: 'self',
  quiz: 'read',
  changeQuiz: 'edit',
  submit: 'answer',
  mark: 'answer',
  submissions: 'answer',
  submission: 'answer',
  history: 'self',
  score: 'answer',
  download: 'read',
  addReviews: 'self',
  reviews: 'self',
  chooseReview: 'self',
  reviewSettings: 'self',
  reminderKey: 'self',
  setReminders: 'self',
  shareQuiz: 'edit',
  quizShare: 'edit',
  endShare: 'edit',
  members: 'edit',
  removeMember: 'edit',
  leaderboard: 'board',
  setBoardName: 'board',
  openShare: 'look',
  joinShare: 'join',
  sharedQuizzes: 'self',
  leaveQuiz: 'joined',
  createGroup: 'self',
  groups: 'self',
  changeGroup: 'lead',
  deleteGroup: 'lead',
  inviteToGroup: 'lead',
  endInvitation: 'lead',
  openInvitation: 'look',
  joinGroup: 'look',
  groupMembers: 'lead',
  removeGroupMember: 'lead',
  leaveGroup: 'leave',
  assignments: 'see',
  assign: 'lead',
  setVersion: 'lead',
  endAssignment: 'lead',
  results: 'lead',
  acceptResult: 'lead',
  memberAnswers: 'lead',
  markEssays: 'lead',
  resultsFile: 'lead',
};

/** What these answer when they are asked as rightsCalls.ts does: nobody there holds the token of a mail, or another's password. */
const withoutTheSecret: Partial<Record<EndpointName, number>> = { login: 401, verifyEmail: 400, resetPassword: 400 };

export function statusFor(name: EndpointName, role: Role): number {
  const right = rights[name];
  const { status, auth } = endpoints[name];
  if (right === 'anyone') return withoutTheSecret[name] ?? status;
  if (auth && role === 'nobody') return 401;
  if (right === 'self') return status;
  const column: Column = columns[right];
  return (column[role] ?? 404) || status;
}
