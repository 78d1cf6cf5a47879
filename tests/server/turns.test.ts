// Work that takes turns, such as the hashing of passwords: so much at once, so many in line, and the next one is asked to come later.
import { expect, test } from 'vitest';
import { createStudentTurns, createTurns } from '#server/process/turns';

test('so much goes on at once, so many wait in line, and the next is refused with 503; the line moves on', async () => {
  const inTurn = createTurns(2, 3);
  const open: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((done) => open.push(done));
    running -= 1;
  };
  const taken = Array.from({ length: 5 }, () => inTurn(work));
  await expect(inTurn(work)).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  for (let done = 0; done < 5; done += 1) {
    await expect.poll(() => open.length).toBeGreaterThan(0);
    open.shift()?.();
  }
  await Promise.all(taken);
  expect(most).toBe(2);
  await expect(inTurn(async () => 'free again')).resolves.toBe('free again');
});

test('of one student one goes on at a time, and others do not wait for it', async () => {
  const inTurn = createStudentTurns(1);
  const open: (() => void)[] = [];
  const work = () => new Promise<void>((done) => open.push(done));
  const first = inTurn(1, work);
  const second = inTurn(1, work);
  await expect(inTurn(1, work)).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  await expect(inTurn(2, async () => 'at once')).resolves.toBe('at once');
  expect(open).toHaveLength(1);
  open.shift()?.();
  await first;
  await expect.poll(() => open.length).toBe(1);
  open.shift()?.();
  await second;
  await expect(inTurn(1, async () => 'free again')).resolves.toBe('free again');
});
