// Builds regular expressions from template lists, one alternative for each entry. Backslashes in them are literal.

type Tag<Made> = (parts: TemplateStringsArray, ...values: readonly string[]) => Made;

/** The source of a pattern that matches one of these entries, which are separated by " | " or by line ends. */
export function oneOf(list: string | TemplateStringsArray, ...values: readonly string[]): string {
  const text = typeof list === 'string' ? list : String.raw(list, ...values);
  return `(?:${text
    .trim()
    .split(/\s*\n\s*| \| /)
    .join('|')})`;
}

/** A pattern whose source may take several lines; line ends and indentation are removed. */
function pattern(source: string, flags = ''): RegExp {
  return new RegExp(source.replace(/\n\s*/g, ''), flags);
}

/** The same as a template, with these flags. */
export const regex =
  (flags = ''): Tag<RegExp> =>
  (parts, ...values) =>
    pattern(String.raw(parts, ...values), flags);

export const anyOf =
  (flags = ''): Tag<RegExp> =>
  (parts, ...values) =>
    pattern(oneOf(parts, ...values), flags);

export const wholeOf =
  (flags = ''): Tag<RegExp> =>
  (parts, ...values) =>
    pattern(`^${oneOf(parts, ...values)}$`, flags);

export function wordList(list: string | TemplateStringsArray): string[] {
  return (typeof list === 'string' ? list : String.raw(list)).trim().split(/\s+/);
}

export const setOf = (list: TemplateStringsArray): ReadonlySet<string> => new Set(wordList(list));
