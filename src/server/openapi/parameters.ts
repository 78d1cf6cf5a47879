// Describes parameters for the OpenAPI document: in paths, queries and headers.

import { exportFormats } from '#core/formats/exportFormats';
import type { Endpoint } from '#core/wire/endpoint';
import { languageNames } from '#texts/languages';
import { refTo } from './schemas.ts';

type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: true;
  description: string;
  [field: string]: unknown;
};

const id = (name: string, noun: string, example: number): Parameter => ({
  ...{ name, in: 'path', required: true, description: `The id of the ${noun}.` },
  ...{ schema: { type: 'integer', minimum: 0 }, example },
});
const text = (name: string, description: string, example: string): Parameter => ({
  ...{ name, in: 'path', required: true, description, schema: { type: 'string' }, example },
});
const query = (name: string, description: string, schema: object, example: unknown): Parameter => ({
  ...{ name, in: 'query', description, schema, example },
});
const header = (name: string, description: string, schema: object, example: string): Parameter => ({
  ...{ name, in: 'header', description, schema, example },
});

const codes = Object.keys(languageNames);
const wholeNumber = { type: 'integer', minimum: 0 };
const string = { type: 'string' };
const uuid = '0b5f6c1e-7a3d-4f52-9c3e-2d1a8b7c6d5e';

/** By the name in the table of calls. */
const parameterOf: Readonly<Record<string, Parameter>> = {
  id: id('id', 'quiz', 7),
  doc_id: id('doc_id', 'document', 12),
  quiz_id: id('quiz_id', 'quiz', 7),
  session_id: id('session_id', 'session', 41),
  group_id: id('group_id', 'group', 5),
  member_id: id('member_id', 'member', 21),
  submission_id: text('submission_id', 'The key under which the answers were handed in.', uuid),
  code: text('code', 'The code of the link. Case, spaces and dashes do not matter.', '7K3QF-9XW2A'),
  token: text('token', 'The token of the link in the e-mail.', 'Yx2mP4rHd6gLfAiNzTys5nq0Jq3sYw7cVtZ0bq1uE8o'),
  limit: query('limit', 'At most so many rows.', { type: 'integer', minimum: 1, maximum: 1000 }, 100),
  before: query('before', 'Only documents after this one in the list, that is older ones.', { type: 'integer', minimum: 1 }, 12),
  after: query('after', 'The `next` of the page before; absent for the first page.', wholeNumber, 0),
  format: query('format', 'The file format.', { enum: exportFormats.map(({ key }) => key) }, 'gift'),
  language: query('language', 'Of the words that a file adds to the quiz; English by default.', { enum: codes }, 'fr'),
  part: query('part', '`questions`: a row for each question.', string, 'questions'),
  'Idempotency-Key': header('Idempotency-Key', 'A UUID, the same one for every try.', string, uuid),
  'Client-Now': header(
    'Client-Now',
    'The time by the clock of the device as it sends. It corrects the times in the body.',
    { type: 'string', format: 'date-time' },
    '2027-03-01T08:12:31.000Z',
  ),
  'If-None-Match': header('If-None-Match', 'The `ETag` of an earlier answer.', string, '"pR4nX0c1Tz8bVq2LmK7sWd"'),
};

export const numericParameters = new Set(['id', 'doc_id', 'quiz_id', 'session_id', 'group_id', 'member_id']);

export function pathNames({ path }: Endpoint): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}

function namesOf(endpoint: Endpoint): string[] {
  const { query: names = [], headers = [], method, answer } = endpoint;
  const etag = method === 'GET' && answer !== null ? ['If-None-Match'] : [];
  return [...pathNames(endpoint), ...names, ...headers, ...etag];
}

export function parametersOf(endpoint: Endpoint): object[] {
  return namesOf(endpoint).map((name) => refTo('parameters', name));
}

/** The parameters of these calls. */
export function namedParameters(endpoints: readonly Endpoint[]): Record<string, Parameter> {
  const names = new Set(endpoints.flatMap(namesOf));
  return Object.fromEntries([...names].map((name) => [name, parameter(name)]));
}

function parameter(name: string): Parameter {
  const row = parameterOf[name];
  if (row === undefined) throw new Error(`The parameter ${name} has no row in parameters.ts.`);
  return row;
}
