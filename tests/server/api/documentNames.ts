// The name of the owner's document stays with the owner, whatever way others come by the quiz.

import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EndpointName } from '#core/api/allEndpoints';
import { exportFormats } from '#core/formats/exportFormats';
import { answersOf, type CallOptions, call, newStudent, type Student } from '../../support/people.ts';
import { sampleQuiz, seedQuiz } from '../../support/quizzes.ts';
import { handsIn, joins, shared } from '../../support/sharing.ts';
import type { Suite } from '../../support/testServer.ts';
import { useServer } from '../../support/useServer.ts';

/** As of a mock exam: each question names its document. */
const quiz = {
  ...sampleQuiz,
  questions: sampleQuiz.questions.map((question) =>
    question.source ? { ...question, source: { ...question.source, document: 'midterm-key.pdf' } } : question,
  ),
};
/** Of the document that it was written from, and of those that its questions name. */
const NAMES = /notes\.txt|midterm-key/;

/** All that a file says, a packed one too. */
function unpacked(bytes: Uint8Array): string {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return (isZip ? Object.values(unzipSync(bytes)) : [bytes]).map((one) => strFromU8(one, true)).join('\n');
}

export const documentNames: Suite = (start) => {
  const server = useServer(start);
  let owner: Student;
  let member: Student;
  let pupil: Student;
  let quizId: number;
  let code: string;
  beforeAll(async () => {
    [owner, member, pupil] = [await newStudent(server), await newStudent(server), await newStudent(server)];
    ({ quizId } = await seedQuiz(server, owner, quiz));
    ({ code } = await shared(owner, quizId));
    await joins(member, code);
    const group = await answersOf<{ group_id: number }>(owner.call('createGroup', { body: { name: 'A', own_name: 'Ama' } }));
    const params = { group_id: group.group_id, quiz_id: quizId };
    const invited = await answersOf<{ code: string }>(owner.call('inviteToGroup', { params }));
    await answersOf(pupil.call('joinGroup', { params: { code: invited.code }, body: { name: 'Kofi' } }));
    await answersOf(owner.call('assign', { params, body: { answers: 'at_once' } }));
  });

  const readings: [EndpointName, CallOptions?][] = [
    ['quiz'],
    ['score'],
    ['submissions'],
    ['history'],
    ['sharedQuizzes'],
    ['exportAccount'],
    ...exportFormats.map(({ key }): [EndpointName, CallOptions] => ['download', { params: { format: key } }]),
  ];
  const textOf = async (student: Student, [name, options]: (typeof readings)[number]) => {
    const answer = await student.call(name, { params: { id: quizId, ...options?.params } });
    expect(answer.status).toBe(200);
    return unpacked(new Uint8Array(await answer.arrayBuffer()));
  };

  describe.each(['a member by the link', 'a member of the group'])('%s', (role) => {
    test.each(readings)('does not read it in the answer of %s %o', async (...asked) => {
      const student = role === 'a member by the link' ? member : pupil;
      await handsIn(student, quizId, { 1: 'A' });
      expect(await textOf(student, asked)).not.toMatch(NAMES);
    });
  });

  test('a visitor of the link does not read it either', async () => {
    expect(await (await call(server, 'openShare', { params: { code } })).text()).not.toMatch(NAMES);
  });

  test('its owner reads both', async () => {
    expect(await textOf(owner, ['quiz'])).toMatch(/midterm-key/);
    expect(await textOf(owner, ['quiz'])).toMatch(/notes\.txt/);
    expect(await textOf(owner, ['download', { params: { format: 'json' } }])).toMatch(/midterm-key/);
  });
};
