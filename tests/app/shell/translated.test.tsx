// A page that the browser translates while it runs: text nodes are wrapped, or replaced, and the app goes on.
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bearTranslation } from '../../../src/app/shell/translated.ts';

beforeAll(bearTranslation);
afterEach(cleanup);

function texts(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

/** As translators do it: in two fonts, either around the old text or in its place. */
const translators = {
  wraps: (root: Node) => {
    for (const text of texts(root)) {
      const outer = document.createElement('font');
      text.replaceWith(outer);
      outer.appendChild(document.createElement('font')).append(text);
    }
  },
  replaces: (root: Node) => {
    for (const text of texts(root)) {
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).append(`«${text.data}»`);
      text.parentNode?.insertBefore(outer, text);
      text.remove();
    }
  },
};

function Screen({ step }: { step: number }) {
  return (
    <p>
      {step % 2 === 0 ? 'even' : null}
      Question {step} of {3}
      {step === 2 ? <b>last</b> : null}
      {step > 0 ? ' tail' : 'head '}
      <i>{step > 1 ? 'Correct!' : 'Incorrect'}</i>
    </p>
  );
}

const plain = (container: Element) => container.textContent?.replaceAll(/[«»]/g, '');

describe.each(Object.entries(translators))('a translator that %s text', (_, translate) => {
  test('takes no screen down, and no old words stay', async () => {
    const { container, rerender } = render(<Screen step={0} />);
    for (const [step, words] of [
      [0, 'evenQuestion 0 of 3head Incorrect'],
      [1, 'Question 1 of 3 tailIncorrect'],
      [2, 'evenQuestion 2 of 3last tailCorrect!'],
      [0, 'evenQuestion 0 of 3head Incorrect'],
    ] as const) {
      rerender(<Screen step={step} />);
      await waitFor(() => expect(plain(container)).toBe(words));
      translate(container);
      await Promise.resolve();
    }
    rerender(<p>gone</p>);
    expect(container.textContent).toBe('gone');
  });
});

test('what is nobody’s child is still refused', () => {
  const [a, b] = [document.createElement('div'), document.createElement('div')];
  const inner = a.appendChild(document.createElement('span'));
  expect(() => b.removeChild(inner)).toThrow();
});
