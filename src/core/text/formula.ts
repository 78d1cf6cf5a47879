// Decides which TeX may be drawn. Formulas come from documents, models and other people. One that is too long, deep or large
// would crash the tab or cover the page, so its source is shown instead. It draws nothing.

const MOST_CHARACTERS = 3_000;
const MOST_COMMANDS = 400;
const MOST_DEPTH = 24;
const MOST_ROWS = 60;
/** the limit for one explicit length, and for their sum */
const MOST_EM = 20;
const MOST_EM_TOGETHER = 80;

/** Units in em, roughly: enough for a limit. */
const emOf: Record<string, number> = { em: 1, ex: 0.43, mu: 1 / 18, pt: 0.1, pc: 1.2, px: 1 / 16, in: 7.2, cm: 2.85, mm: 0.29 };

/** Commands that would change other formulas, or recurse without end. */
const FORBIDDEN = /^\\(?:def|let|newcommand|renewcommand|newenvironment|renewenvironment|require|mmlToken|definecolor)$/;
/** Size commands that multiply when nested. */
const SIZE = /^\\(?:[Hh]uge|HUGE|LARGE|Large|large|Tiny|tiny|scriptsize|small|normalsize)$/;

/** Whether this TeX may be drawn: at most 3,000 characters, 24 levels of nesting, and lengths of 20 em. */
export function isDrawable(tex: string): boolean {
  if (tex.length > MOST_CHARACTERS) return false;
  const commands = tex.match(/\\(?:[a-zA-Z]+|.)/gs) ?? [];
  if (commands.length > MOST_COMMANDS) return false;
  if (commands.some((command) => FORBIDDEN.test(command)) || commands.filter((command) => SIZE.test(command)).length > 1)
    return false;
  if (commands.filter((command) => command === '\\\\' || command === '\\cr').length > MOST_ROWS) return false;
  return depthOf(tex) <= MOST_DEPTH && areLengthsFine(tex);
}

/** The nesting depth of groups, delimiter pairs and environments. */
function depthOf(tex: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of tex.matchAll(/\\left(?![a-zA-Z])|\\right(?![a-zA-Z])|\\begin(?![a-zA-Z])|\\end(?![a-zA-Z])|\\.|[{}]/gs)) {
    if (token === '{' || token === '\\left' || token === '\\begin') depth += 1;
    else if (token === '}' || token === '\\right' || token === '\\end') depth = Math.max(0, depth - 1);
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

const UNIT = /(?:em|ex|mu|pt|pc|px|in|cm|mm)(?![a-zA-Z])/g;

function areLengthsFine(tex: string): boolean {
  let together = 0;
  for (const { 0: unit, index } of tex.matchAll(UNIT)) {
    const figure = figureBefore(tex, index);
    if (figure === '') continue;
    const em = Number(figure.replace(',', '.')) * (emOf[unit] ?? 1);
    together += em;
    if (em > MOST_EM) return false;
  }
  return together <= MOST_EM_TOGETHER;
}

/** The number that ends at this index, possibly followed by spaces: "1.5", ".5", "1,5". */
function figureBefore(tex: string, index: number): string {
  let end = index;
  while (end > 0 && /\s/.test(tex.charAt(end - 1))) end -= 1;
  let start = startOfDigits(tex, end);
  if (start < end && /[.,]/.test(tex.charAt(start - 1))) start = startOfDigits(tex, start - 1);
  return tex.slice(start, end);
}

function startOfDigits(tex: string, end: number): number {
  let start = end;
  while (start > 0 && /\d/.test(tex.charAt(start - 1))) start -= 1;
  return start;
}
