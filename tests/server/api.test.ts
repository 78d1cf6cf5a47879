// Every test of the API, each part on a database of its own. Every answer must be one that the API's document names. Documents are read in this process, but for the tests of just that
// (generation.ts).
import { describe } from 'vitest';
import { createApiDocument } from '#server/openapi/document';
import { type ApiDocument, createDocumentChecker, heldToDocument } from '../support/apiDocument.ts';
import { engineHere } from '../support/engineHere.ts';
import { startTestServer } from '../support/testServer.ts';
import { suites } from './api/suites.ts';

const checker = createDocumentChecker(createApiDocument() as ApiDocument);

describe.each(Object.entries(suites))('%s', (_, suite) =>
  suite(async (options) => heldToDocument(await startTestServer({ engine: engineHere, ...options }), checker)),
);
