// What must be so after the last kill: whatever was acknowledged is there, once; every document has ended with one quiz; every
// promised mail has arrived. It asks the API where it can, and the database for what no answer shows.
import type { DocumentRow } from '#core/document/document';
import type { ReviewsPage } from '#core/review/reviewEvent';
import type { Receipt } from '#core/submission/submission';
import { call, logIn } from '../../support/people.ts';
import { type Fleet, until } from './fleet.ts';
import type { Handed, Ledger, Member } from './load.ts';

export type Verdict = {
  /** acknowledged, and not there or otherwise */
  lost: string[];
  /** there more than once */
  double: string[];
  /** documents that ended with a sentence, since they were taken up by three that were killed */
  givenUp: number;
  /** mails that the mail server took a second time, under the same Message-ID */
  sentAgain: number;
  mails: number;
  documents: number;
};

/** What a document says whose readers were killed again and again. */
const GIVEN_UP = /^The server stopped several times while it was reading this document/;

/** Waits until all that was promised is done, and compares. */
export async function judge(fleet: Fleet, { members, strangers }: Ledger): Promise<Verdict> {
  const verdict: Verdict = { lost: [], double: [], givenUp: 0, sentAgain: 0, mails: 0, documents: 0 };
  await fleet.whole();
  const none = (what: string) => async () => Number((await fleet.rows(`select count(*) from ${what}`))[0]?.count) === 0;
  const unread = `documents where status in ('pending', 'processing')`;
  await until('Documents were not read', none(unread)).catch(async (error: Error) => {
    const jobs =
      await fleet.rows(`select d.id, d.status, d.claimed_by, j.taken_by, j.tries, j.start_after, j.started_at, now() from
      documents d left join jobs j on j.document_id = d.id where d.status in ('pending', 'processing')`);
    throw new Error(`${error.message}\n${jobs.map((job) => JSON.stringify(job)).join('\n')}`);
  });
  // A mail that a killed worker had in hand waits for two minutes: they pass here.
  await fleet.replaceWorkers();
  await fleet.rows('update mails set send_after = now()');
  await until('Mails were not sent', none('mails'));

  for (const member of members) await judgeMember(fleet, member, verdict);
  await judgeDocuments(fleet, verdict);
  await judgeMails(fleet, members, strangers, verdict);
  return verdict;
}

async function judgeMember(fleet: Fleet, member: Member, { lost, double }: Verdict): Promise<void> {
  const { email, password } = { email: member.email, password: 'correct horse battery' };
  const student = await logIn(fleet, email, password).catch(() => null);
  if (student === null) return void lost.push(`account ${email}`);
  if (member.student !== null && !(await member.student.call('me')).ok) lost.push(`session of ${email}`);
  const documents = (await (await student.call('documents')).json()) as DocumentRow[];
  for (const id of member.documents) countOf(`document ${id}`, documents.filter(({ doc_id }) => doc_id === id).length);
  for (const quiz of new Set(member.submissions.map(({ quizId }) => quizId))) {
    const rows = (await (await student.call('submissions', { params: { id: quiz } })).json()) as Pick<
      Receipt,
      'submission_id' | 'submitted_at'
    >[];
    for (const handed of member.submissions.filter(({ quizId }) => quizId === quiz)) {
      const stored = rows.filter(({ submission_id }) => submission_id === handed.key);
      countOf(`submission ${handed.key}`, stored.length);
      if (stored.some((row) => row.submitted_at !== handed.receipt.submitted_at)) lost.push(`time of ${handed.key}`);
    }
    const keys = rows.map(({ submission_id }) => submission_id);
    if (new Set(keys).size < keys.length) double.push(`submissions of quiz ${quiz}`);
  }
  for (const handed of member.submissions) if (handed.marked !== null) await judgeMark(handed);
  const events = await eventsOf();
  for (const id of member.events) countOf(`review ${id}`, events.filter((event) => event === id).length);
  if (new Set(events).size < events.length) double.push(`reviews of ${email}`);

  function countOf(what: string, count: number): void {
    if (count === 0) lost.push(what);
    if (count > 1) double.push(what);
  }
  /** The same body again is answered by the receipt that it has now. */
  async function judgeMark({ key, quizId, typed, body, marked }: Handed): Promise<void> {
    const again = await student?.call('submit', { params: { id: quizId }, body, headers: { 'idempotency-key': key } });
    const receipt = (await again?.json()) as Receipt;
    const result = receipt.results?.find(({ question_id }) => question_id === typed);
    if (result?.own_judgement !== true || (receipt.revision ?? 0) < (marked ?? 0)) lost.push(`mark of ${key}`);
  }
  async function eventsOf(): Promise<string[]> {
    const all: string[] = [];
    for (let after = 0; ; ) {
      const page = (await (await student?.call('reviews', { params: { after } }))?.json()) as ReviewsPage;
      all.push(...page.events.map(({ event_id }) => event_id));
      if (!page.more) return all;
      after = page.next;
    }
  }
}

/** Those of unanswered uploads too. */
async function judgeDocuments(fleet: Fleet, verdict: Verdict): Promise<void> {
  const rows = await fleet.rows(`select d.id, d.status, d.error, d.file_key,
    (select count(*) from quizzes q where q.document_id = d.id) as quizzes from documents d`);
  verdict.documents = rows.length;
  for (const { id, status, error, file_key: key, quizzes } of rows) {
    if (!fleet.bucket.objects.has(String(key))) verdict.lost.push(`file of document ${id}`);
    if (Number(quizzes) > 1) verdict.double.push(`quiz of document ${id}`);
    if (status === 'error' && GIVEN_UP.test(String(error))) verdict.givenUp += 1;
    else if (status !== 'completed' || Number(quizzes) !== 1) verdict.lost.push(`quiz of document ${id}: ${status} ${error}`);
  }
}

/** Each mail by its Message-ID: where a server dies behind the mail server's yes, the same one goes again (decision 055). */
async function judgeMails(
  fleet: Fleet,
  members: readonly Member[],
  strangers: readonly string[],
  verdict: Verdict,
): Promise<void> {
  const { received } = fleet.mail;
  verdict.mails = new Set(received.map(({ id }) => id)).size;
  verdict.sentAgain = received.length - verdict.mails;
  const countOf = (email: string, subject: RegExp) =>
    new Set(received.filter((mail) => mail.to === email && subject.test(mail.subject)).map(({ id }) => id)).size;
  for (const { email, resets } of members) {
    const [welcome, reset] = [countOf(email, /verify/i), countOf(email, /reset/i)];
    if (welcome === 0 || reset < resets.promised) verdict.lost.push(`mail to ${email}`);
    if (welcome > 1 || reset > resets.asked) verdict.double.push(`mail to ${email}`);
    const link = received.findLast((mail) => mail.to === email && /verify/i.test(mail.subject))?.link ?? '';
    const works = await call(fleet, 'verifyEmail', { params: { token: link.split('/').pop() ?? '' } });
    if (!works.ok) verdict.lost.push(`link of ${email}`);
  }
  for (const email of strangers) if (countOf(email, /./) > 1) verdict.double.push(`mail to ${email}`);
}
