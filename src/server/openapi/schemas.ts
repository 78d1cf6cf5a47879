// JSON Schemas for the OpenAPI document: named ones under components, and one for each call that refers to them.
import * as z from 'zod/mini';
import { Message, SessionRow, User } from '#core/account/user';
import { DocumentRow, TimerChoice } from '#core/document/document';
import { Wishes } from '#core/document/wishes';
import { CreatedQuiz, KeyPoint, NewQuiz, Question, Quiz } from '#core/quiz/quiz';
import { ReviewChoice } from '#core/review/reviewChoice';
import { ReviewEvent } from '#core/review/reviewEvent';
import { Answer, GradedAnswer, HistoryRow, LaterMark, OfficialScore, Receipt, SubmissionRow } from '#core/submission/submission';
import { Assignment, AssignmentWish, GroupRow, ResultRow } from '#core/together/group';
import { BoardRow, OwnAssignment, Share, SharedRow } from '#core/together/sharedQuiz';
import type { Endpoint } from '#core/wire/endpoint';
import { Failure } from '#core/wire/failure';

export type JsonSchema = { readonly [keyword: string]: unknown };
/** The schema of a call's body or answer on the wire. */
export type SchemaOf = (schema: z.ZodMiniType) => JsonSchema;

const namedSchemas = {
  ...{ Answer, Assignment, AssignmentWish, BoardRow, CreatedQuiz, DocumentRow, Failure, GradedAnswer, GroupRow, HistoryRow },
  ...{ KeyPoint, LaterMark, Message, NewQuiz, OfficialScore, OwnAssignment, Question, Quiz, Receipt, ResultRow, ReviewChoice },
  ...{ ReviewEvent, SessionRow, Share, SharedRow, SubmissionRow, TimerChoice, User, Wishes },
};

export const refTo = (place: 'schemas' | 'parameters' | 'responses', name: string) => ({ $ref: `#/components/${place}/${name}` });

/** The limits that zod adds to every integer. */
const WIDEST = Number.MAX_SAFE_INTEGER;

function simplify(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.minimum === -WIDEST) delete schema.minimum;
  if (schema.maximum === WIDEST) delete schema.maximum;
  delete schema.propertyNames;
}

export function createSchemas(endpoints: readonly Endpoint[]): { named: Record<string, JsonSchema>; schemaOf: SchemaOf } {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(namedSchemas)) registry.add(schema, { id });
  const ofCalls = endpoints.flatMap(({ request, answer }) => [request, answer]).filter((schema) => schema !== null);
  const ids = new Map<z.ZodMiniType, string>();
  for (const schema of ofCalls) {
    if (registry.has(schema)) continue;
    ids.set(schema, `call${ids.size}`);
    registry.add(schema, { id: `call${ids.size - 1}` });
  }
  const { schemas } = z.toJSONSchema(registry, {
    // A schema's input is what is on the wire; its output stays in the program.
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => simplify(jsonSchema),
    uri: (id) => refTo('schemas', id).$ref,
  });
  const withoutIds = (id: string): JsonSchema => {
    const { $schema: _, $id: __, ...schema } = schemas[id] ?? {};
    return schema;
  };
  return {
    named: Object.fromEntries(Object.keys(namedSchemas).map((id) => [id, withoutIds(id)])),
    schemaOf: (schema) => {
      const id = ids.get(schema);
      return id === undefined ? refTo('schemas', registry.get(schema)?.id ?? '') : withoutIds(id);
    },
  };
}
