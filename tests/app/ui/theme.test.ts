import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { literals, theme } from '../../../src/app/ui/theme.tsx';

const css = readFileSync('src/app/ui/tokens.css', 'utf8');

/** The colours of one block of the tokens, by name. */
function tokensAfter(start: string): Map<string, string> {
  const block = css.slice(css.indexOf(start));
  const end = block.indexOf('\n}');
  return new Map(
    [...block.slice(0, end).matchAll(/--color-([\w-]+): (#\w+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

test.each([
  ['light', ':root {\n'],
  ['dark', ':root[data-theme="dark"] {'],
] as const)('the %s scheme that MUI calculates with has the tokens of the look', (scheme, start) => {
  const tokens = tokensAfter(start);
  expect(tokens.size).toBeGreaterThan(30);
  for (const [name, value] of Object.entries(literals[scheme]))
    expect([name, value]).toEqual([name, tokens.get(name)?.toUpperCase()]);
});

test('the dark tokens are the same for the system and for the choice', () => {
  expect(tokensAfter(':root:not([data-theme="light"]) {').size).toBe(tokensAfter(':root[data-theme="dark"] {').size);
});

test('no colour of the schemes is derived or a variable', () => {
  for (const scheme of ['light', 'dark'] as const) {
    const { primary, error } = theme.colorSchemes[scheme]?.palette ?? {};
    expect(primary?.dark).toBe(literals[scheme]['teal-hover']);
    expect(error?.contrastText).toBe(literals[scheme]['on-error']);
  }
});
