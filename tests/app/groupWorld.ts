// A group on the page: its teacher has a quiz, and a member may have joined.
import { answersOf, newStudent, type Student } from '../support/people.ts';
import { signInAs } from './documentsWorld.ts';
import { server } from './page.tsx';
import { studentWithQuiz } from './quizWorld.ts';

/** A group of this teacher's, with the code of its invitation. */
export async function createGroup(teacher: Student) {
  const body = { name: 'Form 3 B', own_name: 'Mr Owusu' };
  const params = await answersOf<{ group_id: number }>(teacher.call('createGroup', { body }));
  const { code } = await answersOf<{ code: string }>(teacher.call('inviteToGroup', { params }));
  return { groupId: params.group_id, code };
}

export function assign(teacher: Student, groupId: number, quizId: number, terms: object = {}): Promise<unknown> {
  const params = { group_id: groupId, quiz_id: quizId };
  return answersOf(teacher.call('assign', { params, body: { answers: 'at_once', ...terms } }));
}

export function joinGroup(member: Student, code: string, name: string): Promise<unknown> {
  return answersOf(member.call('joinGroup', { params: { code }, body: { name } }));
}

/** A teacher who is signed in, their quiz and their group, with Kofi in it. */
export async function classWithQuiz(seconds: number | null = null) {
  const { student: teacher, quizId } = await studentWithQuiz(undefined, seconds);
  const { groupId, code } = await createGroup(teacher);
  const kofi = await newStudent(server);
  await joinGroup(kofi, code, 'Kofi');
  const assignTo = (terms: object) => assign(teacher, groupId, quizId, terms);
  return { teacher, kofi, quizId, groupId, code, assign: assignTo, become: () => signInAs(kofi) };
}
