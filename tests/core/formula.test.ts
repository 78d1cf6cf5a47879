import { expect, test } from 'vitest';
import { isDrawable } from '#core/text/formula';

test.each([
  ['E = mc^2'],
  ['\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}'],
  ['\\int_0^1 x\\,dx \\quad \\hspace{2em} \\rule{3em}{0.4pt}'],
  ['\\begin{pmatrix} 1 & 0 \\\\ 0 & 1 \\end{pmatrix} \\left( \\frac{1}{1 + \\frac{1}{1 + \\frac{1}{x}}} \\right)'],
  ['6\\,CO_2 + 6\\,H_2O \\rightarrow C_6H_{12}O_6 + 6\\,O_2'],
  [Array.from({ length: 60 }, (_, i) => `a_{${i}}`).join(' + ')],
  ['x > 1000\\text{ m and } 500 cm'.replace(' cm', '\\,\\mathrm{cm}')],
])('a formula as books have them is drawn: %s', (tex) => {
  expect(isDrawable(tex)).toBe(true);
});

test.each([
  ['300 fractions in each other', '\\frac{1}{'.repeat(300) + '}'.repeat(300)],
  ['200 brackets in each other', '\\left('.repeat(200) + '\\right)'.repeat(200)],
  ['environments in each other', '\\begin{matrix}'.repeat(40) + '\\end{matrix}'.repeat(40)],
  ['a black square', '\\rule{1000em}{1000em}'],
  ['an unseen tower', '\\vphantom{\\rule{0em}{5000em}}'],
  ['a wide gap', '\\hspace{100000em}'],
  ['a gap in points', '\\kern 99999pt x'],
  ['a negative gap', '\\hspace{-100000em}'],
  ['many lines', 'x\\\\'.repeat(200)],
  ['many gaps', '\\hspace{19em}'.repeat(20)],
  ['a raised letter', '\\raise 5000em {x}'],
  ['a macro that calls itself', '\\def\\x{\\x\\x}\\x'],
  ['sizes in sizes', '{\\Huge {\\Huge x}}'],
  ['a very long one', 'x'.repeat(5_000)],
  ['very many commands', '\\alpha'.repeat(450)],
])('what would end the tab or cover the page is not: %s', (_, tex) => {
  expect(isDrawable(tex)).toBe(false);
});
