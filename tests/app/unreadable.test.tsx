// A device whose storage does not answer at the start: that is not the same as nobody being signed in.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { db } from '../../src/app/data/device.ts';
import { signIn } from '../../src/app/data/session.ts';
import { newStudent } from '../support/people.ts';
import { openPage, server, useBrowser } from './page.tsx';

useBrowser();

test('a student whose device cannot be read is not sent to the login, and goes on when it can', async () => {
  const student = await newStudent(server);
  await signIn(student.token, await (await student.call('me')).json());
  db.close({ disableAutoOpen: false });
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Internal error opening backing store.', 'UnknownError');
  });
  const page = await openPage('/dashboard');
  expect((await screen.findByRole('alert')).textContent).toContain('could not read its data on this device');
  expect(page.path()).toBe('/dashboard');

  open.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Your Documents' })).toBeDefined();
});
