// Uploads and the list: what is taken, what is refused, once each, and to whom it belongs.

import { mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { DocumentRow } from '#core/document/document';
import { newStudent, type Student } from '../../support/people.ts';
import type { Suite } from '../../support/testServer.ts';
import { useServer, useStudent } from '../../support/useServer.ts';

const text = 'A norm is a rule that a group shares. Culture refers to shared beliefs and practices.';
const zip = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8('<x/>')])));

export const documents: Suite = (start) => {
  const server = useServer(start, { now: () => time });
  const student = useStudent(server);
  let time = Date.parse('2026-03-01T10:00:00Z');

  type Parts = { content?: BlobPart; name?: string; type?: string; timer?: string; key?: string; by?: Student };
  const upload = ({ content = text, name = 'notes.txt', type = 'text/plain', timer, key, by = student }: Parts) => {
    const form = new FormData();
    if (timer !== undefined) form.append('timer_duration_seconds', timer);
    form.append('file', new File([content], name, { type }));
    return by.call('upload', { body: form, headers: key === undefined ? {} : { 'Idempotency-Key': key } });
  };
  const list = async (by = student) => (await (await by.call('documents')).json()) as DocumentRow[];
  const storedFiles = async () => {
    const names = await readdir(path.join(server.dataDir, 'files'), { recursive: true, withFileTypes: true });
    return names.filter((entry) => entry.isFile()).length;
  };

  describe('an upload', () => {
    test('answers its name and id, and is in the list at once', async () => {
      const response = await upload({ timer: '3600' });
      expect(response.status).toBe(201);
      const answer = (await response.json()) as { doc_id: number };
      expect(answer).toEqual({ filename: 'notes.txt', doc_id: expect.any(Number) });
      const row = (await list()).find((one) => one.doc_id === answer.doc_id);
      expect(row).toMatchObject({
        filename: 'notes.txt',
        uploaded_at: new Date(time).toISOString(),
        timer_duration_seconds: 3600,
      });
      expect(await list(await newStudent(server))).toEqual([]);
    });

    test.each<[string, Parts]>([
      ['text', {}],
      ['text without a media type', { type: '' }],
      ['a PDF', { content: '%PDF-1.7\n', name: 'a.pdf', type: 'application/pdf' }],
      ['a PPTX', { content: zip('[Content_Types].xml', 'ppt/presentation.xml'), name: 'a.pptx' }],
      ['a DOCX', { content: zip('[Content_Types].xml', 'word/document.xml'), name: 'a.docx' }],
      ['a PDF that says it is text', { content: '%PDF-1.7\n', name: 'a.txt' }],
    ])('of %s is taken for what its bytes are', async (_, parts) => {
      expect((await upload(parts)).status).toBe(201);
    });

    test.each<[string, Parts]>([
      [
        'a picture that says it is a PDF',
        { content: new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0]), type: 'application/pdf' },
      ],
      ['binary that says it is text', { content: new Uint8Array(5000).map((_, at) => (at * 7) % 256), type: 'text/plain' }],
      ['a web page that says it is text', { content: '<!doctype html><html><body>Hello</body></html>' }],
      ['a sheet', { content: zip('[Content_Types].xml', 'xl/workbook.xml'), name: 'a.pptx' }],
    ])('of %s is refused in words, and leaves nothing', async (_, parts) => {
      const before = await storedFiles();
      const refused = await upload(parts);
      expect(refused.status).toBe(415);
      expect(await refused.json()).toMatchObject({ detail: 'Invalid file type. Please upload PDF, PPTX, or TXT.' });
      expect(await storedFiles()).toBe(before);
    });

    test('of an empty file is refused in words', async () => {
      const refused = await upload({ content: '' });
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ detail: [{ msg: 'This file is empty. Choose a file with text in it.' }] });
    });

    test('over 100 MB is refused by its name, and leaves nothing', async () => {
      const before = await storedFiles();
      const piece = new Uint8Array(1024 * 1024).fill(97);
      const refused = await upload({ content: new Blob([...Array(100).fill(piece), 'x']), name: 'huge.txt' });
      expect(refused.status).toBe(413);
      expect(await refused.json()).toMatchObject({ detail: 'File huge.txt is too large. Max size is 100 MB.' });
      expect(await storedFiles()).toBe(before);
    });

    test.each([
      ['59', 'A time limit is at least 1 minute.'],
      ['86401', 'A time limit is at most 24 hours.'],
      ['1e3', 'A time limit is a number of seconds, or "suggested".'],
      ['soon', 'A time limit is a number of seconds, or "suggested".'],
    ])('refuses "%s" as its time limit', async (timer, msg) => {
      const refused = await upload({ timer });
      expect(refused.status).toBe(422);
      const { detail } = (await refused.json()) as { detail: { loc: string[]; msg: string }[] };
      expect(detail[0]?.loc).toContain('timer_duration_seconds');
      expect(detail[0]?.msg).toBe(msg);
    });

    test.each([
      ['Lecture 3 — Ünïcode 文化.txt', 'Lecture 3 — Ünïcode 文化.txt'],
      ['../../etc/passwd', 'passwd'],
      ['C:\\Users\\ama\\notes.txt', 'notes.txt'],
      ['a\u202etxt.fdp', 'atxt.fdp'],
      ['..', 'document'],
      [`${'x'.repeat(300)}.txt`, `${'x'.repeat(251)}.txt`],
    ])('named %o is shown as %o', async (name, shown) => {
      expect(await (await upload({ name })).json()).toMatchObject({ filename: shown });
    });

    test('with the same key is one document, however often and however concurrently', async () => {
      const mine = await newStudent(server);
      const before = await storedFiles();
      const answers = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const response = await upload({ key: 'queued-on-the-bus', by: mine });
          expect(response.status).toBe(201);
          return response.json();
        }),
      );
      answers.push(await (await upload({ key: 'queued-on-the-bus', by: mine, content: 'another text' })).json());
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await list(mine)).toHaveLength(1);
      expect(await storedFiles()).toBe(before + 1);
      const stranger = await newStudent(server);
      await upload({ key: 'queued-on-the-bus', by: stranger });
      expect((await list(stranger))[0]?.doc_id).not.toBe((await list(mine))[0]?.doc_id);
    });

    test('goes to the disk while it arrives, and leaves nothing when it breaks off', async () => {
      const before = await storedFiles();
      const incoming = path.join(server.dataDir, 'files/incoming');
      await mkdir(incoming, { recursive: true });
      let send: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          send = controller;
        },
      });
      const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
      const init = {
        method: 'POST',
        body,
        duplex: 'half',
        headers: { 'Content-Type': 'multipart/form-data; boundary=b', Authorization: `Bearer ${student.token}` },
      };
      const answer = server.fetch('/api/documents/upload', init as RequestInit);
      send?.enqueue(new TextEncoder().encode(head + 'x'.repeat(500_000)));
      await expect
        .poll(async () => {
          const [name] = await readdir(incoming);
          return name === undefined ? 0 : (await stat(path.join(incoming, name))).size;
        })
        .toBeGreaterThan(100_000);
      send?.error(new Error('The network is gone.'));
      expect((await answer).status).toBe(422);
      await expect.poll(storedFiles).toBe(before);
    });
  });

  describe('the list', () => {
    test('has every field of a document and no other', async () => {
      await upload({});
      expect(Object.keys((await list())[0] ?? {}).sort()).toEqual(Object.keys(DocumentRow.shape).sort());
    });

    test('is newest first', async () => {
      const mine = await newStudent(server);
      for (const name of ['first.txt', 'second.txt', 'third.txt', 'fourth.txt']) {
        await upload({ name, by: mine });
        if (name !== 'third.txt') time += 1000;
      }
      expect((await list(mine)).map((row) => row.filename)).toEqual(['fourth.txt', 'third.txt', 'second.txt', 'first.txt']);
    });

    test('is given in parts that make up the whole, whatever is added or deleted meanwhile', async () => {
      const own = await newStudent(server);
      for (let at = 0; at < 5; at += 1) {
        // Two of the same millisecond.
        if (at !== 2) time += 1_000;
        await upload({ by: own, name: `${at}.txt` });
      }
      const part = async (params: Record<string, number>) =>
        (await (await own.call('documents', { params })).json()) as DocumentRow[];
      const whole = await list(own);
      const first = await part({ limit: 2 });
      await upload({ by: own, name: 'newer.txt' });
      await own.call('deleteDocument', { params: { doc_id: first[1]?.doc_id ?? 0 } });
      const second = await part({ limit: 2, before: first[1]?.doc_id ?? 0 });
      const third = await part({ limit: 2, before: second[1]?.doc_id ?? 0 });
      const names = [...first, ...second, ...third].map(({ filename }) => filename);
      expect(names).toEqual(whole.map(({ filename }) => filename));
      expect(await part({ before: 2_000_000 })).toEqual([]);
      // Another student's document is no place in one's own list.
      expect(await (await student.call('documents', { params: { before: whole[0]?.doc_id ?? 0 } })).json()).toEqual([]);
    });
  });
};
