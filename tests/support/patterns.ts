// Finds the regular expressions of our own source files, and tries each with long runs of the signs that occur in it.
import { parseSync } from 'vite';
import { vi } from 'vitest';

export type Pattern = { source: string; flags: string };
type Node = { type: string; [field: string]: unknown };

/** All patterns of a file: literals, and texts given to `RegExp`. One that is put together is found by `patternsBuiltBy`. */
export function patternsIn(file: string, code: string): Pattern[] {
  const patterns: Pattern[] = [];
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const node = value as Node;
    const regex = node.regex as { pattern: string; flags: string } | undefined;
    if (node.type === 'Literal' && regex) patterns.push({ source: regex.pattern, flags: regex.flags });
    if (/^(?:New|Call)Expression$/.test(node.type) && (node.callee as { name?: string }).name === 'RegExp') {
      const [source, flags] = (node.arguments as { value?: unknown }[]).map(({ value: text }) => text);
      if (typeof source === 'string') patterns.push({ source, flags: typeof flags === 'string' ? flags : '' });
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, code).program);
  return patterns;
}

/** The patterns that these modules of our own put together while they load. */
export async function patternsBuiltBy(files: readonly string[]): Promise<Pattern[]> {
  const built: Pattern[] = [];
  const own = globalThis.RegExp;
  globalThis.RegExp = new Proxy(own, {
    construct: (target, given) => {
      const pattern = Reflect.construct(target, given) as RegExp;
      if (/[\\/]src[\\/]/.test(new Error('Who builds it?').stack ?? ''))
        built.push({ source: pattern.source, flags: pattern.flags });
      return pattern;
    },
  });
  try {
    vi.resetModules();
    for (const file of files) await import(file);
  } finally {
    globalThis.RegExp = own;
  }
  return built;
}

/** Signs that a class or a dot may stand for. */
const USUAL = [' ', '\n', 'a', 'A', '1'];

/** What is repeated: each sign of the pattern, each of its words, and all that is left of it without what means something. */
function unitsOf({ source }: Pattern): string[] {
  const plain = source
    .replace(/\\[pu]\{[^}]*\}|\\[a-zA-Z]|\{\d+(?:,\d*)?\}|\(\?(?:[:=!]|<[=!])/gi, ' ')
    .replace(/\\(.)/gs, '$1')
    .replace(/[()[\]|^$?*+]/g, ' ');
  const signs = source.replace(/\\[pu]\{[^}]*\}/gi, '').match(/[^\\]/gs) ?? [];
  const words = plain.split(/\s+/).filter((word) => word.length > 1);
  return [...new Set([...USUAL, ...signs, ...words, ...words.map((word) => `${word} `), plain.replace(/\s+/g, ' ')])];
}

const END = '\u0001';
/** Lengths of runs, each eight times the one before. */
const LENGTHS = [100, 800, 6_400, 51_200];
/** What a linear pattern takes at most for eight times the text; a quadratic one takes 64 times as much. */
const MOST_GROWTH = 2.5 ** 3;
/** Less CPU time than this is too short to compare. */
const QUICK_MICROSECONDS = 4_000;

function cpuTime(pattern: RegExp, text: string): number {
  const start = process.cpuUsage();
  text.replace(pattern, '');
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/** The units of which a run costs more than two and a half times as much when it is twice as long. */
export function slowUnits(pattern: Pattern): string[] {
  const { source, flags } = pattern;
  const regex = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  return unitsOf(pattern).filter((unit) => {
    const timeOf = (length: number) => cpuTime(regex, `a${unit.repeat(Math.ceil(length / unit.length))}${END}`);
    // Shorter runs first: of a pattern that is slow, the longest would not end. One that doubles its work with every sign shows at 24.
    if (timeOf(24) > QUICK_MICROSECONDS && timeOf(24) > QUICK_MICROSECONDS) return true;
    return LENGTHS.slice(1).some((length) =>
      Array.from({ length: 5 }).every(() => {
        const long = timeOf(length);
        return long > QUICK_MICROSECONDS && long > timeOf(length / 8) * MOST_GROWTH;
      }),
    );
  });
}

/** Look-behind, which Safari before 16.4 cannot read. */
export const hasLookBehind = ({ source }: Pattern) => /\(\?<[=!]/.test(source);
