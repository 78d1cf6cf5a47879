// Names that deceive: a queued join arrives under a cleaned one, nobody is called as a teacher is, and names of before stay.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answersOf, newStudent, type Student } from '../support/people.ts';
import { newDatabase } from '../support/postgres.ts';
import { boardOf, handsIn, joins, shared } from '../support/sharing.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';
import { type Classroom, openClassroom } from './api/classroom.ts';

let server: TestServer;
let address: string;
let room: Classroom;
let esi: Student;

beforeAll(async () => {
  address = await newDatabase();
  server = await startTestServer({ env: { DATABASE_URL: address } });
  room = await openClassroom(server);
  esi = await newStudent(server);
});
afterAll(() => server.close());

describe('a join to a group', () => {
  const joining = async (name: string) => {
    await room.newClass();
    const joined = await answersOf<object>(room.joining(esi, await room.invitation(), name));
    const names = (await room.members()).map((member) => member.name).filter((one) => one !== 'Kofi' && one !== 'Yaw');
    return { joined, names };
  };

  test.each([
    ['Esi\u202e', 'Esi'],
    ['<Esi> ✓', 'Esi'],
    ['Esi\u2800', 'Esi'],
  ])('with the name %j is one under the cleaned name, and says so', async (wish, name) => {
    expect(await joining(wish)).toEqual({ joined: { group_id: room.groupId, renamed_to: name }, names: [name] });
  });

  test.each(['Oasis Support', 'ms ama', 'Ms Ama\u02bc', 'Ms. Аmа ✓', 'K\u043efi B', '\u200b\u200b'])(
    'with the name %j is one under a name that says nothing, and says so',
    async (wish) => {
      const { joined, names } = await joining(wish);
      expect(names).toEqual([expect.stringMatching(/^Member \d+$/)]);
      expect(joined).toEqual({ group_id: room.groupId, renamed_to: names[0] });
    },
  );
});

describe('a join to a shared quiz', () => {
  test('with a name that is not allowed is one without a name, and says so', async () => {
    await room.newClass();
    await answersOf(room.teacher.call('changeProfile', { body: { display_name: 'Ms Ama' } }));
    const { code } = await shared(room.teacher, room.quizId);
    const join = (student: Student, name: string) => answersOf(student.call('joinShare', { params: { code }, body: { name } }));
    expect(await join(esi, 'MS. AMA')).toEqual({ quiz_id: room.quizId, renamed_to: null });
    expect(await join(esi, 'Esi\u200b')).toEqual({ quiz_id: room.quizId, renamed_to: 'Esi' });
    expect(await join(esi, 'Oasis Admin')).toEqual({ quiz_id: room.quizId, renamed_to: 'Esi' });
    expect(await join(esi, 'Esi B')).toEqual({ quiz_id: room.quizId });
  });

  test('gives nobody the name of who shares or assigns it, on the leaderboard neither; who that is may have it', async () => {
    await room.newClass();
    await room.assigning();
    await answersOf(room.teacher.call('changeProfile', { body: { display_name: 'Ama Mensah' } }));
    const { code } = await shared(room.teacher, room.quizId);
    await joins(room.kofi, code, 'Kofi');
    await handsIn(room.kofi, room.quizId, { 1: 'B' });
    const named = (student: Student, name: string) =>
      student.call('setBoardName', { params: { id: room.quizId }, body: { name } });
    for (const name of ['АМА Mensah', 'AMA MENSAH ⭐', 'Ms Ama']) {
      const refused = await named(room.kofi, name);
      expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'name_taken' }]);
    }
    expect((await boardOf(room.kofi, room.quizId)).own_name).toBe('Kofi');
    expect(await answersOf(named(room.teacher, 'Ms Ama'))).toEqual({ name: 'Ms Ama' });
  });
});
