// Which TeX may be drawn. Formulas come from documents, models and other people: one that is too long, too deep or too large
// would end the tab or cover the page, so it is shown as its source instead. It draws nothing.

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
const FORBIDDEN = /^\\(?:def|let|newcommand|renewcommand|newenvironment|renewenvironment|require|mmlToken)$/;
/** Size commands that multiply when nested. */
const SIZE = /^\\(?:[Hh]uge|HUGE|LARGE|Large|large|Tiny|tiny|scriptsize|small|normalsize)$/;

/**
 * May this TeX be drawn? False for what is longer than 3,000 characters, nested deeper than 24 levels, or asks for a length of
 * more than 20 em.
 */
export function isDrawable(tex: string): boolean {
  if (tex.length > MOST_CHARACTERS) return false;
  const commands = tex.match(/\\(?:[a-zA-Z]+|.)/gs) ?? [];
  if (commands.length > MOST_COMMANDS) return false;
  if (commands.some((one) => FORBIDDEN.test(one)) || commands.filter((one) => SIZE.test(one)).length > 1) return false;
  if (commands.filter((one) => one === '\\\\' || one === '\\cr').length > MOST_ROWS) return false;
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

function areLengthsFine(tex: string): boolean {
  let together = 0;
  for (const [, figure = '', unit = ''] of tex.matchAll(/(\d*[.,]?\d+)\s*(em|ex|mu|pt|pc|px|in|cm|mm)(?![a-zA-Z])/g)) {
    const em = Number(figure.replace(',', '.')) * (emOf[unit] ?? 1);
    together += em;
    if (em > MOST_EM) return false;
  }
  return together <= MOST_EM_TOGETHER;
}
