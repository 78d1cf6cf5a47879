// What may not depend on the browser, nor on Background Sync: a file that waits for the network and a quiz outlive a kill and are sent once
// by the page alone, two tabs that answer one quiz lose nothing, and a deadline holds. Each browser has a file, so that no more than two
// run at a time.
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { checkClock, startedAt } from '../driven/clock.ts';
import { rowsOnDisk } from '../driven/disk.ts';
import type { StartDriven } from '../driven/drivers.ts';
import { expectNoSync, signedIn, TAKEN, takeThroughAKill } from '../driven/student.ts';
import { notes } from '../world.ts';

/** The journeys of one browser. */
export function testJourneys(start: StartDriven): void {
  test('a file that is chosen offline outlives a kill and is sent once, whole', async ({ onTestFinished }) => {
    const phone = await signedIn(start, onTestFinished);
    const text = await readFile(notes, 'utf8');
    const names = async () =>
      ((await (await phone.student.call('documents')).json()) as { filename: string }[]).map(({ filename }) => filename);
    await phone.app.goDown();
    await phone.screen.page.goto(`${phone.app.url}/dashboard/upload`);
    await phone.screen.chooseFile('on the bus.txt', text);
    await phone.screen.press('Upload Document');
    // Said once it is on the disk; the page's own words are much the same.
    await phone.screen.see('It will be uploaded when you are online.');
    await phone.startAgain('/dashboard');
    await phone.screen.see('on the bus.txt');
    await phone.screen.see('Waiting to send');

    // The network is back, and nobody touches the page.
    await phone.app.goUp();
    await expect.poll(names).toContain('on the bus.txt');
    // A page that is reloaded before the device has its proof asks for it again, with the same key.
    await expect.poll(() => rowsOnDisk(phone.screen, 'uploads')).toEqual([]);
    await phone.screen.page.reload();
    await phone.screen.see('Your Documents');
    await phone.screen.see('on the bus.txt');
    expect(await phone.screen.text()).not.toContain('Waiting to send');
    expect((await names()).toSorted()).toEqual(['notes.txt', 'on the bus.txt']);
    expect(phone.app.asked.filter((one) => one.path.endsWith('/documents/upload'))).toHaveLength(1);
  });

  test('two tabs answer one quiz without a network, and all of it is handed in once', async ({ onTestFinished }) => {
    const { app, quizIds, screen, newTab, submissions, given } = await signedIn(start, onTestFinished);
    const [quizId] = quizIds;
    await app.goDown();
    const address = `${app.url}/dashboard/quiz/${quizId}`;
    await screen.page.goto(address);
    await screen.choose('B');
    await screen.see('Saved on this device');
    const other = await newTab();
    await other.page.goto(address);
    await other.see('Question 1 of 3');
    await other.holds('B');
    await screen.press('Next Question');
    await other.see('Question 2 of 3');
    await other.write('Your answer...', 'from the other tab');
    await other.see('Saved on this device');
    await screen.holds('from the other tab');
    await screen.press('Next Question');
    await screen.see('Question 3 of 3');
    await screen.write('Your answer...', 'from the first');
    await screen.see('Saved on this device');
    // A last answer is checked before a quiz is finished.
    await screen.press('Check Answer');
    await screen.see('Model answer');
    await screen.press('Finish Quiz');
    await screen.see('Finish the quiz?');
    await screen.press('Confirm & Finish');
    await screen.see('Quiz Results');
    await other.see('Quiz Results');

    await app.goUp();
    await expect.poll(() => submissions(quizId)).toHaveLength(1);
    expect(await given(quizId)).toEqual(['B', 'from the other tab', 'from the first']);
    for (const tab of [screen, other]) {
      await tab.page.reload();
      await tab.see('Received');
    }
    expect(await submissions(quizId)).toHaveLength(1);
  });

  test('a quiz that was never opened is taken with the server gone, through a kill and opened anew, and arrives once', async ({
    onTestFinished,
  }) => {
    const phone = await signedIn(start, onTestFinished);
    const [quizId] = phone.quizIds;
    await expectNoSync(phone);
    await phone.app.goDown();
    await takeThroughAKill(phone, quizId);
    await phone.startAgain('/dashboard');
    await phone.screen.see('Your Documents');

    // The network is back, and nobody touches the page.
    await phone.app.goUp();
    await expect.poll(() => phone.submissions(quizId)).toHaveLength(1);
    expect(await phone.given(quizId)).toEqual(TAKEN);
    await phone.screen.page.reload();
    await phone.screen.see('Your Documents');
    expect(await phone.submissions(quizId)).toHaveLength(1);
  });

  test('a deadline that passes while the browser is closed hands in at the next start, as of the deadline', async ({
    onTestFinished,
  }) => {
    const phone = await signedIn(start, onTestFinished, [{ seconds: 15 }]);
    const [quizId] = phone.quizIds;
    await phone.app.goDown();
    await phone.goTo(`/dashboard/quiz/${quizId}`);
    await phone.screen.press('Start Quiz');
    await phone.screen.clock();
    const deadline = (await startedAt(phone.screen)) + 15_000;
    await phone.screen.choose('A');
    await phone.screen.see('Saved on this device');
    await phone.screen.page.reload();
    await checkClock(phone.screen, deadline);
    await phone.kill();
    await wait(Math.max(0, deadline + 2_000 - Date.now()));
    await phone.startAgain('/dashboard/pricing');
    await phone.screen.see("Time's up! Submitting quiz automatically.");
    await phone.app.goUp();
    await expect.poll(() => phone.submissions(quizId)).toHaveLength(1);
    expect(await phone.given(quizId)).toEqual(['A', '', '']);
    const at = Date.parse((await phone.submissions(quizId))[0]?.submitted_at ?? '');
    expect(Math.abs(at - deadline)).toBeLessThanOrEqual(1_000);
  });
}
