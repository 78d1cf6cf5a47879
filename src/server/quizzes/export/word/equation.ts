// Converts TeX to an equation that can be edited in Word: MathJax parses the TeX, and its tree is written as Word elements.
// Loaded only for quizzes with formulas. It never guesses: what it cannot write in full is left to the caller.
import { Math as Equation } from 'docx';
import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js';
import { STATE } from 'mathjax-full/js/core/MathItem.js';
import type { MmlNode } from 'mathjax-full/js/core/MmlTree/MmlNode.js';
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js';
import { TeX } from 'mathjax-full/js/input/tex.js';
import 'mathjax-full/js/input/tex/base/BaseConfiguration.js';
import 'mathjax-full/js/input/tex/ams/AmsConfiguration.js';
import 'mathjax-full/js/input/tex/boldsymbol/BoldsymbolConfiguration.js';
import 'mathjax-full/js/input/tex/color/ColorConfiguration.js';
import 'mathjax-full/js/input/tex/configmacros/ConfigMacrosConfiguration.js';
import 'mathjax-full/js/input/tex/gensymb/GensymbConfiguration.js';
import 'mathjax-full/js/input/tex/mhchem/MhchemConfiguration.js';
import { mathjax } from 'mathjax-full/js/mathjax.js';
import { texMacros } from '#core/text/texMacros';
import { rowOf } from './equationNodes.ts';

// Without newcommand, so that a formula cannot change another one. An unknown command is an error, not red text.
const packages = ['base', 'ams', 'boldsymbol', 'color', 'gensymb', 'mhchem', 'configmacros'];

function giveUp(_jax: unknown, error: Error): never {
  throw error;
}

RegisterHTMLHandler(liteAdaptor());
const reader = mathjax.document('', {
  InputJax: new TeX({ packages, maxBuffer: 5_000, maxMacros: 1_000, macros: texMacros, formatError: giveUp }),
});

/** An equation; null if MathJax cannot parse the TeX, or Word has no element for it. */
export function equation(tex: string, isDisplay: boolean): Equation | null {
  try {
    const root = reader.convert(tex, { display: isDisplay, end: STATE.CONVERT }) as MmlNode;
    return new Equation({ children: rowOf([root], 0) });
  } catch {
    return null;
  }
}
