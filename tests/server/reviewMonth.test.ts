// A month of review, played by a seed over the real API: on two phones that are offline for days. In the end both have the same deck.
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import type { Quiz } from '#core/quiz/quiz';
import { DAY_MS, type Deck, emptyDeck, withEvents } from '#core/review/review';
import { ReviewEvent, type ReviewsKept, type ReviewsPage, reviewRatings } from '#core/review/reviewEvent';
import { dueNow, usualSettings } from '#core/review/reviewPlan';
import { newStudent, type Student } from '../support/people.ts';
import { seedQuiz } from '../support/quizzes.ts';
import { startTestServer } from '../support/testServer.ts';

const DAYS = 31;
const start = Date.UTC(2026, 9, 1, 16);

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const quizOf = (name: string): Quiz => ({
  title: name,
  questions: Array.from({ length: 12 }, (_, at) => ({
    question_id: at + 1,
    question_text: `What is ${name} ${at}?`,
    question_type: 'short_answer',
    correct_answer: `answer number ${at}`,
  })),
});

/** A phone: its log, what of it was not sent, and how far it has read. */
class Phone {
  log: ReviewEvent[] = [];
  unsent: ReviewEvent[] = [];
  next = 0;
  readonly student: Student;
  constructor(student: Student) {
    this.student = student;
  }

  get deck(): Deck {
    return withEvents(emptyDeck, this.log);
  }
  make(event: ReviewEvent): void {
    this.log.push(event);
    this.unsent.push(event);
  }
  async sync(): Promise<void> {
    if (this.unsent.length > 0) {
      const answer = await this.student.call('addReviews', { body: { events: this.unsent } });
      expect(answer.status).toBe(200);
      expect(((await answer.json()) as ReviewsKept).refused).toEqual([]);
      this.unsent = [];
    }
    for (let more = true; more; ) {
      const page = (await (await this.student.call('reviews', { params: { after: this.next } })).json()) as ReviewsPage;
      this.log.push(...page.events.map((event) => ReviewEvent.parse(event)));
      ({ next: this.next, more } = page);
    }
  }
}

test('a student with two phones that are offline for days has the same deck on both', async () => {
  const [reviewing, online] = [0.8, 0.25];
  let wall = start;
  const server = await startTestServer({ now: () => wall });
  onTestFinished(() => server.close());
  const student = await newStudent(server);
  const random = randomOf(3);
  const phones = Array.from({ length: 2 }, () => new Phone(student));
  const quizIds = await Promise.all(
    ['cells', 'norms', 'waves'].map(async (name) => (await seedQuiz(server, student, quizOf(name))).quizId),
  );

  for (let day = 0; day < DAYS; day += 1) {
    wall = start + day * DAY_MS + Math.floor(random() * 5 * 3_600_000);
    const quizId = quizIds[day / 7];
    if (quizId !== undefined) {
      const answers = Array.from({ length: 12 }, (__, at) => ({
        question_id: at + 1,
        answer_given: random() < 0.4 ? `answer number ${at}` : 'something else',
      }));
      const body = { answers, submitted_at: new Date(wall).toISOString() };
      expect((await student.call('submit', { params: { id: quizId }, body })).status).toBe(200);
    }
    for (const phone of phones) {
      if (random() < online) await phone.sync();
      if (random() >= reviewing) continue;
      for (const card of dueNow(phone.deck, usualSettings, { wall, zone: 0 }).slice(0, 20)) {
        wall += 20_000 + Math.floor(random() * 40_000);
        const common = { event_id: randomUUID(), at: wall, quiz_id: card.quizId, question_id: card.questionId };
        const rating = reviewRatings[Math.min(3, Math.floor(random() ** 0.6 * 4))] ?? 'good';
        phone.make({ ...common, kind: 'rated', rating, ms: 9000 });
        if (random() < 0.05)
          phone.make({ ...common, event_id: randomUUID(), at: wall + 1, kind: 'undone', undoes: common.event_id });
      }
    }
  }
  for (const phone of [...phones, ...phones]) await phone.sync();
  const [first, ...others] = phones.map(({ deck }) => [...deck].sort(([a], [b]) => a.localeCompare(b)));
  for (const other of others) expect(other).toEqual(first);
});
