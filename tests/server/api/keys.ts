// Who sees the keys of a quiz, and when: everybody there is, in every phase of an assignment, by every way that leaves the server.

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EndpointName } from '#core/api/allEndpoints';
import { NEVER_TOLD } from '#core/attempt/hiddenAnswers';
import type { Receipt } from '#core/submission/submission';
import { answersOf, type CallOptions, call, newStudent, type Student } from '../../support/people.ts';
import { sampleQuiz, seedQuiz } from '../../support/quizzes.ts';
import { joins, shared } from '../../support/sharing.ts';
import type { Suite } from '../../support/testServer.ts';
import { useServer } from '../../support/useServer.ts';

const MINUTE = 60_000;
const OPENS = 60;
const CLOSES = 180;

/** In every key, explanation, quote and point of the quiz, and in a topic that names the answer. */
const SECRET = 'zanzibar';
const quiz = {
  ...sampleQuiz,
  questions: sampleQuiz.questions.map((question) => ({
    ...question,
    explanation: SECRET,
    ...(question.question_type === 'short_answer' ? { correct_answer: SECRET, accepted_answers: [SECRET], topic: SECRET } : {}),
    ...(question.source ? { source: { page: 1, quote: SECRET } } : {}),
    ...(question.key_points ? { key_points: [{ text: SECRET, terms: [SECRET] }] } : {}),
  })),
};

const roles = [
  'the owner',
  'a visitor of the link',
  'a member by the link',
  'who left the link',
  'a member of the group',
  'who left the group before the opening',
  'who left the group while it was open',
  'who joined the group later',
  'a stranger',
] as const;
type Role = (typeof roles)[number];

/** What an attempt of one's own says, and the ways of somebody who may read the quiz beside it. */
const OWN = ['submit', 'resent', 'submission', 'submissions', 'history', 'score', 'mark', 'reviews', 'export'];
const READING = [...OWN, 'quiz', 'download'];
/** `none`: there is no such quiz; `hidden`: a hand-in gets a receipt that says nothing */
type Cell = 'none' | 'hidden' | 'own' | 'assigned' | 'member' | 'owner' | 'page';
const ways: Record<Cell, string[]> = {
  none: [],
  hidden: [],
  own: OWN,
  assigned: [...READING, 'list'],
  member: [...READING, 'list', 'board'],
  owner: [...READING, 'board'],
  page: ['page'],
};

type Step = 'assign' | 'takeBack' | 'deleteGroup' | 'deleteAccount' | 'joinLater';
type Phase = {
  name: string;
  answers: 'at_once' | 'after_closing';
  /** minute to what is done then */
  steps: [number, Step][];
  /** the minute at which all ask */
  at: number;
  expected: Partial<Record<Role, Cell>>;
};

const nobodyYet = {
  'the owner': 'owner',
  'a visitor of the link': 'hidden',
  'a member by the link': 'hidden',
  'who left the link': 'hidden',
  'a member of the group': 'hidden',
  'who left the group before the opening': 'hidden',
  'who left the group while it was open': 'hidden',
} as const satisfies Phase['expected'];
const everybody = {
  'the owner': 'owner',
  'a visitor of the link': 'page',
  'a member by the link': 'member',
  'who left the link': 'own',
  'a member of the group': 'assigned',
  'who left the group before the opening': 'hidden',
  'who left the group while it was open': 'own',
} as const satisfies Phase['expected'];
/** Without the assignment: it was open to the members of the group. */
const after = { ...everybody, 'a member of the group': 'own' } as const;
/** The same, where it never was. */
const unopened = { ...after, 'a member of the group': 'hidden', 'who left the group while it was open': 'hidden' } as const;
const orphaned = {
  'the owner': 'none',
  'a visitor of the link': 'none',
  'who left the group before the opening': 'none',
} as const;

const phases: Phase[] = [
  { name: 'before the opening', answers: 'at_once', steps: [], at: 30, expected: nobodyYet },
  { name: 'before the opening', answers: 'after_closing', steps: [], at: 30, expected: nobodyYet },
  { name: 'open', answers: 'at_once', steps: [], at: 120, expected: everybody },
  { name: 'open', answers: 'after_closing', steps: [], at: 120, expected: nobodyYet },
  { name: 'closed', answers: 'at_once', steps: [], at: 240, expected: everybody },
  { name: 'closed', answers: 'after_closing', steps: [], at: 240, expected: everybody },
  ...(['takeBack', 'deleteGroup'] as const).flatMap((end): Phase[] => {
    const later: [number, Step][] = end === 'takeBack' ? [[25, 'joinLater']] : [];
    const last: [number, Step][] = end === 'takeBack' ? [[115, 'joinLater']] : [];
    const latest = end === 'takeBack' ? ({ 'who joined the group later': 'hidden' } as const) : {};
    const word = end === 'takeBack' ? 'taken back' : 'its group deleted';
    return [
      {
        name: `${word} before the opening`,
        answers: 'at_once',
        steps: [[20, end], ...later],
        at: 30,
        expected: { ...nobodyYet, ...latest },
      },
      {
        name: `${word} before the opening, when it would have closed`,
        answers: 'at_once',
        steps: [[20, end], ...later],
        at: 240,
        expected: { ...unopened, ...latest },
      },
      ...(['at_once', 'after_closing'] as const).map(
        (answers): Phase => ({
          name: `${word} while it was open`,
          answers,
          steps: [[110, end], ...last],
          at: 120,
          expected: { ...(answers === 'at_once' ? after : nobodyYet), ...latest },
        }),
      ),
      {
        name: `${word} while it was open, after the closing`,
        answers: 'after_closing',
        steps: [[110, end], ...last],
        at: 240,
        expected: { ...after, ...latest },
      },
    ];
  }),
  {
    name: 'taken back while it was open, and assigned for later',
    answers: 'at_once',
    steps: [
      [100, 'takeBack'],
      [110, 'assign'],
    ],
    at: 120,
    expected: nobodyYet,
  },
  {
    name: 'taken back while it was open, assigned for later, and taken back before that',
    answers: 'at_once',
    steps: [
      [100, 'takeBack'],
      [110, 'assign'],
      [115, 'takeBack'],
    ],
    at: 240,
    expected: after,
  },
  {
    name: 'its owner gone before the opening',
    answers: 'at_once',
    steps: [[20, 'deleteAccount']],
    at: 30,
    expected: { ...nobodyYet, ...orphaned },
  },
  {
    name: 'its owner gone while it was open',
    answers: 'after_closing',
    steps: [[110, 'deleteAccount']],
    at: 120,
    expected: { ...nobodyYet, ...orphaned, 'who left the group while it was open': 'none' },
  },
  {
    name: 'its owner gone, after the closing',
    answers: 'after_closing',
    steps: [[110, 'deleteAccount']],
    at: 240,
    expected: { ...everybody, ...orphaned, 'a member of the group': 'member', 'who left the group while it was open': 'none' },
  },
];

export const keys: Suite = (start) => {
  let now = Date.UTC(2026, 10, 25, 9);
  const server = useServer(start, { now: () => now });
  let people: Record<Role, Student>;
  beforeAll(async () => {
    const made = [];
    for (const role of roles) made.push([role, await newStudent(server)] as const);
    people = Object.fromEntries(made) as typeof people;
  });

  /** A quiz whose link is on, assigned to a group; then the phase's steps, with those who leave, until its minute. */
  async function play({ answers, steps, at }: Phase) {
    const begin = now;
    const of = { ...people, 'the owner': await newStudent(server) };
    const owner = of['the owner'];
    const { quizId } = await seedQuiz(server, owner, quiz);
    const { code } = await shared(owner, quizId);
    const group = await answersOf<{ group_id: number }>(
      owner.call('createGroup', { body: { name: 'Biology', own_name: 'Ama' } }),
    );
    const params = { group_id: group.group_id, quiz_id: quizId };
    const { code: invitation } = await answersOf<{ code: string }>(owner.call('inviteToGroup', { params }));
    const assign = () => {
      const time = (minutes: number) => new Date(now + minutes * MINUTE).toISOString();
      const body = { answers, opens_at: time(OPENS), closes_at: time(CLOSES) };
      return answersOf(owner.call('assign', { params, body }));
    };
    const join = (role: Role) =>
      answersOf(of[role].call('joinGroup', { params: { code: invitation }, body: { name: `Kofi ${roles.indexOf(role)}` } }));
    const leave = (role: Role) => answersOf(of[role].call('leaveGroup', { params }));
    const acts: Record<Step, () => Promise<unknown>> = {
      assign,
      takeBack: () => answersOf(owner.call('endAssignment', { params })),
      deleteGroup: () => answersOf(owner.call('deleteGroup', { params })),
      deleteAccount: () => answersOf(owner.call('deleteAccount', { body: { password: owner.password } })),
      joinLater: () => join('who joined the group later'),
    };
    for (const role of ['a member by the link', 'who left the link'] as const) expect(await joins(of[role], code)).toBe(200);
    await answersOf(of['who left the link'].call('leaveQuiz', { params: { id: quizId } }));
    const leaving = ['who left the group before the opening', 'who left the group while it was open'] as const;
    for (const role of ['a member of the group', ...leaving] as const) await join(role);
    await assign();
    const all: [number, () => Promise<unknown>][] = [
      [10, () => leave(leaving[0])],
      [90, () => leave(leaving[1])],
      ...steps.map(([minute, step]): [number, () => Promise<unknown>] => [minute, acts[step]]),
    ];
    for (const [minute, act] of all.sort(([a], [b]) => a - b).filter(([minute]) => minute <= at)) {
      now = begin + minute * MINUTE;
      // Of a group that ended nobody can leave.
      await act().catch((error: unknown) => expect(String(error)).toContain('404'));
    }
    now = begin + at * MINUTE;
    return { of, quizId, code };
  }

  /** The ways by which this student gets a key or a score; `hidden`: what the receipt says. */
  async function tried(student: Student, quizId: number, hasPage: string | null) {
    const submissionId = randomUUID();
    const params = { id: quizId, submission_id: submissionId, after: 0 };
    const headers = { 'Idempotency-Key': submissionId };
    const body = {
      answers: [
        { question_id: 1, answer_given: 'B' },
        { question_id: 2, answer_given: 'nonsense' },
      ],
    };
    const marks = [{ question_id: 2, own_judgement: true, marked_at: new Date(now).toISOString() }];
    const asks: [string, EndpointName, CallOptions?][] = [
      ['submit', 'submit', { params, headers, body }],
      ['resent', 'submit', { params, headers, body }],
      ['submission', 'submission', { params }],
      ['submissions', 'submissions', { params }],
      ['history', 'history'],
      ['score', 'score', { params }],
      ['mark', 'mark', { params, body: { marks } }],
      ['reviews', 'reviews', { params }],
      ['quiz', 'quiz', { params }],
      ['download', 'download', { params: { ...params, format: 'json' } }],
      ['board', 'leaderboard', { params: { id: quizId } }],
      ['list', 'sharedQuizzes'],
      ['export', 'exportAccount'],
    ];
    const got: string[] = [];
    let receipt: Receipt | null = null;
    for (const [way, name, options] of asks) {
      const answer = await student.call(name, options);
      const text = answer.ok ? onlyOf(quizId, way, await answer.text()) : '';
      if (way === 'submit' && answer.ok) receipt = JSON.parse(text) as Receipt;
      const tells =
        way === 'board' ? answer.ok : new RegExp(`${SECRET}|"is_correct"|"score":(?!0[,}])|"last_score":\\d|"missed"`);
      if (tells === true || (tells !== false && tells.test(text))) got.push(way);
    }
    if (hasPage !== null) {
      const page = await call(server, 'openShare', { params: { code: hasPage } });
      if ((await page.text()).includes(SECRET)) got.push('page');
    }
    return { got, receipt };
  }

  /** Of an answer about all quizzes what is of this one. */
  function onlyOf(quizId: number, way: string, text: string): string {
    type Row = { quiz_id: number };
    const own = (rows: Row[]) => rows.filter((row) => row.quiz_id === quizId);
    if (way === 'history' || way === 'list') return JSON.stringify(own(JSON.parse(text) as Row[]));
    if (way === 'reviews') return JSON.stringify(own((JSON.parse(text) as { events: Row[] }).events));
    if (way !== 'export') return text;
    const all = JSON.parse(text) as { quizzes: Row[]; shared: Row[]; reviews: Row[] };
    return JSON.stringify([own(all.quizzes), own(all.shared), own(all.reviews)]);
  }

  describe.each(phases)('a quiz that is $name, answers $answers', (phase) => {
    test('gives its keys by the ways of the table only', async () => {
      const { of, quizId, code } = await play(phase);
      const expected: Partial<Record<Role, unknown>> = {};
      const found: typeof expected = {};
      for (const role of roles) {
        const cell = phase.expected[role] ?? 'none';
        if (role === 'the owner' && cell === 'none') continue;
        const isVisitor = role === 'a visitor of the link';
        const { got, receipt } = await tried(of[role], quizId, isVisitor ? code : null);
        const hasReceipt = cell !== 'none' && !isVisitor;
        const isHidden = cell === 'hidden' && !isVisitor;
        expected[role] = { ways: [...ways[cell]].sort(), hasReceipt, isHidden };
        found[role] = { ways: got.sort(), hasReceipt: receipt !== null, isHidden: receipt?.hidden_until !== undefined };
      }
      expect(found).toEqual(expected);
    });
  });

  test('an opening to another group hides nothing from whom the quiz is open to, also with its link', async () => {
    const { of, quizId, code } = await play({ name: '', answers: 'at_once', steps: [], at: 120, expected: {} });
    const member = of['a member of the group'];
    expect(await joins(member, code)).toBe(200);
    const owner = of['the owner'];
    const made = await answersOf<{ group_id: number }>(owner.call('createGroup', { body: { name: 'B', own_name: 'Ama' } }));
    const opens = new Date(now + MINUTE).toISOString();
    const params = { group_id: made.group_id, quiz_id: quizId };
    await answersOf(owner.call('assign', { params, body: { answers: 'at_once', opens_at: opens } }));
    expect((await tried(member, quizId, null)).receipt).not.toHaveProperty('hidden_until');
    expect((await tried(of['a member by the link'], quizId, null)).receipt).toMatchObject({ hidden_until: opens });
  });

  test('a quiz that was taken back before its opening says that nothing will be told', async () => {
    const { of, quizId } = await play({ name: '', answers: 'at_once', steps: [[20, 'takeBack']], at: 30, expected: {} });
    const { receipt } = await tried(of['a member of the group'], quizId, null);
    expect(receipt).toMatchObject({ hidden_until: NEVER_TOLD, score: 0, results: [] });
  });
};
