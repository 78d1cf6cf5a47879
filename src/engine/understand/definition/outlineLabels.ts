// Notes and slides whose labels have, for the most part, something else behind them than a meaning: points of an outline, remarks,
// orders. What looks like a meaning among them is believed only where its form says so: it names the kind of its term.

import { isGlossaryHeading } from '../../english/heading.ts';
import { isPluralNoun } from '../../english/noun.ts';
import { pattern } from '../../english/pattern.ts';
import type { Material } from '../material.ts';
import type { Tagged } from '../tagged.ts';
import type { Definition } from './definition.ts';
import { GENUS } from './genus.ts';
import { labelled } from './label.ts';

/** Of fewer labels nothing can be told. */
const FEWEST = 10;
/** Where fewer of them have a meaning behind them, it is an outline. */
const SHARE = 0.2;

/** "a rope …", "those who …", "ships that …", "cloth unaccompanied by …" */
const SAYS_KIND = pattern(
  String.raw`^(?:(?:an?|any(?:one|thing)?|one|some(?:one|thing)|the|those)\b
    |(?:\p{L}[\p{L}’-]* ){1,4}(?:that|which|who|whose|where|in which|\p{L}+(?:ed|made) (?:by|for|from|of|to|with))\b)`,
  'iu',
);

const isOfLabel = ({ sentence, wording }: Definition) =>
  (wording === 'label' || wording === 'does') && !isGlossaryHeading(sentence.section.heading) && labelled(sentence) !== null;

/** "Design systems that can grow": an order, as well as a kind. */
function isOrder(meaning: string, tagged: Tagged): boolean {
  const [first, second] = tagged.tokens(`they ${meaning}`).slice(1);
  return first?.pos === 'VERB' && !/(?:ing|ed|en|[^s]s)$/.test(first.text) && isPluralNoun(second?.text ?? '');
}

/** The definitions of a document; of an outline only those labels whose gloss says of which kind they are. */
export function withoutOutline({ sentences }: Material, found: readonly Definition[], tagged: Tagged): Definition[] {
  const labels = sentences.filter(
    (sentence) => !sentence.section.skipped && !isGlossaryHeading(sentence.section.heading) && labelled(sentence) !== null,
  );
  const taken = found.filter(isOfLabel).length;
  if (labels.length < FEWEST || taken >= SHARE * labels.length) return [...found];
  const saysKind = ({ meaning }: Definition) => (SAYS_KIND.test(meaning) || GENUS.test(meaning)) && !isOrder(meaning, tagged);
  return found.filter((one) => !isOfLabel(one) || saysKind(one));
}
