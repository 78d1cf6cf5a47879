// Raised and lowered text as plain text: powers, indices, charges and units are kept, endings stay letters, footnote marks go.
import { expect, test } from 'vitest';
import { type Script, withoutFootnotes, withoutScriptMarks, withoutScriptTags, writeScript } from '#core/text/raisedText';
import { cpuGrowth, MOST_GROWTH } from '../support/cpuGrowth.ts';

const written = (before: string, inner: string, script: Script, after = '', hasMath = true) => {
  const { text, cut } = writeScript(before, inner, script, after, hasMath);
  return before.slice(0, before.length - cut) + text + after;
};

test.each([
  ['10', '4', ' square metres', '10⁴ square metres'],
  ['6.02 x 10', '23', ' particles', '6.02 x 10²³ particles'],
  ['10', '−3', '', '10⁻³'],
  ['10', '–3', '', '10⁻³'],
  ['5 km', '2', ' of land', '5 km² of land'],
  ['9.8 m/s', '2', '.', '9.8 m/s².'],
  ['mol', '-1', '', 'mol⁻¹'],
  ['E = mc', '2', '', 'E = mc²'],
  ['(a + b)', '2', ' = ', '(a + b)² = '],
  ['sin', '2', ' x', 'sin² x'],
  ['Ca', '2+', ' ions', 'Ca²⁺ ions'],
  ['Na', '+', '', 'Na⁺'],
  ['SO₄', '2-', '', 'SO₄²⁻'],
  ['carbon, ', '14', 'C', 'carbon, ¹⁴C'],
  ['x', 'n', ' + 1', '$x^{n}$ + 1'],
  ['2', 'n − 1', '', '$2^{n - 1}$'],
  ['x', 'n', '3', '$x^{n}$ 3'],
  ['25', 'o', 'C', '25°C'],
  ['25 ', '0', 'C', '25 °C'],
  ['1', 'st', ' of May', '1st of May'],
  ['the 20', 'th', ' century', 'the 20th century'],
  ['the n', 'th', ' term', 'the nth term'],
  ['le XIX', 'e', ' siècle', 'le XIXe siècle'],
  ['Oasis', '™', '', 'Oasis™'],
  ['M', 'me', ' Curie', 'Mme Curie'],
])('raised: "%s" and "%s" before "%s" is "%s"', (before, inner, after, text) => {
  expect(written(before, inner, 'raised', after)).toBe(text);
});

test.each([
  ['the moon', '3', ' pulls', 'the moon pulls'],
  ['the moon.', '12', ' Sailors', 'the moon. Sailors'],
  ['in 1998', '4', ' they', 'in 1998 they'],
  ['(see below)', '2', '', '(see below)'],
  ['tides”', '1,2', '', 'tides”'],
  ['tides', '[7]', '', 'tides'],
  ['', '1', ' See the map', ' See the map'],
  ['dose', 'a', '', 'dose'],
])('a footnote mark is no power: "%s" and "%s" before "%s" is "%s"', (before, inner, after, text) => {
  expect(written(before, inner, 'raised', after)).toBe(text);
});

test.each([
  ['H', '2', 'O', 'H₂O'],
  ['C', '6', 'H', 'C₆H'],
  ['log', '10', ' x', 'log₁₀ x'],
  ['V', 'max', ' is', '$V_{max}$ is'],
  ['pK', 'a', '', '$\\mathrm{pK}_{a}$'],
])('lowered: "%s" and "%s" before "%s" is "%s"', (before, inner, after, text) => {
  expect(written(before, inner, 'lowered', after)).toBe(text);
});

test('where dollars are money, a raised letter is written so that its sentence is not asked', () => {
  expect(written('x', 'n', 'raised', '', false)).toBe('x^{n}');
  expect(written('V', 'max', 'lowered', '', false)).toBe('Vₘₐₓ');
  expect(written('x', 'i+1', 'lowered', '', false)).toBe('xᵢ₊₁');
  expect(written('q', 'b', 'lowered', '', false)).toBe('qb');
});

test('a long raised text, or one of several words, is text', () => {
  expect(written('all ', 'of this is raised', 'raised', ' here')).toBe('all of this is raised here');
});

test.each([
  ['velocity<sup>2</sup> of it', 'velocity² of it'],
  ['1500<sup>2</sup>', '1500²'],
  ['(base + height)<sup>2</sup>', '(base + height)²'],
  ['It is so.<sup>2</sup> And so', 'It is so. And so'],
  ['Weber<sup>[3]</sup> says', 'Weber says'],
])('in a quiz that somebody wrote, "%s" is "%s"', (text, plain) => {
  expect(withoutScriptTags(text)).toBe(plain);
});

test('tags in a text are written in their place; a lone tag stays', () => {
  expect(withoutScriptTags('SO<sub>4</sub><sup>2-</sup>, 10<sup>4</sup> and x<SUP>n</SUP>')).toBe('SO₄²⁻, 10⁴ and $x^{n}$');
  expect(withoutScriptTags('What does <sup> do?')).toBe('What does <sup> do?');
});

test('runs of signs and tags take linear time', () => {
  const signs = ['<sup>2</sup>', '<sub>', 'a', '(', '1', ' ', 'a<sup>n</sup>'];
  const workOf = (size: number) => {
    const texts = signs.map((sign) => `${sign.repeat(size)}<sup>4</sup>`);
    return () => texts.map((text) => withoutScriptTags(text));
  };
  expect(cpuGrowth(workOf, 5_000)).toBeLessThan(MOST_GROWTH);
});

test.each([
  ['The area is πr^2^ here.', 'The area is πr² here.'],
  ['H~2~O and SO~4~^2-^', 'H₂O and SO₄²⁻'],
  ['10^-3^ m, x~i~ and V~max~.', '10⁻³ m, $x_{i}$ and $V_{max}$.'],
  ['The moon pulls[^1] the sea[^note].', 'The moon pulls the sea.'],
  ['the 20^th^ century', 'the 20th century'],
  ['$a^2+b^2$ and a^2+b^2=c^2', '$a^2+b^2$ and a^2+b^2=c^2'],
  ['L = a^nb^n, ~5 to ~10 km, ~~no~~', 'L = a^nb^n, ~5 to ~10 km, ~~no~~'],
  ['H<sub>2</sub>O', 'H₂O'],
])('marks of Markdown: %s', (text, plain) => {
  expect(withoutScriptMarks(text)).toBe(plain);
});

test('the text of a footnote goes with its mark', () => {
  expect(withoutFootnotes('The sea.\n\n[^1]: See the map,\n    page 3.\n\nThe tide.')).toBe('The sea.\n\n\n\nThe tide.');
});
