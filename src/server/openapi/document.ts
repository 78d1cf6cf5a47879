// Builds the OpenAPI 3.1 document from the table of calls, its schemas, and the rows beside this file.
import { type EndpointName, endpoints } from '#core/api/allEndpoints';
import { API_BASE } from '#core/api/endpoints';
import { MAX_UPLOAD_BYTES } from '#core/document/uploadRules';
import type { Endpoint } from '#core/wire/endpoint';
import { failureRows } from '#core/wire/failureCodes';
import { accountCalls } from './accountCalls.ts';
import type { AnyCallRow, CallRows } from './callRow.ts';
import { documentCalls } from './documentCalls.ts';
import { groupCalls } from './groupCalls.ts';
import { namedParameters, parametersOf } from './parameters.ts';
import { quizCalls } from './quizCalls.ts';
import { reminderCalls } from './reminderCalls.ts';
import { commonResponses, responsesOf } from './responses.ts';
import { reviewCalls } from './reviewCalls.ts';
import { createSchemas, refTo, type SchemaOf } from './schemas.ts';
import { sharedCalls } from './sharedCalls.ts';

const tags: Readonly<Record<string, object>> = {
  accounts: accountCalls,
  documents: documentCalls,
  quizzes: quizCalls,
  reviews: reviewCalls,
  reminders: reminderCalls,
  sharing: sharedCalls,
  groups: groupCalls,
};
const calls: CallRows<EndpointName> = {
  ...accountCalls,
  ...documentCalls,
  ...quizCalls,
  ...reviewCalls,
  ...reminderCalls,
  ...sharedCalls,
  ...groupCalls,
};

const ABOUT = `The API of Oasis. Every failure is \`{"detail": …, "code": …}\`: a sentence, or for what is not valid a list of places with
sentences; \`code\` is for programs. Clients ignore fields and codes that they do not know. Keys, clocks and receipts: docs/api.md.

Codes: ${Object.keys(failureRows).join(', ')}.`;

const KILOBYTE = 1024;
const sizeWords = (bytes: number) => (bytes < KILOBYTE ** 2 ? `${bytes / KILOBYTE} KB` : `${bytes / KILOBYTE ** 2} MB`);

const uploadBody = {
  required: true,
  description: `A file of at most ${sizeWords(MAX_UPLOAD_BYTES)}.`,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        properties: {
          file: { type: 'string', contentMediaType: 'application/octet-stream', description: 'PDF, PPTX, DOCX or plain text.' },
          timer_duration_seconds: refTo('schemas', 'TimerChoice'),
          wishes: refTo('schemas', 'Wishes'),
        },
      },
      example: { file: 'Chlorophyll is …', timer_duration_seconds: 'suggested', wishes: { count: 10 } },
    },
  },
};

function requestBody({ body, request, maxBytes = 0 }: Endpoint, example: unknown, schemaOf: SchemaOf): object {
  if (body === 'multipart') return { requestBody: uploadBody };
  if (request === null) return {};
  const type = body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    requestBody: {
      required: true,
      description: `At most ${sizeWords(maxBytes)}.`,
      'x-max-bytes': maxBytes,
      content: { [type]: { schema: schemaOf(request), example } },
    },
  };
}

/** The first sentence, without its full stop. */
function summaryOf(description: string): string {
  return /^.*?(?=[.:](?:\s|$))/.exec(description)?.[0] ?? description;
}

function operationOf(name: EndpointName, tag: string, schemaOf: SchemaOf): object {
  const endpoint: Endpoint = endpoints[name];
  const row: AnyCallRow = calls[name];
  return {
    operationId: name,
    tags: [tag],
    summary: summaryOf(row.description),
    description: row.description,
    ...(endpoint.auth ? {} : { security: [] }),
    parameters: parametersOf(endpoint),
    ...requestBody(endpoint, row.request, schemaOf),
    responses: responsesOf(endpoint, row, schemaOf),
  };
}

export type ApiDocument = {
  openapi: string;
  paths: Record<string, Record<string, object>>;
  components: object;
  [field: string]: unknown;
};

export function createApiDocument(): ApiDocument {
  const all: Endpoint[] = Object.values(endpoints);
  const { named, schemaOf } = createSchemas(all);
  const paths: ApiDocument['paths'] = {};
  for (const [tag, rows] of Object.entries(tags)) {
    for (const name of Object.keys(rows) as EndpointName[]) {
      const { method, path }: Endpoint = endpoints[name];
      const operations = paths[API_BASE + path] ?? {};
      operations[method.toLowerCase()] = operationOf(name, tag, schemaOf);
      paths[API_BASE + path] = operations;
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Oasis', version: '1', description: ABOUT },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    tags: Object.keys(tags).map((name) => ({ name })),
    paths,
    components: {
      schemas: named,
      parameters: namedParameters(all),
      responses: commonResponses,
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'The `access_token` of a login.' } },
    },
  };
}
