// TeX to DOM nodes, by MathJax. Loaded only when a text has mathematics. It never reads or writes HTML of any text, has no
// package that makes links, classes, styles or data attributes, and its fonts come from the app's own origin.
import 'mathjax-full/js/input/tex/base/BaseConfiguration.js';
import 'mathjax-full/js/input/tex/ams/AmsConfiguration.js';
import 'mathjax-full/js/input/tex/boldsymbol/BoldsymbolConfiguration.js';
import 'mathjax-full/js/input/tex/cancel/CancelConfiguration.js';
import 'mathjax-full/js/input/tex/color/ColorConfiguration.js';
import 'mathjax-full/js/input/tex/configmacros/ConfigMacrosConfiguration.js';
import 'mathjax-full/js/input/tex/gensymb/GensymbConfiguration.js';
import 'mathjax-full/js/input/tex/mhchem/MhchemConfiguration.js';
import 'mathjax-full/js/input/tex/noundefined/NoUndefinedConfiguration.js';
import { AssistiveMmlHandler } from 'mathjax-full/js/a11y/assistive-mml.js';
import { browserAdaptor } from 'mathjax-full/js/adaptors/browserAdaptor.js';
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js';
import { Configuration } from 'mathjax-full/js/input/tex/Configuration.js';
import { CommandMap } from 'mathjax-full/js/input/tex/SymbolMap.js';
import TexError from 'mathjax-full/js/input/tex/TexError.js';
import { TeX } from 'mathjax-full/js/input/tex.js';
import { mathjax } from 'mathjax-full/js/mathjax.js';
import { CHTML } from 'mathjax-full/js/output/chtml.js';
import { SafeHandler } from 'mathjax-full/js/ui/safe/SafeHandler.js';
import { texMacros } from '#core/text/texMacros';

/** Takes \mmlToken out of TeX: it can put any attribute on a node, and no question needs it. */
const forbidTokens = 'oasis-forbid-tokens';

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

const FONTS = '/mathjax-fonts';
/** the x-height of MathJax's fonts, in em */
const MATH_X_HEIGHT = 0.442;

// No newcommand: a formula must not change what another one shows.
const packages = [
  'base',
  'ams',
  'boldsymbol',
  'cancel',
  'color',
  'gensymb',
  'mhchem',
  'noundefined',
  'configmacros',
  forbidTokens,
];
const nothing = { URLs: 'none', classes: 'none', cssIDs: 'none', styles: 'none' };

SafeHandler(AssistiveMmlHandler(RegisterHTMLHandler(browserAdaptor())));
const output = new CHTML<HTMLElement, Text, Document>({ fontURL: FONTS, adaptiveCSS: true, scale: fontScale() });
const math = mathjax.document(document, {
  InputJax: new TeX<HTMLElement, Text, Document>({
    packages,
    maxBuffer: 5_000,
    maxMacros: 1_000,
    macros: texMacros,
    formatError: giveUp,
  }),
  OutputJax: output,
  safeOptions: { allow: nothing },
});

function giveUp(_jax: unknown, error: Error): never {
  throw error;
}

/**
 * One formula as a node of its own.
 * @throws when MathJax cannot read the TeX; the caller shows the TeX itself then
 */
export function typeset(tex: string, display: boolean): HTMLElement {
  const node = math.convert(tex, { display, em: 16, ex: 8, containerWidth: 80 * 16 }) as HTMLElement;
  updateStyles();
  return node;
}

let pending = false;

/** The sheet grows with the characters used so far: once for each batch of formulas. */
function updateStyles(): void {
  if (pending) return;
  pending = true;
  queueMicrotask(() => {
    pending = false;
    const sheet = output.styleSheet(math) as HTMLElement;
    if (!sheet.isConnected) document.head.append(sheet);
  });
}

/** Formulas are drawn as large as the letters around them: measured once, 1 where nothing can be measured. */
function fontScale(): number {
  const probe = document.createElement('span');
  probe.style.cssText = 'position:absolute;visibility:hidden;width:100ex;height:100em';
  document.body.append(probe);
  const { offsetWidth, offsetHeight } = probe;
  probe.remove();
  if (offsetWidth === 0 || offsetHeight === 0) return 1;
  return Math.min(1.3, Math.max(0.9, offsetWidth / offsetHeight / MATH_X_HEIGHT));
}
