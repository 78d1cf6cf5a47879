// Every test of the API, each part on a database of its own.
import { describe } from 'vitest';
import { startTestServer } from '../support/testServer.ts';
import { suites } from './api/suites.ts';

describe.each(Object.entries(suites))('%s', (_, suite) => suite(startTestServer));
