// What a model copied is found again in the document's own words; what it made up is not.
import { describe, expect, test } from 'vitest';
import { type Passage, passagesOf } from '#engine/llm/passage';
import { quotedIn } from '#engine/llm/quote';
import { isOnPage } from '#engine/understand/material';
import { understoodOf } from '../../support/engineInput.ts';

const NOTES = `Kites and wind

A kite flies because the wind pushes against its sail. It falls when the line is let go – the sail then turns away from the wind.
A tail keeps the kite steady.

Parts of a kite

- Spar: the stick that keeps the sail open
- Bridle: the short lines that hold the sail at an angle
- Reel: wood
- It may be blue or red

The “sail” is a sheet of cloth or paper that catches the moving air of the day.\fThe bridle is tied near the top when the wind is weak, so that the kite climbs.
`;

const material = understoodOf(NOTES).material;
const [passage] = passagesOf(material, [], 4) as [Passage];
const quoted = (...quotes: string[]) => quotedIn(passage, quotes)?.text ?? null;

describe('a quote', () => {
  test('may have other quotes, dashes and spaces than the document', () => {
    expect(quoted('The "sail" is a  sheet of cloth or paper\nthat catches the moving air of the day.')).toBe(
      'The “sail” is a sheet of cloth or paper that catches the moving air of the day.',
    );
  });

  test('may be an item of a list', () => {
    expect(quoted('Bridle: the short lines that hold the sail at an angle')).toBe(
      'Bridle: the short lines that hold the sail at an angle',
    );
  });

  test('may be short where it is a whole item, and may name the heading above it', () => {
    expect(quoted('Parts of a kite', '- Reel: wood')).toBe('Reel: wood');
    expect(quoted('Parts of a kite')).toBeNull();
    expect(quoted('Reel')).toBeNull();
  });

  test('becomes the whole sentence where it is a part of one', () => {
    expect(quoted('the wind pushes against its sail')).toBe('A kite flies because the wind pushes against its sail.');
  });

  test('that begins with "It" takes the sentence before with it', () => {
    expect(quoted('It falls when the line is let go - the sail then turns away from the wind.')).toBe(
      'A kite flies because the wind pushes against its sail. It falls when the line is let go – the sail then turns away from the wind.',
    );
  });

  test('that begins with "It" in a list stands alone: it is about what the list is about', () => {
    expect(quoted('It may be blue or red')).toBe('It may be blue or red');
  });

  test('may be three long sentences for an essay, but no whole page', () => {
    const lines = Array.from(
      { length: 12 },
      (_, at) => `Rule ${at} of the harbour says that ${'a ship with sails gives way, '.repeat(6)}and waits.`,
    );
    const [long] = passagesOf(understoodOf(lines.join(' ')).material, [], 1) as [Passage];
    expect(quotedIn(long, lines.slice(0, 3))?.text).toBe(lines.slice(0, 3).join(' '));
    expect(quotedIn(long, lines.slice(0, 6))).toBeNull();
  });

  test('may be in two pieces, and over the break of a page', () => {
    const text = quoted(
      'The bridle is tied near the top when the wind is weak',
      'Bridle: the short lines that hold the sail at an angle',
    );
    expect(text).toBe(
      'Bridle: the short lines that hold the sail at an angle … The bridle is tied near the top when the wind is weak, so that the kite climbs.',
    );
    expect(isOnPage(material, text ?? '', 1)).toBe(true);
    expect(isOnPage(material, text ?? '', 2)).toBe(false);
  });

  test.each([
    ['made up', 'A kite flies because children believe in it.'],
    ['half made up', 'A tail keeps the kite steady and happy.'],
    ['too short to prove anything', 'A tail'],
  ])('that is %s is none', (_, text) => {
    expect(quoted(text)).toBeNull();
  });

  test('of which one piece is made up is none', () => {
    expect(quoted('A tail keeps the kite steady.', 'Kites were invented on a Tuesday.')).toBeNull();
  });
});

test('pieces that stand on no page are not on it', () => {
  expect(isOnPage(material, 'A tail keeps the kite steady. … Nobody said this.', 1)).toBe(false);
});
