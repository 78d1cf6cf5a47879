// A file that the system opens with the installed app: the browser's queue is played, for Chromium launches nothing in a test.
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { findToast, newcomer } from '../documentsWorld.ts';
import { openPage, useBrowser } from '../page.tsx';
import { notes, useUploads } from '../uploadWorld.ts';

useBrowser();
useUploads();

type Consumer = (launch: { files?: { name: string; getFile: () => Promise<File> }[] }) => void;

/** The browser's queue: a launch that comes before there is a consumer waits for it. */
function playQueue(name: string, getFile: () => Promise<File>): void {
  const setConsumer = (consume: Consumer) => consume({ files: [{ name, getFile }] });
  Object.assign(window, { launchQueue: { setConsumer } });
  onTestFinished(() => void Reflect.deleteProperty(window, 'launchQueue'));
}

test('it is chosen on the upload screen, and waits there for the student', async () => {
  await newcomer();
  playQueue('notes.txt', async () => notes());
  await openPage('/dashboard/upload');
  expect(await screen.findByRole('button', { name: 'Upload Document' })).toBeTruthy();
  expect(screen.getByText('notes.txt')).toBeTruthy();
});

test('one of a wrong type is turned away in words', async () => {
  await newcomer();
  playQueue('me.png', async () => new File(['x'], 'me.png', { type: 'image/png' }));
  await openPage('/dashboard/upload');
  await findToast('Invalid file type. Please upload PDF, PPTX, or TXT.');
});

test('one that cannot be read any more says so', async () => {
  await newcomer();
  playQueue('gone.txt', () => Promise.reject(new DOMException('gone', 'NotFoundError')));
  await openPage('/dashboard/upload');
  await findToast('File gone.txt could not be read. Choose it here.');
});
