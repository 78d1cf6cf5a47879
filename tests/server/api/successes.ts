// For each endpoint of the table, one call that succeeds; in an order in which each can. A new endpoint without one does not compile.
import { randomUUID } from 'node:crypto';
import type { EndpointName } from '#core/api/allEndpoints';
import { type CallOptions, logIn, type Student } from '../../support/people.ts';
import { sampleQuiz } from '../../support/quizzes.ts';
import type { TestServer } from '../../support/testServer.ts';
import { togetherSuccesses } from './togetherSuccesses.ts';

/** Asked when a call is made: not before is there a server. */
export type SuccessWorld = {
  server: () => Pick<TestServer, 'fetch' | 'outbox'>;
  student: () => Student;
  /** takes another student for all that follows */
  replaceStudent: () => Promise<Student>;
  another: () => Student;
  /** a quiz of the student with the questions of `sampleQuiz`, and its document */
  ids: () => { quizId: number; documentId: number };
  /** what the other student shares */
  quizOfAnother: () => Promise<number>;
};
export type Successes = Record<EndpointName, () => Promise<CallOptions>>;

export function createSuccesses({ server, student, replaceStudent, another, ids, quizOfAnother }: SuccessWorld): Successes {
  const upload = async () => {
    const form = new FormData();
    form.append('file', new File(['A norm is a rule that a group shares.'], 'notes.txt', { type: 'text/plain' }));
    return { body: form };
  };
  const handedIn = async () => {
    const key = randomUUID();
    const body = { answers: [{ question_id: 5, answer_given: 'x' }] };
    await student().call('submit', { params: { id: ids().quizId }, headers: { 'Idempotency-Key': key }, body });
    return key;
  };
  const successes: Successes = {
    register: async () => ({ body: { email: 'contract@example.com', password: 'long enough' } }),
    login: async () => ({ body: { username: 'contract@example.com', password: 'long enough' } }),
    providers: async () => ({}),
    me: async () => ({}),
    forgotPassword: async () => ({ body: { email: 'contract@example.com' } }),
    verifyEmail: async () => ({ params: { token: await mailed(/verify/i) } }),
    resetPassword: async () => ({ body: { token: await mailed(/reset/i), new_password: 'quite another' } }),
    resendVerification: async () => ({}),
    documents: async () => ({}),
    upload,
    parts: async () => ({ params: { doc_id: ids().documentId } }),
    writeAnother: async () => ({ params: { doc_id: ids().documentId }, body: { wishes: { count: 10 } } }),
    deleteDocument: async () => ({ params: { doc_id: ids().documentId } }),
    restoreDocument: async () => ({ params: { doc_id: ids().documentId } }),
    documentText: async () => ({ params: { doc_id: ids().documentId } }),
    openChoices: async () => ({ params: { doc_id: ids().documentId } }),
    giveLetters: async () => ({ params: { doc_id: ids().documentId }, body: { letters: [] } }),
    createQuiz: async () => ({ body: { ...sampleQuiz, made_from: { kind: 'import' } } }),
    quiz: async () => ({ params: { id: ids().quizId } }),
    changeQuiz: async () => ({ params: { id: ids().quizId }, body: { settings: { timer_duration_seconds: 60 } } }),
    submit: async () => ({ params: { id: ids().quizId }, body: { answers: [{ question_id: 1, answer_given: 'B' }] } }),
    mark: async () => {
      const marks = [{ question_id: 5, points_covered: [0], marked_at: new Date().toISOString() }];
      return { params: { id: ids().quizId, submission_id: await handedIn() }, body: { marks } };
    },
    submission: async () => ({ params: { id: ids().quizId, submission_id: await handedIn() } }),
    history: async () => ({}),
    submissions: async () => ({ params: { id: ids().quizId } }),
    score: async () => ({ params: { id: ids().quizId } }),
    addReviews: async () => ({
      body: { events: [{ event_id: 'contract', at: 1, quiz_id: ids().quizId, question_id: 1, kind: 'missed' }] },
    }),
    reviews: async () => ({ params: { after: 0 } }),
    chooseReview: async () => ({ body: { choices: [{ name: 'retention', value: 0.8, chosen_at: new Date().toISOString() }] } }),
    reviewSettings: async () => ({}),
    download: async () => ({ params: { id: ids().quizId } }),
    ...togetherSuccesses(() => ({ student: student(), another: another(), quizId: ids().quizId, quizOfAnother })),
    changeProfile: async () => ({ body: { display_name: 'Ama' } }),
    changePassword: async () => ({ body: { current_password: student().password, new_password: student().password } }),
    sessions: async () => ({}),
    endSession: async () => ({ params: { session_id: await anotherSession() } }),
    endOtherSessions: async () => ({}),
    exportAccount: async () => ({}),
    logout: async () => ({}),
    // The student of this one is another, who is gone afterwards.
    deleteAccount: async () => ({ body: { password: (await replaceStudent()).password } }),
  };
  const anotherSession = async () => {
    const other = await logIn(server(), student().email, student().password);
    const rows = (await (await other.call('sessions')).json()) as { session_id: number; is_current: boolean }[];
    return rows.find((row) => row.is_current)?.session_id ?? 0;
  };
  const mailed = async (subject: RegExp) => {
    const mail = (await server().outbox()).findLast((one) => one.to === 'contract@example.com' && subject.test(one.subject));
    return mail?.link.split('/').pop() ?? '';
  };
  return successes;
}
