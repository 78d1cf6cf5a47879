// What the scripts that learn and those that measure must agree on: which gold sections were learnt from. And a flag's word.

type WithGlossary = { glossary: readonly unknown[] };

/** Of the sections with a glossary every second: those that the rankers learn from, or those that they know nothing of. */
export function halfOf<T extends WithGlossary>(sections: readonly T[], half: 'learnt' | 'held out'): T[] {
  return sections.filter(({ glossary }) => glossary.length > 0).filter((_, at) => at % 2 === (half === 'learnt' ? 0 : 1));
}

/** The word after a flag of the command line. */
export function flagged(flag: string): string | undefined {
  const at = process.argv.indexOf(flag);
  return at < 0 ? undefined : process.argv[at + 1];
}
