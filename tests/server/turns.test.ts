// Work that takes turns, such as the hashing of passwords: so much at once, so many in line, and the next one is asked to come later.
import { expect, test } from 'vitest';
import { createTurns } from '#server/turns';

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
