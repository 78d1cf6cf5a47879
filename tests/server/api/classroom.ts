// A class for tests of groups: its teacher, two members, and what these ask for.
import type * as z from 'zod/mini';
import type { GroupMember, Results } from '#core/together/group';
import type { SharedRow } from '#core/together/sharedQuiz';
import { answersOf, newStudent, type Student } from '../../support/people.ts';
import { seedQuiz } from '../../support/quizzes.ts';
import type { TestServer } from '../../support/testServer.ts';

export type Classroom = Awaited<ReturnType<typeof openClassroom>>;

export async function openClassroom(server: TestServer) {
  const teacher = await newStudent(server);
  const kofi = await newStudent(server);
  const yaw = await newStudent(server);
  const joining = (student: Student, code: string, name: string) =>
    student.call('joinGroup', { params: { code }, body: { name } });
  const room = {
    ...{ teacher, kofi, yaw, joining },
    groupId: 0,
    quizId: 0,
    invitation: async () => {
      const params = { group_id: room.groupId };
      return (await answersOf<{ code: string }>(teacher.call('inviteToGroup', { params }))).code;
    },
    /** A group with both members, and a quiz of the teacher's. */
    newClass: async () => {
      const body = { name: 'Biology', own_name: 'Ms Ama' };
      room.groupId = (await answersOf<{ group_id: number }>(teacher.call('createGroup', { body }))).group_id;
      const code = await room.invitation();
      await answersOf(joining(kofi, code, 'Kofi'));
      await answersOf(joining(yaw, code, 'Yaw'));
      room.quizId = (await seedQuiz(server, teacher)).quizId;
    },
    assigning: (wish: object = {}, by = teacher) => {
      const params = { group_id: room.groupId, quiz_id: room.quizId };
      return by.call('assign', { params, body: { answers: 'at_once', ...wish } });
    },
    resultsOf: () => {
      const params = { group_id: room.groupId, quiz_id: room.quizId };
      return answersOf<z.infer<typeof Results>>(teacher.call('results', { params }));
    },
    rowOf: async (student: Student) =>
      (await answersOf<SharedRow[]>(student.call('sharedQuizzes'))).find((row) => row.quiz_id === room.quizId),
    members: () => answersOf<z.infer<typeof GroupMember>[]>(teacher.call('groupMembers', { params: { group_id: room.groupId } })),
  };
  return room;
}
