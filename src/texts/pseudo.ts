// Makes a language of English that nobody speaks: each text is longer, in brackets, and has accents on all its letters. A text
// on screen that has none stands in no catalogue.

import type { Area } from './area.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ';
const accents = new Map([...PLAIN].map((letter, at) => [letter, [...ACCENTED][at] ?? letter]));
/** French needs about as much more room than English. */
const GROWTH = 0.3;

/** The whole language. Of what only the server says in English, the texts are loaded first. */
export async function loadPseudo(): Promise<(name: string, english?: Area) => Area | undefined> {
  const [{ failures }, { validation }, { documentFailures }] = await Promise.all([
    import('./en/failures.ts'),
    import('./en/validation.ts'),
    import('./en/documentFailures.ts'),
  ]);
  const served: Record<string, Area> = { failures, validation, documentFailures };
  const areas = new Map<string, Area>();
  return (name, english = served[name]) => {
    const area = areas.get(name) ?? (english && pseudoOf(english));
    if (area) areas.set(name, area);
    return area;
  };
}

function pseudoOf<T extends object>(english: T): T {
  return translate(english) as T;
}

function translate(text: unknown): unknown {
  if (typeof text === 'string') return pseudoText(text);
  if (typeof text === 'function') return (...values: unknown[]) => fillIn(text as (...values: unknown[]) => string, values);
  return Object.fromEntries(Object.entries(text as object).map(([key, part]) => [key, translate(part)]));
}

/** Tags and formulas stay, and an empty text stays empty. */
function pseudoText(text: string): string {
  if (text === '') return text;
  const accented = text
    .split(/(<\/?\w+>|\$[^$]+\$)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[a-zA-Z]/g, (letter) => accents.get(letter) ?? letter)))
    .join('');
  return `[${accented}${'·'.repeat(Math.ceil(text.length * GROWTH))}]`;
}

/** What is filled in stays as it is: it may be data, or a text that stands in no catalogue. */
function fillIn(text: (...values: unknown[]) => string, values: readonly unknown[]): string {
  const filled: string[] = [];
  const places = values.map((value) => {
    if (typeof value !== 'string') return value;
    filled.push(value);
    return `\u{e000}${filled.length - 1}\u{e001}`;
  });
  return pseudoText(text(...places)).replace(/\u{e000}(\d+)\u{e001}/gu, (_, at) => filled[Number(at)] ?? '');
}
