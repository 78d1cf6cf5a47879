// The API's document: valid, served to anybody, complete, and with examples that its own schemas take.

import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#core/api/allEndpoints';
import { type ApiDocument, createDocumentChecker } from '../support/apiDocument.ts';
import { startTestServer } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const ADDRESS = '/api/openapi.json';

const server = useServer(startTestServer);
let document: ApiDocument;
beforeAll(async () => {
  document = (await (await server.fetch(ADDRESS)).json()) as ApiDocument;
});

test('is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

test('is served to anybody, and not again where it has not changed', async () => {
  const first = await server.fetch(ADDRESS);
  expect(first.status).toBe(200);
  const etag = first.headers.get('ETag') ?? '';
  expect((await server.fetch(ADDRESS, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  expect((await server.fetch(ADDRESS, { method: 'POST' })).status).toBe(405);
});

test('names every call of the table', () => {
  const { operations } = createDocumentChecker(document);
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort());
});

describe('examples', () => {
  test('of every body and answer are what their schemas take', () => {
    const { check } = createDocumentChecker(document);
    let checked = 0;
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, { requestBody, responses }] of Object.entries(methods)) {
        const contents = [
          { place: ['requestBody'], content: requestBody?.content },
          ...Object.entries(responses).map(([status, { content }]) => ({ place: ['responses', status], content })),
        ];
        for (const { place, content = {} } of contents) {
          for (const [type, { schema, example }] of Object.entries(content)) {
            if (schema === undefined) continue;
            check(['paths', path, method, ...place, 'content', type, 'schema'], example);
            checked += 1;
          }
        }
      }
    }
    expect(checked).toBeGreaterThan(Object.keys(endpoints).length);
  });
});
