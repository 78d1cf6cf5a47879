import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf, splitMath } from '#core/text/richText';

const shown = (text: string) => splitMath(text).map(({ kind, text: t }) => `${kind}:${t}`);

test.each([
  ['plain words', ['text:plain words']],
  ['if $x^2$ then', ['text:if ', 'inline:x^2', 'text: then']],
  ['see $$\\frac{a}{b}$$ above', ['text:see ', 'display:\\frac{a}{b}', 'text: above']],
  ['$5 and $10 is money', ['text:$5 and $10 is money']],
  ['it costs $5', ['text:it costs $5']],
  ['between $5 and $10 or $15', ['text:between $5 and $10 or $15']],
  ['a price of 5$ or 6$ here', ['text:a price of 5$ or 6$ here']],
  ['$ x$ is not maths', ['text:$ x$ is not maths']],
  ['$x $ is not maths', ['text:$x $ is not maths']],
  ['$x$5 is not maths', ['text:$x$5 is not maths']],
  ['\\$5 and $y$', ['text:$5 and ', 'inline:y']],
  ['$a\\$b$', ['inline:a\\$b']],
  ['$$ $$ is empty', ['text:$$ $$ is empty']],
  ['$$x', ['text:$$x']],
  ['$a$$b$', ['inline:a', 'inline:b']],
  ['a paragraph $x\n\ny$ apart', ['text:a paragraph $x\n\ny$ apart']],
  ['', []],
])('trap 25: %j is read as %j', (text, segments) => {
  expect(shown(text)).toEqual(segments);
});

test('no text is lost, whatever it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a5 $\n]*$/), (text) => {
      const back = splitMath(text).map((s) =>
        s.kind === 'text' ? s.text : s.kind === 'inline' ? `$${s.text}$` : `$$${s.text}$$`,
      );
      expect(back.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});

test.each([
  ['yields 6 $O_2$. What is released?', 'yields 6 |<$O_2$.>| What is released?'],
  ['if $x$, then', 'if |<$x$,>| then'],
  ['a point ($x$, $y$) lies', 'a point |<($x$,>| |<$y$)>| lies'],
  ['the $n$-th power', 'the |<$n$-th>| power'],
  ['in 2$x$ steps', 'in |<2$x$>| steps'],
  ['$a$\n\nNext', '<$a$>|\n\nNext'],
  ['see $$x$$. Then', 'see |[$$x$$]|. Then'],
  ['no maths, no cluster.', 'no maths, no cluster.'],
])('a formula and what stands against it stay together: %j', (text, expected) => {
  const drawn = piecesOf(text).map((p) =>
    p.kind === 'text' ? p.text : p.kind === 'display' ? `[$$${p.text}$$]` : `<${p.before}$${p.text}$${p.after}>`,
  );
  expect(drawn.join('|')).toBe(expected);
});

test('the pieces of a text are the text', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a5.,( $\n]*$/), (text) => {
      const back = piecesOf(text).map((p) => (p.kind === 'inline' ? `${p.before}${p.text}${p.after}` : p.text));
      expect(back.join('')).toBe(
        splitMath(text)
          .map((s) => s.text)
          .join(''),
      );
    }),
  );
});
