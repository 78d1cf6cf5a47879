// Groups: an invitation, a member's view, and the owner's with its results.
import { newStudent, type Student } from '../../support/people.ts';
import { seedQuiz } from '../../support/quizzes.ts';
import { letToastsGo, type Stop } from './acts.ts';
import { electricity, filenames, pastExam, physics } from './papers.ts';
import { putDocument, type Stage, setVerified, signIn } from './stage.ts';

const DUE = '2126-11-30T18:00:00Z';
const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });

export async function groups(stage: Stage, stop: Stop): Promise<void> {
  const { page, url, server, student } = stage;
  await setVerified(stage, true);
  const quizId = await putDocument(stage, { filename: filenames.physics, at: '2026-11-20T14:15:08Z', quiz: physics });
  const teacher = await newStudent(server);
  const theirs = await made(teacher, 'Form 3 B, Physics', 'Mr Owusu');
  const { quizId: given } = await seedQuiz(server, teacher, electricity, 1800);
  await assign(teacher, theirs.groupId, given, DUE);

  await page.goto(`${url}/g/${theirs.code}`);
  await page.getByRole('button', { name: 'Join' }).waitFor();
  await stop('invitation');
  await join(student, theirs.code, 'Ama');
  const own = await made(student, 'Sunday study circle', 'Ama');
  await assign(student, own.groupId, quizId, '2026-11-24T18:00:00Z');
  for (const [name, letter] of [
    ['Kofi A.', 'B'],
    ['Efua', 'A'],
  ] as const) {
    const member = await newStudent(server);
    await join(member, own.code, name);
    const answers = physics.questions.map(({ question_id }) => ({ question_id, answer_given: letter }));
    await member.call('submit', { params: { id: quizId }, headers: key(), body: { answers } });
  }
  const yaw = await newStudent(server);
  await join(yaw, own.code, 'Yaw');

  await signIn(stage);
  await letToastsGo(stage);
  await page.goto(`${url}/dashboard/groups`);
  await page.getByRole('heading', { name: 'Your groups' }).waitFor();
  await stop('groups', { full: true });
  await page.goto(`${url}/dashboard/groups/${theirs.groupId}`);
  await page.getByRole('link', { name: /^Take Quiz/ }).waitFor();
  await stop('group-member');
  await page.goto(`${url}/dashboard/groups/${own.groupId}`);
  await page.getByText('Yaw').waitFor();
  await page.getByRole('button', { name: 'Assign a Quiz' }).click();
  // The student's only quiz is assigned already.
  await page.getByRole('dialog').getByRole('button', { name: 'Change' }).waitFor();
  await stop('group-assign');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await stop('group', { full: true });
  await page.getByRole('link', { name: /^Results/ }).click();
  await page.getByRole('heading', { name: /handed in$/ }).waitFor();
  await stop('group-results', { full: true });

  const { quizId: examId } = await seedQuiz(server, student, pastExam);
  await assign(student, own.groupId, examId, DUE);
  await yaw.call('submit', { params: { id: examId }, headers: key(), body: { answers: examAnswers, answers_readable: true } });
  await page.goto(`${url}/dashboard/groups/${own.groupId}/${examId}`);
  await page.getByRole('link', { name: 'Answers of Yaw' }).click();
  await page.getByRole('checkbox', { name: /both raise tides/ }).check();
  await stop('group-answers', { full: true });
}

const examAnswers = [
  { question_id: 1, answer_given: 'B' },
  { question_id: 2, answer_given: 'A' },
  { question_id: 3, answer_given: 'Sextant' },
  {
    question_id: 4,
    answer_given: 'The moon and the sun both raise tides. When they stand in one line, the water rises highest: spring tide.',
  },
];

async function made(owner: Student, name: string, ownName: string): Promise<{ groupId: number; code: string }> {
  const response = await owner.call('createGroup', { headers: key(), body: { name, own_name: ownName } });
  const { group_id: groupId } = (await response.json()) as { group_id: number };
  const invited = await owner.call('inviteToGroup', { params: { group_id: groupId } });
  return { groupId, code: ((await invited.json()) as { code: string }).code };
}

function join(member: Student, code: string, name: string): Promise<Response> {
  return member.call('joinGroup', { params: { code }, headers: key(), body: { name } });
}

function assign(owner: Student, groupId: number, quizId: number, closes: string): Promise<Response> {
  const body = { closes_at: closes, attempts_allowed: 2, answers: 'at_once' };
  return owner.call('assign', { params: { group_id: groupId, quiz_id: quizId }, body });
}
