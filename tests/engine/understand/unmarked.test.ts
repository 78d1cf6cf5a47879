import { expect, test } from 'vitest';
import type { Block, TextDocument } from '#engine/read/textDocument';
import { paperOf } from '#engine/understand/paper';

const item = (marker: string, text: string): Block => ({ kind: 'item', text, emphasis: [], marker });
const line = (text: string): Block => ({ kind: 'paragraph', text, emphasis: [] });
const paper = (title: string, ...blocks: Block[]): TextDocument => ({ kind: 'pdf', title, pages: [{ number: 1, blocks }] });
const asked = (document: TextDocument) => paperOf(document).map(({ stem, answer }) => [stem, answer?.text ?? null]);

const answered = [
  item('1.', '[5] Explain what an ebb is.'),
  line('The ebb is the flow of water out to sea.'),
  item('2.', '[5] Ships carry a flag. Explain why.'),
  line('A flag tells from which country a ship comes.'),
  item('3.', '[10 marks total] A ship enters the harbour in the table:'),
  line('ship draught a) [5] What is the draught of the ship?'),
  line('The draught is three metres.'),
  item('b)', '[5] Using one or two sentences, explain what a draught is.'),
  line('It is how deep a ship lies in the water.'),
];

test('an answer right under its question needs no word that says so; a part that leans on its task is left out', () => {
  expect(asked(paper('Final Exam', ...answered))).toEqual([
    ['Explain what an ebb is.', 'The ebb is the flow of water out to sea.'],
    ['Ships carry a flag. Explain why.', 'A flag tells from which country a ship comes.'],
    ['explain what a draught is.', 'It is how deep a ship lies in the water.'],
  ]);
});

test('questions of which most have nothing under them stay without answers', () => {
  const open = answered.filter(({ kind }) => kind === 'item');
  expect(asked(paper('Final Exam', ...open, line('The harbour is deep.'))).every(([, answer]) => answer === null)).toBe(true);
});

test('numbered headings with their text are no paper', () => {
  const blocks = ['an ebb', 'a tide', 'a quay', 'a mole'].flatMap((what, at) => [
    item(`${at + 1}.`, `What is ${what}?`),
    line(`In this part we look at ${what} and at what it does.`),
  ]);
  expect(asked(paper('Harbours', ...blocks)).every(([, answer]) => answer === null)).toBe(true);
});
