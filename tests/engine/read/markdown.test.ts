// Notes in Markdown, and signs that nobody sees: only what a reader would see is text.
import { expect, test } from 'vitest';
import { ownQuestions } from '#engine/draft/passage/ownQuestion';
import { readTxt } from '#engine/read/txt';
import { materialOf } from '#engine/understand/material';

const read = (text: string) => readTxt(new TextEncoder().encode(text), 'my_notes.txt');
const blocks = (text: string) => read(text).pages.flatMap((page) => page.blocks.map((block) => block.text));

test('front matter gives the title and no text', () => {
  const document = read('---\ntitle: "Coasts"\ntags: [sea]\n---\n\nThe sea rises and falls twice a day.');
  expect(document.title).toBe('Coasts');
  expect(document.pages[0]?.blocks.map((block) => block.text)).toEqual(['The sea rises and falls twice a day.']);
});

test.each([
  ['a link', 'See the [map](https://example.org/a) of ports.', ['See the map of ports.']],
  ['a picture', 'Ships. ![a ship](ship.png)', ['Ships.']],
  [
    'a heading right below a list',
    '- The tide turns.\n### Moles\n\nIt falls again.',
    ['The tide turns.', 'Moles', 'It falls again.'],
  ],
  ['a hard line break', 'The hawser\\\nholds a ship to the quay.', ['The hawser holds a ship to the quay.']],
  ['a quote', '> The sea is deep here.', ['The sea is deep here.']],
  [
    'code',
    'The tide turns here.\n\n```python\ndef tide(): pass\n```\n\nIt falls again.',
    ['The tide turns here.', 'It falls again.'],
  ],
  ['code in a line', 'The `tide` turns here.', ['The tide turns here.']],
  ['code in a line, with three backticks', '```Tide```: it turns.\n\nIt falls.', ['Tide: it turns.', 'It falls.']],
  ['a rule', 'The tide turns.\n\n***\n\nIt falls.', ['The tide turns.', 'It falls.']],
  ['a table', '| Term | Meaning |\n|---|---|\n| ebb | water going out |', ['ebb: water going out']],
  ['a table without names', '| | |\n|---|---|\n| ebb | water going out |', ['ebb: water going out']],
  ['a table of three columns', '| A | B | C |\n|---|---|---|\n| ebb | - | water going out |', ['ebb | water going out']],
  ['blanks', 'The ________ turns twice a day.', ['The ________ turns twice a day.']],
  ['raised and lowered text', 'The area r^2^ of H~2~O, or H<sub>2</sub>O.', ['The area r² of H₂O, or H₂O.']],
  ['footnotes', 'The tide turns.[^1]\n\n[^1]: Moon, 1999.', ['The tide turns.']],
  ['a formula', 'The area is $a_1 * b_1 * c$ here.', ['The area is $a_1 * b_1 * c$ here.']],
  ['soft hyphens and joiners', 'A qu\u00ADay is a plat\u2060form, in\u00AD\ndeed\u200B.', ['A quay is a platform, indeed.']],
])('%s', (_, text, expected) => {
  expect(blocks(text)).toEqual(expected);
});

test.each(['Date: 2023-09-07', '7 September 2023', 'Author: Ann Lee'])(
  '“%s” above a text is neither its title nor a topic',
  (line) => {
    const document = read(`${line}\n\nCoasts\n\nThe sea rises and falls twice a day.`);
    expect(document.title).toBe('Coasts');
    expect(materialOf(read(`Coasts\n\n${line}\n\nThe sea rises twice a day.`)).sections.at(-1)?.topics[0]).toBe('Coasts');
  },
);

test('questions with boxes of which one is ticked are choices with their key', () => {
  const question = (asked: string, ...options: string[]) =>
    [`### ${asked}`, '', ...options, '', '**[Back to top](#top)**', ''].join('\n');
  const text = [
    '# Sailing',
    '',
    question('Who steers a ship? (choose the best answer)', '- [ ] The cook', '- [x] The helmsman', '- [ ] The mate'),
    question('What holds a ship to the quay?', '- [x] A hawser', '- [ ] A sail', '- [ ] A keel'),
    question('Which two are sails?', '- [x] A jib', '- [x] A spinnaker', '- [ ] A keel'),
  ].join('\n');
  const own = ownQuestions(materialOf(read(text))).map((result) =>
    typeof result === 'string' ? result : [result.stem.content, result.answer],
  );
  expect(own).toEqual([
    ['Who steers a ship?', 'The helmsman'],
    ['What holds a ship to the quay?', 'A hawser'],
    'several_answers',
  ]);
});

test('a list of things to do stays a list', () => {
  expect(blocks('# Week 3\n\n- [x] Read chapter 2\n- [ ] Draw a map')).toEqual(['Week 3', 'Read chapter 2', 'Draw a map']);
});
