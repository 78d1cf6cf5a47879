// Every test of the API, each part on a database of its own. Documents are read in this process, but for the tests of just that
// (generation.ts).
import { describe } from 'vitest';
import { engineHere } from '../support/engineHere.ts';
import { startTestServer } from '../support/testServer.ts';
import { suites } from './api/suites.ts';

describe.each(Object.entries(suites))('%s', (_, suite) =>
  suite((options) => startTestServer({ engine: engineHere, ...options })),
);
