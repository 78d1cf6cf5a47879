// A file of src/engine/weights: its header and its numbers. It says where they come from and how well they did on what they never saw.
import { createHash } from 'node:crypto';

export type Header = {
  /** the script's name for it, and the name of what it exports */
  name: string;
  /** the question that the weights answer */
  asks: string;
  data: string;
  /** what the data are, to be hashed */
  of: readonly string[];
  figures: readonly string[];
};

type Table = { [name: string]: number | Table };

/** The first letters of the data's SHA-256; enough to see whether it is the same. */
function hashOf(of: readonly string[]): string {
  const hash = createHash('sha256');
  for (const one of of) hash.update(one);
  return hash.digest('hex').slice(0, 16);
}

const keyed = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);

function lines(table: Table, indent: string): string[] {
  return Object.entries(table).flatMap(([name, value]) =>
    typeof value === 'number'
      ? [`${indent}${keyed(name)}: ${Number(value.toFixed(2)) || 0},`]
      : [`${indent}${keyed(name)}: {`, ...lines(value, `${indent}  `), `${indent}},`],
  );
}

/** The whole file. Numbers have two digits. */
export function sourceOf({ name, asks, data, of, figures }: Header, table: Table): string {
  return [
    `// Written by \`npm run weights -- ${name}\` (scripts/weights/${name}.ts); do not edit.`,
    `// ${asks}`,
    `// Data: ${data}; SHA-256 ${hashOf(of)}.`,
    ...figures.map((figure) => `// ${figure}`),
    `export const ${name} = {`,
    ...lines(table, '  '),
    '};',
    '',
  ].join('\n');
}
