// Bodies as costly as a call's schema allows: its longest texts, its longest lists, every optional field.
import { type EndpointName, endpoints } from '#core/api/allEndpoints';
import type { Endpoint } from '#core/api/endpoints';
import { type Schema, schemaOf } from '../server/fuzz/values.ts';

/** A text of this length that costs most. */
export type Text = (length: number) => string;

/** Texts that cost most for their length, each cut to a limit. */
export const worstTexts: Record<string, Text> = {
  spaces: (length) => `a${' '.repeat(Math.max(0, length - 2))}b`.slice(0, length),
  digits: (length) => '1 2,3.'.repeat(Math.ceil(length / 6)).slice(0, length),
  commas: (length) => `${'a, '.repeat(Math.ceil(length / 3)).slice(0, Math.max(0, length - 1))}b`,
  formulas: (length) => {
    const terms = 'x^{2}+'.repeat(Math.ceil(length / 6)).slice(0, Math.max(1, length - 3));
    return `$${terms.replace(/[^}]*$/, '')}1$`;
  },
};

const MOST_ENTRIES = 500;
const FEWEST_BYTES = 40;
const TIME = '2026-11-27T10:00:00Z';
const NAME = 'a-name';

/** The body of this call in about so many bytes, as JSON or as a form; null where it takes none. */
export function worstBody(name: EndpointName, bytes: number, text: Text): string | null {
  const { request, body }: Endpoint = endpoints[name];
  if (request === null || body === 'multipart') return null;
  const value = worstValue(schemaOf(request), bytes, text);
  return body === 'form' ? new URLSearchParams(value as Record<string, string>).toString() : JSON.stringify(value);
}

function worstValue(schema: Schema, room: number, text: Text): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return worstValue(largestOf(choices), room, text);
  switch (schema.type) {
    case 'string':
      if (schema.format === 'date-time') return TIME;
      return schema.pattern === undefined ? text(Math.min(schema.maxLength ?? room, room)) : NAME;
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'array': {
      const most = Math.min(schema.maxItems ?? MOST_ENTRIES, MOST_ENTRIES);
      const entry = worstValue(schema.items ?? {}, Math.floor(room / most), text);
      const fitting = Math.floor(room / JSON.stringify(entry).length);
      return Array(Math.min(most, Math.max(1, fitting))).fill(entry);
    }
    case 'object': {
      const more = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : null;
      const letters = more === null ? [] : [...'ABCDEFGH'].map((letter) => [letter, more] as const);
      const fields = [...Object.entries(schema.properties ?? {}), ...letters];
      const share = Math.floor(room / Math.max(1, fields.length)) - FEWEST_BYTES / 2;
      return Object.fromEntries(fields.map(([name, field]) => [name, worstValue(field, Math.max(1, share), text)]));
    }
    default:
      return null;
  }
}

function largestOf(choices: readonly Schema[]): Schema {
  const ranks = ['array', 'object', 'string'];
  return [...choices].sort((a, b) => rankIn(ranks, a) - rankIn(ranks, b))[0] ?? {};
}

function rankIn(ranks: readonly string[], { type = '' }: Schema): number {
  const at = ranks.indexOf(type);
  return at === -1 ? ranks.length : at;
}
