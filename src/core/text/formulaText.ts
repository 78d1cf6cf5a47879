// Writes a formula without TeX, as it is typed: `\frac{1}{2}` as "1/2", `\sqrt{3}` as "√3". Names of letters are not converted.
const SIGNS: readonly [pattern: RegExp, sign: string][] = [
  [/\\times(?![a-z])/gi, '×'],
  [/\\cdot(?![a-z])/gi, '·'],
  [/\\div(?![a-z])/gi, '÷'],
  [/\\pm(?![a-z])/gi, '±'],
  [/\\leq?(?![a-z])/gi, '≤'],
  [/\\geq?(?![a-z])/gi, '≥'],
  [/\\neq?(?![a-z])/gi, '≠'],
  [/\\infty(?![a-z])/gi, '∞'],
  [/\^\{?\\circ(?![a-z])\}?/gi, '°'],
  [/\\%/g, '%'],
  [/\\(?:left|right|displaystyle)(?![a-z])/gi, ''],
];
const MOST_NESTED = 8;

/** The text with plain formulas and without meaningless spaces. */
export function formulaText(text: string): string {
  let result = SIGNS.reduce((start, [pattern, sign]) => start.replace(pattern, sign), text)
    .replace(/\b(?:sqrt|square root of) ?(?=[\d(])/gi, '√')
    .replace(/(\d)(?=\\[dtc]?frac)/g, '$1 ');
  for (let depth = 0; depth < MOST_NESTED && result.includes('{'); depth += 1) {
    result = result
      .replace(
        /\\[dtc]?frac ?\{([^{}]*)\} ?\{([^{}]*)\}/g,
        (_, numerator: string, denominator: string) => `${part(numerator)}/${part(denominator)}`,
      )
      .replace(/\\sqrt ?\{([^{}]*)\}/g, (_, inside: string) => `√${part(inside)}`);
  }
  const short = result.replace(/\\[dtc]?frac ?(\d)(\d)/g, '$1/$2').replace(/√\(([\p{L}\p{N}.]+)\)/gu, '√$1');
  return short.replace(/ ?([^\p{L}\p{N}\s]) ?/gu, '$1');
}

/** Adds brackets around anything longer than a number or a name. */
function part(text: string): string {
  const inner = text.trim();
  return /^[\p{L}\p{N}.]*$/u.test(inner) ? inner : `(${inner})`;
}
