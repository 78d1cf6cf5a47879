// Names that deceive: a queued join arrives under a cleaned one, nobody is called as a teacher is, and names of before stay.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GroupRow } from '#core/together/group';
import { openPostgres } from '#server/database/database';
import { renewNameKeys } from '#server/together/nameStore';
import { answersOf, newStudent, type Student, statusOf } from '../support/people.ts';
import { newDatabase } from '../support/postgres.ts';
import { sampleQuiz } from '../support/quizzes.ts';
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

test('the names of accounts and groups are held to the same rule, and a quiz is taken under a cleaned title', async () => {
  for (const name of ['Oasis Support', 'K\u043efi', 'Ama\u3164', '<b>Ama</b>', 'Ama ✓'])
    expect(await statusOf(esi.call('changeProfile', { body: { display_name: name } }))).toBe(422);
  for (const name of ['Maths\u202e', '\u200b', 'Oasis Support'])
    expect(await statusOf(esi.call('createGroup', { body: { name, own_name: 'Esi' } }))).toBe(422);
  const titles = ['Motion\u202e\nand forces', '\u200b'];
  for (const title of titles) {
    const headers = { 'Idempotency-Key': `00000000-0000-4000-8000-00000000000${titles.indexOf(title)}` };
    const made = () =>
      answersOf<{ quiz_id: number }>(
        esi.call('createQuiz', { headers, body: { ...sampleQuiz, title, made_from: { kind: 'own' } } }),
      );
    const { quiz_id: id } = await made();
    expect((await made()).quiz_id).toBe(id);
    expect(await answersOf(esi.call('quiz', { params: { id } }))).toMatchObject({
      title: title === '\u200b' ? 'Quiz' : 'Motion and forces',
    });
  }
});

test('names of before stay and are shown, their keys are renewed at a start, and nobody new takes one', async () => {
  await room.newClass();
  const database = await openPostgres(address);
  // Two names of before that look alike now, as the server of that time stored them.
  const { groupId } = room;
  await database.execute('update group_members set name = $2, name_key = $3 where group_id = $1 and name = $4', [
    groupId,
    'Кate',
    '2\tкate',
    'Kofi',
  ]);
  await database.execute('update group_members set name = $2, name_key = $3 where group_id = $1 and name = $4', [
    groupId,
    'Kate',
    'kate',
    'Yaw',
  ]);
  await renewNameKeys(database);
  await renewNameKeys(database);
  const { rows } = await database.execute('select name_key from group_members where group_id = $1 order by id', [groupId]);
  await database.close();
  expect(rows.map(({ name_key: key }) => String(key).replace(/\n\d+$/, '\n'))).toEqual(['4\tkate', '4\tkate\n']);
  expect((await room.members()).map(({ name }) => name)).toEqual(['Kate', 'Кate']);
  const [own] = (await answersOf<GroupRow[]>(room.kofi.call('groups'))).filter((group) => group.group_id === groupId);
  expect(own?.own_name).toBe('Кate');
  expect(await statusOf(room.joining(esi, await room.invitation(), 'KATE'))).toBe(409);
});
