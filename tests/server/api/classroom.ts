// A class for tests of groups: its teacher, two members, and what these ask for.
import { afterAll, beforeAll } from 'vitest';
import type * as z from 'zod/mini';
import type { GroupMember, Results } from '#core/together/group';
import type { SharedRow } from '#core/together/sharedQuiz';
import { answersOf, newStudent, type Student } from '../../support/people.ts';
import { seedQuiz } from '../../support/quizzes.ts';
import type { Suite, TestServer } from '../../support/testServer.ts';

export type Classroom = ReturnType<typeof classroomOf>;
type People = { teacher: Student; kofi: Student; yaw: Student };

export const HOUR = 3_600_000;

export async function openClassroom(server: TestServer): Promise<Classroom> {
  const [teacher, kofi, yaw] = [await newStudent(server), await newStudent(server), await newStudent(server)];
  return classroomOf(server, { teacher, kofi, yaw });
}

/** A class for all tests of a suite, on a server of its own with `clock`. Its parts are there from the first test on. */
export function withClassroom(start: Parameters<Suite>[0]) {
  const clock = { now: Date.UTC(2026, 10, 25, 9) };
  const server = {} as TestServer;
  const people = { teacher: {}, kofi: {}, yaw: {} } as People;
  beforeAll(async () => {
    Object.assign(server, await start({ now: () => clock.now }));
    for (const student of Object.values(people)) Object.assign(student, await newStudent(server));
  });
  afterAll(() => server.close());
  const at = (hours: number) => new Date(clock.now + hours * HOUR).toISOString();
  return { ...people, room: classroomOf(server, people), server, clock, at };
}

function classroomOf(server: TestServer, { teacher, kofi, yaw }: People) {
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
    /** the assignment, as calls name it */
    assigned: () => ({ group_id: room.groupId, quiz_id: room.quizId }),
    assigning: (wish: object = {}, by = teacher) =>
      by.call('assign', { params: room.assigned(), body: { answers: 'at_once', ...wish } }),
    resultsOf: () => answersOf<z.infer<typeof Results>>(teacher.call('results', { params: room.assigned() })),
    rowOf: async (student: Student) =>
      (await answersOf<SharedRow[]>(student.call('sharedQuizzes'))).find((row) => row.quiz_id === room.quizId),
    members: () => answersOf<z.infer<typeof GroupMember>[]>(teacher.call('groupMembers', { params: { group_id: room.groupId } })),
  };
  return room;
}
