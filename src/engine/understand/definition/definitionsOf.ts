// Finds the definitions of a document. Each wording is a pattern; doubtful definitions are left out.
import { termKey } from '../../english/noun.ts';
import { anyOf } from '../../english/pattern.ts';
import { isDangling, isGarbled } from '../../english/plainText.ts';
import { contentWordStems } from '../../english/words.ts';
import { type Material, sentencesWith } from '../material.ts';
import type { Tagged } from '../tagged.ts';
import type { Definition, Proposal, Wording } from './definition.ts';
import { isMeaningOfLabel } from './label.ts';
import { isSoundMeaning } from './meaning.ts';
import { matchDefinitions } from './patterns.ts';
import { isInHeading, isSetApart, isTermPhrase } from './termPhrase.ts';
import { trimMeaning } from './trimMeaning.ts';

const BASE: Record<Wording, number> = { refers: 0.95, called: 0.9, label: 0.85, when: 0.85, states: 0.85, is: 0.6 };

/** An everyday word that is defined all the same: "Matter is any substance that …". */
const OF_KIND = /^\p{Lu}\p{Ll}+ (?:is|are) (?:an?|any|the|(?:\p{L}+ )?\p{L}+s (?:of|that)) .*\b(?:that|which|of|in)\b/u;
/** A general statement, and not on one case: "A tariff is …". */
const GENERIC = anyOf('iu')`
    ^an? .{2,50}? is (?:an?|the|any) .*\b(?:that|which|who|whose|where|in|on|of|for|with)\b
    ^[a-zà-ÿ]+ [a-zà-ÿ]+s are [a-zà-ÿ]+s (?:that|which|who|whose)\b
`;
/** "a tax that …", "goods that …" */
const TELLS_APART = anyOf('iu')`
    ^(?:an?|the|any)\b.*\b(?:that|which|who|whose|where|of|used|to|for)\b
    ^(?:[a-zà-ÿ]+ ){0,3}[a-zà-ÿ]+s (?:that|which|who|whose)\b
`;
function scoreOf(material: Material, definition: Omit<Definition, 'score'>): number {
  const { term, meaning, wording, sentence } = definition;
  const mentions = sentencesWith(material, term).length;
  const inMeaning = new Set(contentWordStems(meaning));
  const parts: readonly (readonly [is: boolean, by: number])[] = [
    [isSetApart(material, term), 0.2],
    [isInHeading(material, term), 0.12],
    [mentions >= 3, 0.08],
    [mentions < 2, -0.12],
    [wording !== 'label' && /\b(?:not|never|except|least)\b|n[’']t\b/i.test(meaning), -0.3],
    [meaning.length > 170, -0.15],
    [meaning.length < 30, -0.12],
    [/\b(?:it|its|they|their|them)\b/i.test(meaning), -0.06],
    [wording === 'is' && TELLS_APART.test(meaning), 0.15],
    [isDangling(sentence.clean) && wording !== 'label', -0.15],
    [contentWordStems(term).some((stem) => inMeaning.has(stem)), -0.12],
  ];
  return parts.reduce((score, [is, by]) => (is ? score + by : score), BASE[wording]);
}

/** The term as questions use it: without quotation marks, and "BATTERY" in lower case if the text writes it so. */
function termOf({ term }: Proposal, { lowerWords }: Material): string {
  const trimmedTerm = term.replace(/[“”"]/g, '').replace(/[,;:.]+$/, '');
  const small = trimmedTerm.toLowerCase();
  const isShouted = /^\p{Lu}{4,}(?: \p{Lu}{2,})*$/u.test(trimmedTerm) && small.split(' ').every((word) => lowerWords.has(word));
  return isShouted ? trimmedTerm.charAt(0) + small.slice(1) : trimmedTerm;
}

/** The meaning as questions use it. After a label it gets a small first letter, unless it is a name. */
function meaningOf({ meaning, wording }: Proposal, { midCapitals }: Material, tagged: Tagged): string {
  const text = tagged.lowered(trimMeaning(meaning));
  const [, first = ''] = /^(\p{Lu}\p{Ll}+)(?= \p{Ll})/u.exec(text) ?? [];
  return wording === 'label' && first !== '' && !midCapitals.has(first) ? first.toLowerCase() + text.slice(first.length) : text;
}

export function definitionsOf(material: Material, tagged: Tagged): Definition[] {
  const best = new Map<string, Definition>();
  for (const sentence of material.sentences) {
    if (!sentence.usable && !sentence.personal && !(sentence.kind === 'item' && !sentence.section.skipped)) continue;
    if (isGarbled(sentence.clean)) continue;
    for (const proposal of matchDefinitions(sentence, tagged)) {
      const { plural } = proposal;
      const [term, meaning] = [termOf(proposal, material), meaningOf(proposal, material, tagged)];
      const { wording } = proposal;
      if (wording === 'label' && !isMeaningOfLabel(meaning, sentence, tagged)) continue;
      if (!isSoundMeaning({ term, meaning, wording, sentence, tagged })) continue;
      const isKind = wording === 'is' && (OF_KIND.test(sentence.clean) || GENERIC.test(sentence.clean));
      if (!isTermPhrase(material, term, proposal.wording, tagged, isKind)) continue;
      const draft = { wording, plural, term, meaning, key: termKey(term), sentence };
      const definition: Definition = { ...draft, score: scoreOf(material, draft) };
      const previousDefinition = best.get(definition.key);
      if (!previousDefinition || previousDefinition.score < definition.score) best.set(definition.key, definition);
    }
  }
  return [...best.values()].sort((a, b) => a.sentence.index - b.sentence.index);
}
