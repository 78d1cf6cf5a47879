// Codes, names and ranks: what students have in common.
import { describe, expect, test } from 'vitest';
import { endpoints, pathOf } from '#core/api/endpoints';
import { togetherEndpoints } from '#core/api/togetherEndpoints';
import { grade } from '#core/marking/grading';
import type { Question } from '#core/quiz/quiz';
import type { Answer } from '#core/submission/submission';
import { officialAnswers, officialOf, ranked } from '#core/together/leaderboard';
import { CODE_BYTES, codeOf, readCode, spokenCode } from '#core/together/shareCode';
import { questions } from '../support/quizzes.ts';

/** The questions that count as right where others are compared. */
const officialRight = (all: readonly Question[], answers: readonly Answer[]) =>
  officialOf(grade(all, officialAnswers(answers)).results);

describe('a code', () => {
  test('holds 50 bits: each of them changes it, and the six left over do not', () => {
    const none = new Uint8Array(CODE_BYTES);
    expect(codeOf(none)).toBe('0000000000');
    expect(codeOf(none.map(() => 255))).toBe('ZZZZZZZZZZ');
    const codes = new Set<string>();
    for (let bit = 0; bit < 50; bit += 1) codes.add(codeOf(none.map((_, at) => (at === bit >> 3 ? 128 >> (bit & 7) : 0))));
    expect(codes.size).toBe(50);
    expect(codeOf(none.map((_, at) => (at === 6 ? 63 : 0)))).toBe('0000000000');
  });

  test('is read as it was said, typed or copied', () => {
    expect(readCode(' 7k3qf-9xw2a ')).toBe('7K3QF9XW2A');
    expect(readCode('7K3QF9XW2A.')).toBe('7K3QF9XW2A');
    expect(readCode('OIL00-00000')).toBe('0110000000');
    expect(spokenCode('7K3QF9XW2A')).toBe('7K3QF-9XW2A');
    for (const wrong of ['', '7K3QF9XW2', '7K3QF9XW2AA', '7K3QF9XW2U', '7K3QF9XW2%', 'ııııııııııı'])
      expect(readCode(wrong)).toBeNull();
  });
});

describe('a leaderboard', () => {
  const entry = (correct: number, seconds: number | null, at: number, arrived = at) => ({ correct, seconds, at, arrived });

  test('goes by score, then by who was first, and equal scores share a rank', () => {
    const rows = ranked([entry(3, 9, 5), entry(5, 90, 7), entry(5, 1, 8), entry(1, 1, 1)], false);
    expect(rows.map(({ rank, at }) => [rank, at].join(' '))).toEqual(['1 7', '1 8', '3 5', '4 1']);
  });

  test('of a timed quiz goes by the time used, too; a time that is not known is the longest', () => {
    const rows = ranked([entry(5, null, 1), entry(5, 90, 2), entry(5, 30, 4), entry(5, 30, 3), entry(5, null, 0)], true);
    expect(rows.map(({ rank, at }) => [rank, at].join(' '))).toEqual(['1 3', '1 4', '3 2', '4 0', '4 1']);
  });

  test('counts no answer that a check told first, and nothing that a student says of the own answers', () => {
    const right = { question_id: 1, answer_given: 'B' };
    const typed = { question_id: 2, answer_given: 'thirty dollars' };
    expect(officialRight(questions, [right, typed])).toEqual([1, 2]);
    expect(
      officialRight(questions, [
        { ...right, first_check: 'incorrect' },
        { ...typed, first_check: 'correct' },
      ]),
    ).toEqual([2]);
    const judged = { question_id: 2, answer_given: 'no', first_check: 'correct' as const, own_judgement: true };
    expect(officialRight(questions, [judged])).toEqual([]);
    expect(officialRight(questions, [{ question_id: 5, answer_given: 'nothing', points_covered: [0, 1] }])).toEqual([]);
  });
});

test('no call stands at the address of another', () => {
  const all = Object.values({ ...endpoints, ...togetherEndpoints }).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(all).size).toBe(all.length);
  const names = [...Object.keys(endpoints), ...Object.keys(togetherEndpoints)];
  expect(new Set(names).size).toBe(names.length);
  expect(pathOf(togetherEndpoints.leaderboard, { id: 7, after: 50 })).toBe('/api/quizzes/7/leaderboard?after=50');
});
