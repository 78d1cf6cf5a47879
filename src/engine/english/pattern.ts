// Long patterns and lists as templates: a pattern that does not fit a line is written as its alternatives, in the order of the alphabet, which
// can be read and searched. A backslash in them is one. It knows no word itself.

type Tag<Made> = (parts: TemplateStringsArray, ...values: readonly string[]) => Made;

/** One of these, as the source of a pattern. The entries stand on one line or several, parted by " | " or by the end of a line. */
export function oneOf(list: string | TemplateStringsArray, ...values: readonly string[]): string {
  const text = typeof list === 'string' ? list : String.raw(list, ...values);
  return `(?:${text
    .trim()
    .split(/\s*\n\s*| \| /)
    .join('|')})`;
}

/** A pattern whose source may take several lines; the ends of lines and the space before the next are no part of it. */
function pattern(source: string, flags = ''): RegExp {
  return new RegExp(source.replace(/\n\s*/g, ''), flags);
}

/** The same as a template, with these flags. */
export const regex =
  (flags = ''): Tag<RegExp> =>
  (parts, ...values) =>
    pattern(String.raw(parts, ...values), flags);

/** A pattern that finds one of these. */
export const anyOf =
  (flags = ''): Tag<RegExp> =>
  (parts, ...values) =>
    pattern(oneOf(parts, ...values), flags);

/** A pattern of texts that are one of these from their start to their end. */
export const wholeOf =
  (flags = ''): Tag<RegExp> =>
  (parts, ...values) =>
    pattern(`^${oneOf(parts, ...values)}$`, flags);

/** The words of a list that takes several lines. */
export function wordList(list: string | TemplateStringsArray): string[] {
  return (typeof list === 'string' ? list : String.raw(list)).trim().split(/\s+/);
}

/** The same as a set. */
export const setOf = (list: TemplateStringsArray): ReadonlySet<string> => new Set(wordList(list));
