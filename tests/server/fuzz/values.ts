// Values by a schema, and values that somebody sends who has read no schema. All from `random`, so that a seed says them again.
import * as z from 'zod';

export type Random = () => number;
export type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  pattern?: string;
  format?: string;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  minimum?: number;
};

export const pick = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
const count = (random: Random, most: number) => Math.floor(random() * (most + 1));

/** A schema of the table as JSON Schema, what no JSON Schema can say left out. */
export function schemaOf(type: z.core.$ZodType): Schema {
  return z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema;
}

/** Times, some of which no calendar and no database holds. */
export const times = [
  '2026-03-01T10:00:00Z',
  '2026-03-01T10:00:00.123+02:00',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59.999-23:59',
  '1969-12-31T23:59:59Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-02-30T10:00:00Z',
];

/** Texts that programs stumble over. */
const evilTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202eevil',
  '👩‍👩‍👧‍👦',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '$\\frac{1}{'.repeat(50),
  '../../etc/passwd',
  '%00',
  'x'.repeat(30_000),
  '\n\r\t',
  '__proto__',
  'NaN',
  '1e400',
];
const evilNumbers = [0, -0, -1, 1.5, 2_147_483_647, 2_147_483_648, -2_147_483_649, 2 ** 53, 1e21, 1e308, 8_640_000_000_000_001];
const plainTexts = [
  'A norm',
  'B',
  'a-name',
  'student@example.com',
  'correct horse battery',
  '3e7c1f0a-6d0b-4a63-9b57-0f8d7a1c2b3d',
  '12345678',
  '/login',
];

/** A value that the schema takes, but for what its own checks say. `ids`: numbers that name something. */
export function valueFor(schema: Schema, random: Random, ids: readonly number[]): unknown {
  const inner = (one: Schema) => valueFor(one, random, ids);
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return pick(random, schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return inner(pick(random, choices));
  switch (schema.type) {
    case 'string':
      return textFor(schema, random);
    case 'integer':
    case 'number':
      return random() < 0.8 ? pick(random, ids) : pick(random, evilNumbers);
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    case 'array': {
      const length = Math.min((schema.minItems ?? 0) + count(random, 3), schema.maxItems ?? 3);
      return Array.from({ length }, () => inner(schema.items ?? {}));
    }
    case 'object':
      return objectFor(schema, random, inner);
    default:
      return junk(random);
  }
}

function textFor({ pattern, format }: Schema, random: Random): string {
  if (format === 'date-time') return pick(random, times.slice(0, 3));
  const fitting = pattern === undefined ? plainTexts : plainTexts.filter((text) => new RegExp(pattern).test(text));
  return fitting.length > 0 && random() < 0.9 ? pick(random, fitting) : pick(random, evilTexts);
}

function objectFor(schema: Schema, random: Random, inner: (one: Schema) => unknown): object {
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => required.has(name) || random() < 0.5);
  const own = fields.map(([name, one]) => [name, inner(one)]);
  const more = schema.additionalProperties;
  const others = typeof more === 'object' ? ['A', 'B', 'C'].map((name) => [name, inner(more)]) : [];
  return Object.fromEntries([...own, ...others]);
}

/** Anything that JSON can say. */
export function junk(random: Random, depth = 0): unknown {
  const kind = random();
  if (kind < 0.35 || depth > 3) return pick(random, evilTexts);
  if (kind < 0.6) return pick(random, evilNumbers);
  if (kind < 0.75) return pick(random, [null, true, false]);
  const length = random() < 0.05 ? 600 : count(random, 4);
  const values = Array.from({ length }, () => junk(random, depth + 1));
  return kind < 0.88
    ? values
    : Object.fromEntries(values.map((value, at) => [pick(random, ['answers', 'events', `${at}`]), value]));
}

/** The same value with one place in it changed. */
export function changed(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.15) return junk(random);
  const names = Object.keys(value);
  const name = pick(random, names) ?? 'more';
  const isDeep = random() < 0.5;
  const at = isDeep ? changed((value as Record<string, unknown>)[name], random) : junk(random);
  if (Array.isArray(value)) return value.map((one, place) => (String(place) === name ? at : one));
  if (random() < 0.2) return Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));
  return { ...value, [name]: at };
}
