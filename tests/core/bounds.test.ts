// Every text that a body may carry has a length, and everything in it a shape: read off the schemas of the table of calls, so that a new
// field without a bound is found. Lists have their own end, whatever the schema says (tests/server/limits.test.ts).
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ProfileChange } from '#core/account/user';
import { type EndpointName, endpoints } from '#core/api/allEndpoints';
import type { Endpoint } from '#core/api/endpoints';
import { OwnQuiz } from '#core/editing/ownQuiz';
import { MAX_ANSWER_LENGTH } from '#core/submission/submission';

type Shape = { [key: string]: unknown };

/** The schema that holds: the page's table does not carry the bounds of a whole quiz. */
const schemaOf = (name: EndpointName) => (name === 'createQuiz' ? OwnQuiz : (endpoints[name] as Endpoint).request);
/** What a check of our own bounds, with the proof. */
const checked: Record<string, (long: string) => boolean> = {
  'changeProfile.display_name': (long) => ProfileChange.safeParse({ display_name: long }).success,
};

/** A pattern from end to end that repeats nothing without an end. */
function endsSomewhere(pattern: unknown): boolean {
  if (typeof pattern !== 'string' || !/^\^.*\$$/s.test(pattern)) return false;
  return !/[*+]|\{\d+,\}/.test(pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x'));
}

function* unbounded(shape: unknown, at: string, named: Shape): Generator<string> {
  const { $ref, type, properties, items, prefixItems, additionalProperties, propertyNames, ...rest } = (shape ?? {}) as Shape;
  if (typeof $ref === 'string') return yield* unbounded(named[$ref.split('/').at(-1) ?? ''], at, named);
  const choices = [rest.anyOf, rest.oneOf, rest.allOf].flatMap((some) => (some ?? []) as unknown[]);
  for (const choice of choices) yield* unbounded(choice, at, named);
  if (rest.const !== undefined || rest.enum !== undefined) return;
  const types = [type].flat();
  if (type === undefined && choices.length === 0) yield `${at}: anything`;
  if (types.includes('string') && rest.maxLength === undefined && !endsSomewhere(rest.pattern)) yield at;
  for (const item of [items, ...((prefixItems ?? []) as unknown[])]) if (item) yield* unbounded(item, `${at}[]`, named);
  for (const [key, value] of Object.entries((properties ?? {}) as Shape)) yield* unbounded(value, `${at}.${key}`, named);
  if (additionalProperties) {
    yield* unbounded(propertyNames, `${at} (its names)`, named);
    yield* unbounded(additionalProperties, `${at}.*`, named);
  }
}

const withBodies = (Object.keys(endpoints) as EndpointName[]).filter((name) => (endpoints[name] as Endpoint).request !== null);

test.each(withBodies)('every text in the body of %s has a length', (name) => {
  const shape = z.toJSONSchema(schemaOf(name) as z.core.$ZodType, { io: 'input', unrepresentable: 'any' }) as Shape;
  const found = [...unbounded(shape, name, (shape.$defs ?? {}) as Shape)];
  expect(found.filter((at) => checked[at]?.('x'.repeat(MAX_ANSWER_LENGTH + 1)) !== false)).toEqual([]);
});

test('a text, a record and anything without a bound are found, wherever they are', () => {
  const loose = z.object({
    text: z.string(),
    time: z.iso.datetime(),
    list: z.array(z.object({ inner: z.string().nullable(), short: z.string().max(3), code: z.string().regex(/^[a-z+]{3}$/) })),
    record: z.record(z.string(), z.string().max(3)),
    either: z.union([z.string(), z.number()]),
    any: z.unknown(),
  });
  expect([...unbounded(z.toJSONSchema(loose), 'x', {})]).toEqual([
    'x.text',
    'x.time',
    'x.list[].inner',
    'x.record (its names)',
    'x.either',
    'x.any: anything',
  ]);
});
