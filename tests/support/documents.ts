// Real documents for tests: a fixture, its upload, and the wait for its quiz.
import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import type { DocumentRow } from '#core/document/document';
import type { Student } from './people.ts';

export const NOTES = 'notes_weather.txt';

export async function uploadFixture(student: Student, name = NOTES, fields: Record<string, string> = {}): Promise<number> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new File([await readFile(new URL(`./fixtures/${name}`, import.meta.url))], name, { type: 'text/plain' }));
  const response = await student.call('upload', { body: form });
  if (response.status !== 201) throw new Error(`Not uploaded: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { doc_id: number }).doc_id;
}

export async function documentOf(student: Student, documentId: number): Promise<DocumentRow> {
  const rows = (await (await student.call('documents')).json()) as DocumentRow[];
  const row = rows.find((one) => one.doc_id === documentId);
  if (row === undefined) throw new Error(`No document ${documentId} in the list.`);
  return row;
}

/** Waits until the document is completed or failed. */
export async function finished(student: Student, documentId: number): Promise<DocumentRow> {
  await expect
    .poll(async () => (await documentOf(student, documentId)).upload_status, { interval: 200 })
    .toMatch(/completed|error/);
  return documentOf(student, documentId);
}
