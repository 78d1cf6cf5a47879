// The drop area before its code is here: a press on it chooses a file all the same.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { newcomer } from '../documentsWorld.ts';
import { openPage, useBrowser } from '../page.tsx';
import { notes, zone } from '../uploadWorld.ts';

const code = vi.hoisted(() => {
  let arrive: () => void = () => undefined;
  const here = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { here, arrive: () => arrive() };
});
vi.mock('../../../src/app/documents/DropZone.tsx', async (original) => {
  await code.here;
  return original();
});

useBrowser();

const field = () => screen.getByLabelText<HTMLInputElement>('Document to upload');

test('a file is chosen while the drop area loads, and what loads meanwhile does not take the window’s field away', async () => {
  await newcomer();
  await openPage('/dashboard/upload');
  const place = await zone();
  // The whole area is the field's label: pressing it anywhere opens the system's window.
  expect(place.tagName).toBe('LABEL');
  expect(place.contains(field())).toBe(true);
  expect(field().accept).toContain('.pptx');
  const pressed = field();
  fireEvent.click(pressed);
  code.arrive();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(field()).toBe(pressed);
  fireEvent.change(pressed, { target: { files: [notes()] } });
  await screen.findByText('notes.txt');
  fireEvent.click(screen.getByRole('button', { name: 'Remove file' }));
  await waitFor(async () => expect((await zone()).getAttribute('role')).toBe('button'));
});
