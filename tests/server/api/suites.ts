// Every test of the API that both databases have to pass.
import type { Suite } from '../../support/testServer.ts';
import { accounts } from './accounts.ts';
import { documents } from './documents.ts';
import { generation } from './generation.ts';
import { http } from './http.ts';
import { quizzes } from './quizzes.ts';
import { submissions } from './submissions.ts';
import { thirdParty } from './thirdParty.ts';

export const suites: Record<string, Suite> = { accounts, thirdParty, documents, quizzes, submissions, http, generation };
