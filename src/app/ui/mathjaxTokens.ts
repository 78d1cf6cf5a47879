// Takes \mmlToken out of TeX: it can put any attribute on a node, and no question needs it.
import { Configuration } from 'mathjax-full/js/input/tex/Configuration.js';
import { CommandMap } from 'mathjax-full/js/input/tex/SymbolMap.js';
import TexError from 'mathjax-full/js/input/tex/TexError.js';

export const forbidTokens = 'oasis-forbid-tokens';

new CommandMap(
  forbidTokens,
  { mmlToken: 'Forbidden' },
  {
    Forbidden: (_parser, name) => {
      throw new TexError('Forbidden', 'There is no %1 here', String(name));
    },
  },
);

Configuration.create(forbidTokens, { handler: { macro: [forbidTokens] }, priority: 1 });
