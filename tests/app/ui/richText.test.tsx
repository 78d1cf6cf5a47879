// Text with mathematics: what becomes a formula, what stays text, and that TeX can make nothing but a drawing.
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { typeset } from '../../../src/app/ui/mathjax.ts';
import { RichText } from '../../../src/app/ui/RichText.tsx';

afterEach(cleanup);

/** The text when every formula is drawn. */
async function drawn(text: string): Promise<HTMLElement> {
  const { container } = render(<RichText text={text} />);
  await waitFor(() => {
    for (const place of container.querySelectorAll('.math')) expect(place.querySelector('mjx-container')).not.toBeNull();
  });
  return container;
}

describe('rich text', () => {
  test.each([
    ['\\ce{SO4^2-}', 0],
    ['\\bm{v}', 0],
    ['\\color{blue}{x}', 0],
    ['\\SI{5}{m/s}', 0],
    ['\\SI{9.8}{\\metre\\per\\second\\squared}', 0],
    ['25\\,\\degree', 0],
    ['\\notacommand', 1],
  ])('knows the commands of %s', async (tex, unknown) => {
    expect((await drawn(`It is $${tex}$.`)).querySelectorAll('[mathcolor=red]')).toHaveLength(unknown);
  });

  test('draws inline and display formulas, with MathML for those who listen', async () => {
    const container = await drawn('Energy is $E = mc^2$ and\n$$\\frac{a}{b}$$ at last.');
    expect(container.querySelectorAll('.math')).toHaveLength(2);
    expect(container.querySelectorAll('.math--block')).toHaveLength(1);
    expect(container.querySelectorAll('mjx-assistive-mml math')).toHaveLength(2);
    expect(container.querySelector('mjx-assistive-mml mfrac')).not.toBeNull();
    expect(container.textContent).toContain('Energy is ');
    expect(container.textContent).toContain(' at last.');
  });

  test('shows the TeX itself at first, and where TeX is no TeX', () => {
    const { container } = render(<RichText text={'It is $\\frac{a$ here.'} />);
    expect(container.textContent).toBe('It is \\frac{a here.');
  });

  test.each([['It costs $5 and then $10.'], ['<img src=x onerror=alert(1)> & <b>bold</b>'], ['A price of \\$3.']])(
    '%s stays text',
    (text) => {
      const { container } = render(<RichText text={text} />);
      expect(container.textContent).toBe(text.replace('\\$', '$'));
      expect(container.querySelector('img, b, .math')).toBeNull();
    },
  );

  test('one formula changes nothing of another', () => {
    expect(() => typeset('\\def\\frac{x}', false)).toThrow();
    typeset('\\def\\sum{x}\\newcommand{\\pi}{y}', false);
    expect(typeset('\\frac{1}{2}', false).querySelector('mjx-mfrac')).not.toBeNull();
    expect(typeset('\\sum\\pi', false).querySelector('mjx-assistive-mml')?.textContent).toBe('∑π');
  });
});

describe('TeX that would do more than draw', () => {
  test.each([
    ['\\href{javascript:alert(1)}{x}'],
    ['\\data{onclick=alert(1)}{x}'],
    ['\\style{background:url(https://evil.example/x)}{x}'],
    ['\\class{btn btn--main}{x}'],
    ['\\cssId{root}{x}'],
    ['\\mmlToken{mi}[href="javascript:alert(1)"]{x}'],
    ['\\mmlToken{mi}[style="position:fixed;inset:0"]{x}'],
    ['\\mmlToken{mtext}[class="btn"]{x}'],
    ['\\text{<img src=x onerror=alert(1)>}'],
    ['\\require{html}\\href{javascript:alert(1)}{x}'],
    ['\\unicode[url(https://evil.example)]{x41}'],
    ['\\def\\x{\\x\\x}\\x'],
  ])('%s is inert', (tex) => {
    let node: HTMLElement;
    try {
      node = typeset(tex, false);
    } catch {
      return; // Not drawn at all: the TeX is shown as text.
    }
    const all = [node, ...node.querySelectorAll('*')];
    expect(node.querySelector('a, img, script, iframe, object, [href], [src], [id]')).toBeNull();
    for (const element of all) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^(?:on|data-(?!mjx-)|href|src|id$)/);
        expect(value).not.toMatch(/javascript:|evil\.example|position: *fixed|btn/);
      }
    }
  });
});
