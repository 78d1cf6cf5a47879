// The log of reviews: each event once, in whatever portions it comes; nobody else's; and read to the end, whoever writes meanwhile.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { MOST_EVENTS, missedEventId, ReviewEvent, type ReviewsKept, type ReviewsPage } from '#core/review/reviewEvent';
import { newStudent, type Student } from '../../support/people.ts';
import { seedQuiz } from '../../support/quizzes.ts';
import type { Suite } from '../../support/testServer.ts';
import { useServer } from '../../support/useServer.ts';

export const reviews: Suite = (start) => {
  const server = useServer(start, { now: () => 1_701_000_000_000 });
  let student: Student;
  let quizId: number;

  const newDeck = async () => {
    student = await newStudent(server);
    ({ quizId } = await seedQuiz(server, student));
  };
  const event = (name: string, more: object = {}): ReviewEvent =>
    ReviewEvent.parse({ event_id: name, at: 1_700_000_000_000, quiz_id: quizId, question_id: 1, kind: 'missed', ...more });
  const add = async (events: object[], by = student) => {
    const response = await by.call('addReviews', { body: { events } });
    expect(response.status).toBe(200);
    return (await response.json()) as ReviewsKept;
  };
  const read = async (after?: number, by = student) => {
    const response = await by.call('reviews', after === undefined ? {} : { params: { after } });
    expect(response.status).toBe(200);
    return (await response.json()) as ReviewsPage;
  };
  const readAll = async () => {
    const all: ReviewsPage['events'] = [];
    for (let page = await read(); ; page = await read(page.next)) {
      all.push(...page.events);
      if (!page.more) return all;
    }
  };

  test('an event that is sent twice, at once or later, is kept once and answered alike', async () => {
    await newDeck();
    const events = [
      event('a'),
      event('b', { kind: 'rated', rating: 'good', ms: 1200 }),
      event('c', { kind: 'undone', undoes: 'b' }),
    ];
    const answers = await Promise.all([add(events), add(events), add([...events, ...events])]);
    for (const answer of answers) expect(new Set(answer.kept)).toEqual(new Set(['a', 'b', 'c']));
    expect(await add(events)).toEqual({ kept: ['a', 'b', 'c'], refused: [] });
    expect((await readAll()).sort((a, b) => a.event_id.localeCompare(b.event_id))).toEqual(events);
  });

  test('who reads what comes after misses nothing, though others write meanwhile', async () => {
    await newDeck();
    const seen = new Set<string>();
    let [next, isWriting] = [0, true];
    const reader = (async () => {
      for (let last = false; !last; ) {
        last = !isWriting;
        const page = await read(next);
        for (const { event_id } of page.events) seen.add(event_id);
        next = page.next;
      }
    })();
    await Promise.all(Array.from({ length: 30 }, (_, at) => add([event(`${at}-a`), event(`${at}-b`)])));
    isWriting = false;
    await reader;
    expect(seen.size).toBe(60);
  });

  test('a log that is longer than a page is read page by page', async () => {
    await newDeck();
    const all = Array.from({ length: MOST_EVENTS + 20 }, (_, at) => event(`e-${at}`));
    await add(all.slice(0, MOST_EVENTS));
    await add(all.slice(MOST_EVENTS));
    const first = await read();
    expect([first.events.length, first.more]).toEqual([MOST_EVENTS, true]);
    const rest = await read(first.next);
    expect([rest.events.length, rest.more]).toEqual([20, false]);
    expect(await read(rest.next)).toEqual({ events: [], next: rest.next, more: false });
  });

  test('what one hand-in missed is read on one page', async () => {
    await newDeck();
    await add(Array.from({ length: MOST_EVENTS - 1 }, (_, at) => event(`e-${at}`)));
    const answers = [1, 2].map((question_id) => ({ question_id, answer_given: 'wrong' }));
    await student.call('submit', { params: { id: quizId }, body: { answers } });
    const first = await read();
    expect([first.events.length, first.more]).toEqual([MOST_EVENTS - 1, true]);
    const rest = await read(first.next);
    expect([rest.events.map(({ question_id }) => question_id), rest.more]).toEqual([[1, 2], false]);
  });

  test("an event about a question that the student does not have is refused in words, and stops no other; others' logs stay theirs", async () => {
    await newDeck();
    const [other, stranger] = [quizId, student];
    await add([event('theirs')]);
    await newDeck();
    const answer = await add([
      event('a'),
      event('b', { quiz_id: other }),
      event('c', { question_id: 99 }),
      event('d', { question_id: 5 }),
    ]);
    expect(answer).toEqual({
      kept: ['a', 'd'],
      refused: [
        { event_id: 'b', reason: 'There is no such quiz.' },
        { event_id: 'c', reason: 'This quiz has no such question.' },
      ],
    });
    expect((await add([event('theirs')])).kept).toEqual(['theirs']);
    expect((await readAll()).map(({ event_id }) => event_id)).toEqual(['a', 'd', 'theirs']);
    expect((await read(undefined, stranger)).events.map(({ event_id }) => event_id)).toEqual(['theirs']);
  });

  test('a submission puts what was missed into the log once, as its device would: by name and by its own clock', async () => {
    await newDeck();
    const key = randomUUID();
    const body = {
      answers: [
        { question_id: 1, answer_given: 'A' },
        { question_id: 2, answer_given: 'forty', own_judgement: true },
      ],
      submitted_at: '2023-11-20T03:04:05.678Z',
    };
    const hand = () => student.call('submit', { params: { id: quizId }, headers: { 'Idempotency-Key': key }, body });
    await Promise.all([hand(), hand(), hand()]);
    await hand();
    const missed = (id: number) => event(missedEventId(key, id), { at: Date.parse(body.submitted_at), question_id: id });
    expect(await readAll()).toEqual([missed(1)]);
    expect(await add([missed(1)])).toEqual({ kept: [missed(1).event_id], refused: [] });
    expect(await readAll()).toHaveLength(1);
  });

  test('what was missed by a clock that is ahead counts at its arrival, and what was left blank is not missed', async () => {
    await newDeck();
    const answers = [
      { question_id: 1, answer_given: 'A' },
      { question_id: 5, answer_given: ' ' },
    ];
    await student.call('submit', { params: { id: quizId }, body: { answers, submitted_at: '2031-01-02T03:04:05.678Z' } });
    expect((await readAll()).map(({ question_id, at }) => [question_id, at])).toEqual([[1, server.deps.now()]]);
  });

  test('a deleted document keeps its reviews', async () => {
    student = await newStudent(server);
    const { quizId: id, documentId } = await seedQuiz(server, student);
    quizId = id;
    await student.call('deleteDocument', { params: { doc_id: documentId } });
    expect((await add([event('a')])).kept).toEqual(['a']);
  });
};
