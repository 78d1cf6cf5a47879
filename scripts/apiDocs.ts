// Writes docs/api.md from src/core/endpoints.ts. With --check it writes nothing, and ends with 1 when the file is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { type EndpointName, endpoints } from '../src/core/allEndpoints.ts';
import { API_BASE, type Endpoint } from '../src/core/endpoints.ts';
import { aboutEndpoint } from '../src/core/endpointWords.ts';

const file = new URL('../docs/api.md', import.meta.url);

const bodies: Record<Endpoint['body'], string> = {
  none: 'No body.',
  json: 'JSON body:',
  form: 'Form-encoded body:',
  multipart: 'Multipart form body, as described above.',
};

const statuses = [
  ['400', 'A link from an e-mail is invalid or expired.'],
  ['401', 'Not logged in, or the wrong e-mail or password.'],
  ['403', 'The password that is asked for again is wrong; or the student keeps as much as one student may.'],
  ['404', 'It does not exist, or belongs to somebody else.'],
  ['405', 'The path exists, the method does not. `Allow` names the ones that do.'],
  ['408', 'The body took too long to arrive. Try again.'],
  ['409', 'The e-mail is taken; or the same Idempotency-Key came with other answers.'],
  ['413', 'The file is over 100 MB, or another body is larger than its call takes.'],
  ['415', 'The file is no PDF, PPTX, DOCX or plain text.'],
  ['422', 'Not valid: `detail` is a list, each entry with its place and a sentence.'],
  ['429', 'Too many tries. `Retry-After` says how many seconds to wait.'],
  ['500', 'Something went wrong on the server.'],
  ['503', 'The server is starting or busy, or its database or file store is away. `Retry-After` says when to try again.'],
  ['507', 'The server has no room left.'],
] as const;

function schemaBlock(schema: z.ZodMiniType): string {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  return `\`\`\`json\n${JSON.stringify(shape, null, 2)}\n\`\`\``;
}

function section([name, endpoint]: [EndpointName, Endpoint]): string {
  const parts = [
    `## ${endpoint.method} ${API_BASE}${endpoint.path}`,
    `\`${name}\` · ${endpoint.auth ? 'needs `Authorization: Bearer <token>`' : 'public'}`,
    aboutEndpoint[name],
    endpoint.headers === undefined ? null : `Optional headers: ${endpoint.headers.map((header) => `\`${header}\``).join(', ')}.`,
    endpoint.query === undefined ? null : `Optional query: ${endpoint.query.map((name) => `\`${name}\``).join(', ')}.`,
    endpoint.maxBytes === undefined ? null : `A body of at most ${endpoint.maxBytes / 1024} KB.`,
    bodies[endpoint.body],
    endpoint.request === null ? null : schemaBlock(endpoint.request),
    endpoint.answer === null ? `Answers ${endpoint.status} with a file.` : `Answers ${endpoint.status}:`,
    endpoint.answer === null ? null : schemaBlock(endpoint.answer),
  ];
  return parts.filter((part) => part !== null).join('\n\n');
}

function render(): string {
  const entries = Object.entries(endpoints) as [EndpointName, Endpoint][];
  return `${[
    '# The API of Oasis',
    'Generated from `src/core/endpoints.ts` by `npm run docs`. Do not edit.',
    `Every failure is \`{"detail": string}\` or, where something is not valid, \`{"detail": [{"loc": [...], "msg": string, "type": string}]}\`.`,
    `| status | means |\n|---|---|\n${statuses.map(([status, means]) => `| ${status} | ${means} |`).join('\n')}`,
    'Outside the table: `GET /healthz` answers `{"status": "ok"}`. `GET /readyz` asks the database, the queue and the store of files, each for',
    'three seconds at most: 200 with `{"status": "ok", "database": "ok", "files": "ok", "queue": {"waiting": 0, "oldest_seconds": 0}}`, or 503 with',
    '`failed` where something is.',
    ...entries.map(section),
  ].join('\n\n')}\n`;
}

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== render()) {
    process.stderr.write('docs/api.md is out of date: run npm run docs.\n');
    process.exit(1);
  }
} else {
  writeFileSync(file, render());
}
