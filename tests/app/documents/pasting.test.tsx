// Pasted text becomes a file that is uploaded like any other, and survives a killed browser until then.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { keptDraft } from '#device/attempts/drafts';
import { db } from '../../../src/app/data/device.ts';
import { userIdNow } from '../../../src/app/data/queries.ts';
import { findToast } from '../documentsWorld.ts';
import { useBrowser } from '../page.tsx';
import { openUpload, serverDocuments, useUploads } from '../uploadWorld.ts';

useBrowser();
useUploads();

const draft = () => keptDraft(db, userIdNow(), 'pastedText', z.object({ title: z.string(), text: z.string() }));

async function openPasting() {
  const page = await openUpload();
  await page.user.click(screen.getByRole('button', { name: 'Paste text' }));
  const field = await screen.findByRole('textbox', { name: 'Your text' });
  return { ...page, field };
}

test('pasted text is uploaded as a TXT with its title, and its draft goes', async () => {
  const { field, user, ...student } = await openPasting();
  expect(document.activeElement).toBe(field);
  await user.paste('The moon pulls the sea.');
  await user.type(screen.getByRole('textbox', { name: 'Title (optional)' }), 'Tides');
  await waitFor(async () => expect(await draft()).toEqual({ title: 'Tides', text: 'The moon pulls the sea.' }));
  await user.click(screen.getByRole('button', { name: 'Use This Text' }));
  await screen.findByText('Tides.txt');
  expect(await draft()).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Upload Document' }));
  await findToast("'Tides.txt' uploaded successfully! Processing started.");
  expect((await serverDocuments(student)).map(({ filename }) => filename)).toEqual(['Tides.txt']);
  expect(await draft()).toBeUndefined();
});

test('nothing pasted is said, what was pasted is there again after removing the file, and Cancel brings the drop area', async () => {
  const { user } = await openPasting();
  await user.click(screen.getByRole('button', { name: 'Use This Text' }));
  await screen.findByText('Paste or type your text here first.');
  await user.type(screen.getByRole('textbox', { name: 'Your text' }), 'Tides');
  await user.click(screen.getByRole('button', { name: 'Use This Text' }));
  await user.click(await screen.findByRole('button', { name: 'Remove file' }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your text' });
  await waitFor(() => expect(field.value).toBe('Tides'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Paste text' }));
});
