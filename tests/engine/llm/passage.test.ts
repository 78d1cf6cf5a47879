// What a model is asked about follows the words of the text, and what is asked stands behind the passage.
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { conceptsOf, type Passage, passagesOf } from '#engine/llm/passage';
import { answersRequest, checksRequest, questionsRequest } from '#engine/llm/prompt';
import { quotedIn } from '#engine/llm/quote';
import { modelReplies } from '#engine/llm/reply';
import { questionCountOf } from '#engine/llm/textSize';
import type { Page, TextDocument } from '#engine/read/textDocument';
import { readTxt } from '#engine/read/txt';
import { materialOf } from '#engine/understand/material';

const item = (text: string) => ({ kind: 'item' as const, text, emphasis: [] });
const heading = (text: string) => ({ kind: 'heading' as const, text, emphasis: [], level: 1 });

/** A deck of which our own rules can use nothing: bullets without a verb or a stop. */
function deckOf(slides: number): TextDocument {
  const page = (number: number): Page => ({
    number,
    blocks: [
      heading(`Harbour ${number}`),
      item(`Depth of basin ${number}: nine metres at low tide`),
      item(`Cranes on quay ${number} for grain, timber and salt`),
      item('Pilot on board from the outer buoy to the "lock" gate'),
    ],
  });
  return { kind: 'pptx', title: 'Harbours', pages: Array.from({ length: slides }, (_, at) => page(at + 1)) };
}

describe('passages', () => {
  const material = materialOf(deckOf(20));
  const passages = passagesOf(
    material,
    ['lock', 'Cranes', 'grain', 'timber', 'salt', 'basin', 'quay', 'tide', 'pilot', 'buoy'],
    8,
  );

  test('of a deck of twenty slides are asked about for fifteen questions at least', () => {
    expect(questionCountOf(material)).toBeGreaterThanOrEqual(15);
  });

  test('hold every bullet of every slide, with its page and its mark', () => {
    const text = passages.map((passage) => passage.text).join('\n');
    for (let slide = 1; slide <= 20; slide += 1) {
      expect(text).toContain(`[page ${slide}]`);
      expect(text).toContain(`- Depth of basin ${slide}: nine metres at low tide`);
    }
  });

  test('name eight terms at most, and hold no straight quote that would have to be escaped', () => {
    expect(passages[0]?.terms).toHaveLength(8);
    expect(passages[0]?.text).toContain('the “lock” gate');
    expect(passages[0]?.text).not.toContain('"');
  });
});

test('a passage has to carry eight questions at most', () => {
  const material = materialOf(deckOf(40));
  expect(passagesOf(material, [], 24).length).toBeGreaterThanOrEqual(3);
  expect(passagesOf(material, [], 24).length).toBeGreaterThan(passagesOf(material, [], 8).length);
});

test('a longer text carries more questions, and a page without words carries none', () => {
  const counts = [1, 4, 12, 40].map((slides) => questionCountOf(materialOf(deckOf(slides))));
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  expect(questionCountOf(materialOf({ kind: 'txt', title: 'x', pages: [{ number: 1, blocks: [heading('Title')] }] }))).toBe(0);
});

describe('requests', () => {
  const [passage] = passagesOf(materialOf(deckOf(10)), [], 8) as [Passage];
  const write = questionsRequest(passage, { choices: 4, typed: 1, essays: 0 }, ['How deep is basin 3?']);
  const answer = answersRequest(passage, [{ number: 1, text: 'How deep is basin 1?', options: { A: 'nine', B: 'two' } }]);

  test('begin alike, so that the passage is read once', () => {
    const held = `<SOURCE>\n${passage.text}\n</SOURCE>\n`;
    expect(write.system).toBe(answer.system);
    expect(write.prompt.startsWith(held)).toBe(true);
    expect(answer.prompt.startsWith(held)).toBe(true);
  });

  test('say how many of each kind, how many beyond facts, and what was asked already', () => {
    expect(write.prompt).toContain('at most 5 questions');
    expect(write.prompt).toContain('4 multiple_choice, 1 short_answer.');
    expect(write.prompt).toContain('at least 3 put a case (example)');
    expect(write.prompt).toContain('- How deep is basin 3?');
  });
});

test('a request says as much of what was asked already as there is room for, the newest at least', () => {
  const [passage] = passagesOf(materialOf(deckOf(3)), [], 4) as [Passage];
  const asked = Array.from({ length: 60 }, (_, at) => `How deep is the basin with the number ${100 + at} at the lowest tide?`);
  const { prompt } = questionsRequest(passage, { choices: 2, typed: 0, essays: 0 }, asked);
  const known = prompt.split('\n').filter((line) => line.startsWith('- How deep'));
  expect(known.at(-1)).toContain('number 159 ');
  expect(known.length).toBeGreaterThan(20);
  expect(known.join('').length).toBeLessThan(1_600);
});

test('a passage names the headings above each part, with their numbers, and a quote may begin with them', () => {
  const lines = ['2 Membranes', 'The membrane is the outer skin of a cell and has two layers of fat.'];
  lines.push('2.1 Transport', 'The transport of water through the membrane is called osmosis and needs no energy at all.');
  lines.push('3 Nucleus', 'The nucleus holds the genes of the cell, and a double skin with many pores surrounds it.');
  const material = materialOf(readTxt(new TextEncoder().encode(lines.join('\n\n')), 'cells.txt'));
  const [passage] = passagesOf(material, [], 8) as [Passage];
  expect(passage.text.match(/^## .*$/gm)).toEqual(['## 2 Membranes', '## 2 Membranes › 2.1 Transport', '## 3 Nucleus']);
  expect(quotedIn(passage, ['## 2 Membranes › 2.1 Transport', lines[3] ?? ''])?.text).toBe(lines[3]);
});

test('a passage of many small parts is no longer than any other, its headings included', () => {
  const long = 'the duties of a harbour master in times of war, of ice and of quarantine';
  const part = (at: number) => [heading(`Part ${at} on ${long}`), item(`Rule ${at}: close the gate`)];
  const pages = [{ number: 1, blocks: Array.from({ length: 300 }, (_, at) => part(at)).flat() }];
  const passages = passagesOf(materialOf({ kind: 'docx', title: 'Rules', pages }), [], 8);
  expect(Math.max(...passages.map(({ text }) => text.length))).toBeLessThan(6_500);
});

test('the terms are those of a glossary: no names of people, no everyday words', () => {
  const text = `# Waves

**Ann Miller** wrote these notes on a **day** in May. A **standing wave** is a wave that stays in one place while its height changes. Ann Miller says that a standing wave has nodes. A **node** is a point of a standing wave that does not move.
`;
  const terms = conceptsOf(readTxt(new TextEncoder().encode(text), 'waves.md'));
  expect(terms).toEqual(expect.arrayContaining(['standing wave', 'node']));
  expect(terms.join(' ')).not.toMatch(/Miller|day/);
});

/** The names of all fields of a reply, at any depth. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: Record<string, unknown> };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(namesIn), ...Object.values(properties).flatMap(namesIn)];
}

test('a request names every field that its reply is read by: not every server is told the schema', () => {
  const [passage] = passagesOf(materialOf(deckOf(3)), [], 4);
  const requests = [
    questionsRequest(passage as Passage, { choices: 2, typed: 1, essays: 1 }, []),
    answersRequest(passage as Passage, [{ number: 1, text: 'How deep is it?', options: null }]),
    checksRequest(passage as Passage, ['How deep is it?']),
  ];
  for (const { reply, system, prompt } of requests)
    for (const name of new Set(namesIn(z.toJSONSchema(modelReplies[reply])))) expect(system + prompt).toContain(`"${name}"`);
});
