// The upload screen for tests: uploads over the real server, files that are dropped and chosen.
import { deserialize, serialize } from 'node:v8';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import type { DocumentRow } from '#core/document/document';
import { fakeUploads, type Uploads } from '../support/xhr.ts';
import { newcomer } from './documentsWorld.ts';
import { openPage } from './page.tsx';

/** Uploads go out over the test's fetch, from the next test on. */
export function useUploads(): { current: Uploads } {
  const uploads = { current: fakeUploads(() => globalThis.fetch) };
  beforeEach(() => {
    uploads.current = fakeUploads(() => globalThis.fetch);
    vi.stubGlobal('XMLHttpRequest', uploads.current.Request);
    vi.stubGlobal('structuredClone', cloneInOneWorld);
  });
  return uploads;
}

/** Node clones bytes into its own kind of buffer, which Dexie takes for something else here; a browser has one kind only. */
function cloneInOneWorld<T>(value: T): T {
  const copy = deserialize(serialize(value)) as T & { bytes?: ArrayBuffer };
  if (copy?.bytes === undefined) return copy;
  const bytes = new Uint8Array(copy.bytes.byteLength);
  bytes.set(new Uint8Array(copy.bytes));
  return { ...copy, bytes: bytes.buffer };
}

export const notes = () => new File(['Culture is what people share.'], 'notes.txt', { type: 'text/plain' });
const invitation = 'Drag & drop PDF, PPTX, or TXT file here, or click to select file';
export const zone = async () => (await screen.findByText(invitation)).closest('.drop') as HTMLElement;

export async function openUpload() {
  const student = await newcomer();
  const page = await openPage('/dashboard/upload');
  await waitFor(async () => expect((await zone()).getAttribute('role')).toBe('button'));
  return { ...student, ...page };
}

/** Files are let go over the drop area. */
export async function drop(...files: File[]): Promise<void> {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  fireEvent.drop(await zone(), { dataTransfer: { files, items, types: ['Files'] } });
}

export async function choose(file: File): Promise<void> {
  await drop(file);
  await screen.findByRole('button', { name: 'Remove file' });
}

export const serverDocuments = async ({ student }: Pick<Awaited<ReturnType<typeof newcomer>>, 'student'>) =>
  (await (await student.call('documents')).json()) as DocumentRow[];
