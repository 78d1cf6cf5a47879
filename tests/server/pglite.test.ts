// The API on the embedded database.
import { describe } from 'vitest';
import { startTestServer } from '../support/testServer.ts';
import { suites } from './api/suites.ts';

describe.each(Object.entries(suites))('%s, on PGlite', (_, suite) => suite(startTestServer));
