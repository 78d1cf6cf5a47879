// How a student wants to review, as the account has it: the newest choice counts, by the server's clock, whatever device says it when.

import { expect, test } from 'vitest';
import type { ChoicesKept, ReviewChoice } from '#core/review/reviewChoice';
import { newStudent, type Student } from '../../support/people.ts';
import type { Suite } from '../../support/testServer.ts';
import { useServer } from '../../support/useServer.ts';

export const reviewSettings: Suite = (start) => {
  const server = useServer(start, { now: () => time });
  let time = Date.parse('2026-11-25T10:00:00Z');

  const at = (ms: number) => new Date(ms).toISOString();
  const retention = (value: number, chosen: number): ReviewChoice => ({ name: 'retention', value, chosen_at: at(chosen) });
  const choose = async (student: Student, choices: object[], clock = time) => {
    const answer = await student.call('chooseReview', { body: { choices }, headers: { 'Client-Now': at(clock) } });
    return { status: answer.status, body: (await answer.json()) as ChoicesKept };
  };
  const read = async (student: Student) => ((await (await student.call('reviewSettings')).json()) as ChoicesKept).choices;

  test('two devices whose clocks are wrong by days agree on what was chosen last', async () => {
    const student = await newStudent(server);
    expect(await read(student)).toEqual([]);
    const DAY = 86_400_000;
    // The tablet's clock is two days ahead, the phone's three behind; the phone chose an hour after the tablet.
    const [ahead, behind] = [time + 2 * DAY, time - 3 * DAY];
    await choose(student, [retention(0.95, behind - 3_600_000)], behind);
    await choose(student, [retention(0.8, ahead - 7_200_000)], ahead);
    expect(await read(student)).toEqual([retention(0.95, time - 3_600_000)]);
  });

  test('sent again, a choice stays what it is, and takes nothing back that was chosen since', async () => {
    const student = await newStudent(server);
    const first = await choose(student, [retention(0.8, time)]);
    expect(first.status).toBe(200);
    const said = time;
    time += 60_000;
    await choose(student, [retention(0.95, time)]);
    time += 60_000;
    const again = await choose(student, [retention(0.8, said)]);
    expect(again.body.choices).toMatchObject([{ value: 0.95 }]);
  });

  test('each thing has its own newest choice, the exam of each quiz too', async () => {
    const student = await newStudent(server);
    const chosen_at = at(time);
    const choices = [
      { name: 'new_per_day', value: 5, chosen_at },
      { name: 'exam', quiz_id: null, value: '2027-05-12', chosen_at },
      { name: 'exam', quiz_id: 7, value: '2027-04-01', chosen_at },
      { name: 'exam', quiz_id: 8, value: null, chosen_at },
    ];
    await choose(student, choices);
    expect(await read(student)).toHaveLength(4);
    expect(await read(student)).toEqual(expect.arrayContaining(choices));
    expect(await read(await newStudent(server))).toEqual([]);
  });

  test('all at once from many devices, none is lost', async () => {
    const student = await newStudent(server);
    const one = (quiz_id: number) => ({ name: 'exam', quiz_id, value: '2027-05-12', chosen_at: at(time) });
    await Promise.all(Array.from({ length: 12 }, (_, id) => choose(student, [one(id)])));
    expect(await read(student)).toHaveLength(12);
  });
};
