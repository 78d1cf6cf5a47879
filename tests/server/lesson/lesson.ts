// A class hands in at once: so many members of a group and of a leaderboard, each at a moment of its own within so many seconds, some
// again since the answer was lost, some from a device that was offline. In the end nothing is lost, nothing stands twice, and leaderboard
// and results say what the answers say.
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { grade } from '#core/marking/grading';
import type { Question } from '#core/quiz/quiz';
import type { Answer, Receipt } from '#core/submission/submission';
import type { Results } from '#core/together/group';
import { type Entry, officialAnswers, officialOf, ranked } from '#core/together/leaderboard';
import type { BoardRow } from '#core/together/sharedQuiz';
import { answersOf, call, newStudent, type Student } from '../../support/people.ts';
import { seedQuiz } from '../../support/quizzes.ts';
import { boardOf, shared } from '../../support/sharing.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

export type Lesson = { members: number; seconds: number; random: () => number };
/** `wrong`: what is not as it should be, empty when all is well; the times are milliseconds of one hand-in. */
export type Course = { wrong: string[]; asked: number; median: number; p95: number; slowest: number; boards: number };

type Member = { student: Student; name: string; answers: Answer[]; key: string; seconds: number; receipt: Receipt | null };

const OPTIONS = ['A', 'B', 'C', 'D'] as const;
const LIMIT_SECONDS = 600;
const AGAIN = 0.2;
const OFFLINE = 0.1;
const questions: Question[] = Array.from({ length: 20 }, (_, at) => ({
  question_id: at + 1,
  question_text: `Which of these is number ${at}?`,
  question_type: 'multiple_choice',
  options: { A: `one ${at}`, B: `two ${at}`, C: `three ${at}`, D: `four ${at}` },
  correct_answer: OPTIONS[at % OPTIONS.length] ?? 'A',
  explanation: 'It is written in the book. '.repeat(10),
}));

export async function lesson({ members: count, seconds, random }: Lesson): Promise<Course> {
  // As it is served: a whole class may share one address.
  const server = await startTestServer({ env: { RATE_LIMIT: 'on', ROLE: 'web' } });
  try {
    const teacher = await newStudent(server);
    const { quizId } = await seedQuiz(server, teacher, { title: 'A lesson', questions }, LIMIT_SECONDS);
    const { code } = await shared(teacher, quizId);
    const group = await answersOf<{ group_id: number }>(
      teacher.call('createGroup', { body: { name: 'Class', own_name: 'Ama' } }),
    );
    const params = { group_id: group.group_id };
    const { code: invitation } = await answersOf<{ code: string }>(teacher.call('inviteToGroup', { params }));
    const closes = new Date(Date.now() + 3_600_000).toISOString();
    await answersOf(
      teacher.call('assign', { params: { ...params, quiz_id: quizId }, body: { answers: 'at_once', closes_at: closes } }),
    );
    const members = await membersOf(server, count, random);
    await Promise.all(
      members.map(async ({ student, name }) => {
        await answersOf(call(server, 'openShare', { params: { code } }));
        await answersOf(student.call('joinShare', { params: { code }, body: { name } }));
        await answersOf(student.call('joinGroup', { params: { code: invitation }, body: { name } }));
      }),
    );

    const course: Course = { wrong: [], asked: 0, median: 0, p95: 0, slowest: 0, boards: 0 };
    const times: number[] = [];
    let isOver = false;
    const looking = (async () => {
      for (; !isOver; course.boards += 1) {
        await boardOf(teacher, quizId);
        await wait(100);
      }
    })();
    const handIn = async (member: Member, isOffline: boolean) => {
      const now = Date.now();
      const late = isOffline ? 86_400_000 : 0;
      const body = {
        answers: member.answers,
        submitted_at: new Date(now - late).toISOString(),
        seconds_used: member.seconds,
      };
      const headers = { 'Idempotency-Key': member.key, 'Client-Now': new Date(now).toISOString() };
      const send = async () => {
        course.asked += 1;
        const began = performance.now();
        const receipt = await answersOf<Receipt>(member.student.call('submit', { params: { id: quizId }, headers, body }));
        times.push(performance.now() - began);
        return receipt;
      };
      // Whoever hears nothing sends again, sometimes while the first try is still on its way.
      const receipts = await Promise.all(random() < AGAIN ? [send(), send()] : [send()]);
      member.receipt = receipts[0] ?? null;
      if (receipts.some((one) => !isDeepStrictEqual(one, receipts[0]))) course.wrong.push(`${member.name}: two receipts differ`);
    };
    await Promise.all(
      members.map(async (member) => {
        await wait(random() * seconds * 1000);
        await handIn(member, random() < OFFLINE).catch((error: unknown) => course.wrong.push(`${member.name}: ${String(error)}`));
      }),
    );
    isOver = true;
    await looking;
    course.wrong.push(...(await checked(server, { teacher, quizId, groupId: group.group_id, members })));
    times.sort((a, b) => a - b);
    const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
    return { ...course, median: at(0.5), p95: at(0.95), slowest: at(1) };
  } finally {
    await server.close();
  }
}

/** Students as rows: registering each would measure how passwords are hashed. */
async function membersOf(server: TestServer, count: number, random: () => number): Promise<Member[]> {
  const text = `with one as (insert into users (email, password_hash, created_at) values ($1, 'x', now()) returning id)
    insert into sessions (token_hash, user_id, used_at, expires_at) select $2, one.id, now(), now() + interval '1 day' from one`;
  const members: Member[] = [];
  for (let n = 0; n < count; n += 1) {
    const email = `member${n}@example.com`;
    const token = `token-of-member-${n}`;
    await server.deps.ask({ name: 'member', text }, [email, createHash('sha256').update(token).digest('base64url')]);
    const student: Student = { email, password: '', token, call: (name, options) => call(server, name, options, token) };
    const skill = random();
    const answers = questions.map(({ question_id, correct_answer: key }): Answer => {
      const answer_given = random() < skill ? key : (OPTIONS[Math.floor(random() * OPTIONS.length)] ?? 'A');
      return random() < 0.3
        ? { question_id, answer_given, first_check: random() < 0.5 ? 'incorrect' : 'correct' }
        : { question_id, answer_given };
    });
    const key = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
    members.push({ student, name: `Member ${n}`, answers, key, seconds: 60 + Math.floor(random() * 600), receipt: null });
  }
  return members;
}

type Ended = { teacher: Student; quizId: number; groupId: number; members: Member[] };

/** What the server says in the end, against what the answers say. */
async function checked(server: TestServer, { teacher, quizId, groupId, members }: Ended): Promise<string[]> {
  const wrong: string[] = [];
  const [row] = await server.deps.ask(
    {
      name: 'kept',
      text: 'select count(*)::int as kept, count(distinct user_id)::int as students from submissions where quiz_id = $1',
    },
    [quizId],
  );
  if (row?.kept !== members.length || row.students !== members.length) wrong.push(`kept: ${JSON.stringify(row)}`);
  for (const { name, receipt } of members) if (receipt === null) wrong.push(`${name} has no receipt`);

  const board: BoardRow[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page = await boardOf(teacher, quizId, after);
    board.push(...page.rows);
    after = page.next;
  }
  const entries = members.map(({ name, answers, seconds, receipt }, arrived): Entry & { name: string } => ({
    ...{
      name,
      arrived,
      correct: officialOf(grade(questions, officialAnswers(answers)).results).length,
      seconds: Math.min(seconds, LIMIT_SECONDS),
    },
    at: Date.parse(receipt?.submitted_at ?? ''),
  }));
  const told = (rows: { name: string; rank: number; correct: number; seconds: number | null }[]) =>
    rows.map(({ name, rank, correct, seconds }) => `${rank} ${name} ${correct} ${seconds}`);
  const expected = told(ranked(entries, true));
  const found = told(board.map((one) => ({ ...one, correct: one.correct_count, seconds: one.seconds_used })));
  // Of two at the very same millisecond either may stand first.
  if (found.length !== expected.length || [...found].sort().join() !== [...expected].sort().join()) {
    wrong.push(`the leaderboard: ${found.slice(0, 5).join(', ')} in place of ${expected.slice(0, 5).join(', ')}`);
  }
  const params = { group_id: groupId, quiz_id: quizId };
  const results = await answersOf<z.infer<typeof Results>>(teacher.call('results', { params }));
  const right = new Map(entries.map(({ name, correct }) => [name, correct]));
  for (const { name, correct_count: correct, attempts } of results.rows) {
    // What was handed in a day before the assignment, by its device, is no attempt of it.
    if (attempts > 0 && correct !== right.get(name)) wrong.push(`${name} has ${correct} in the results`);
  }
  if (results.rows.length !== members.length) wrong.push(`${results.rows.length} rows of results`);
  return wrong;
}
