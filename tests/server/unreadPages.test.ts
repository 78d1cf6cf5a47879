// The pages on which too little was read are named in the list of documents, as the engine gives them.
import { expect, test } from 'vitest';
import { finished, uploadFixture } from '../support/documents.ts';
import { sampleQuiz } from '../support/quizzes.ts';
import { startTestServer } from '../support/testServer.ts';
import { useServer, useStudent } from '../support/useServer.ts';

let unreadPages: number[] = [];
const server = useServer(startTestServer, {
  engine: {
    run: async () => ({ kind: 'quiz', quiz: sampleQuiz, parts: [], text: { pages: [] }, unreadPages }),
    warm: () => undefined,
    close: () => undefined,
  },
});
const student = useStudent(server);

test.each([
  ['some', [2, 5], [2, 5]],
  ['none', [], null],
])('%s', async (_, pages, listed) => {
  unreadPages = pages;
  expect(await finished(student, await uploadFixture(student))).toMatchObject({ unread_pages: listed });
});
