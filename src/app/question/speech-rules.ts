// Says a formula in words, by the speech rules that belong to MathJax. It lies outside the precache, as the rules of each language do:
// the worker keeps what was used (sw/chosenFiles.ts).
import base from 'speech-rule-engine/lib/mathmaps/base.json';
import { finalize, markup } from 'speech-rule-engine/mjs/audio/aural_rendering.js';
import { parseInput } from 'speech-rule-engine/mjs/common/dom_util.js';
import { Engine } from 'speech-rule-engine/mjs/common/engine.js';
import { setup } from 'speech-rule-engine/mjs/common/engine_setup.js';
import { xmlTree } from 'speech-rule-engine/mjs/semantic_tree/semantic.js';
import { computeSpeech } from 'speech-rule-engine/mjs/speech_generator/speech_generator_util.js';
import { isDrawable } from '#core/text/formula';
import { typeset } from '../ui/mathjax.ts';

const loadRules = {
  en: () => import('./speech-en.ts').then((m) => m.default),
  fr: () => import('./speech-fr.ts').then((m) => m.default),
};

const rules: Record<string, object> = { base };
Engine.getInstance().setCustomLoader(async (code: string) => rules[code]);

/** @throws where the language has no rules, they cannot be had, or the TeX cannot be read */
export async function sayFormula(tex: string, language: string): Promise<string> {
  const code = language.slice(0, 2).toLowerCase();
  if (!Object.hasOwn(loadRules, code) || !isDrawable(tex)) throw new Error(`No speech rules for ${language}.`);
  // The engine takes a language that could not be had for loaded, so it is loaded before.
  rules[code] ??= await loadRules[code as keyof typeof loadRules]();
  const node = typeset(tex, false).querySelector('math');
  if (!node) throw new Error('MathJax gave no MathML.');
  const features = { mode: 'http', locale: code, defaultLocale: code, domain: 'clearspeak', modality: 'speech' };
  // The first call of all only prepares the engine.
  await setup(features);
  await setup(features);
  return finalize(markup(computeSpeech(xmlTree(parseInput(new XMLSerializer().serializeToString(node))))));
}
