// What pages and workers tell each other over the channel.
import { expect, test } from 'vitest';
import { CHANNEL, type DeviceMessage, listen, tell } from '#device/rows/messages';

const delivered: DeviceMessage = { type: 'delivered', userId: 1, quizId: 2, submissionId: 'a' };

test("a page hears others and not itself, and no message that is not the house's", async () => {
  const heard: DeviceMessage[] = [];
  const stop = listen((message) => heard.push(message));
  const other = new BroadcastChannel(CHANNEL);
  const atOther = new Promise((resolve) => {
    other.onmessage = (event) => resolve(event.data);
  });
  tell(delivered);
  expect(await atOther).toEqual(delivered);
  other.postMessage({ type: 'nonsense' });
  other.postMessage({ type: 'session-changed' });
  await expect.poll(() => heard).toEqual([{ type: 'session-changed' }]);
  stop();
  other.close();
});
