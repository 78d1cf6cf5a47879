// The stem that asks for a term by its meaning.

import { isPlural } from '../../english/noun.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import type { Definition, Wording } from '../../understand/definition/definition.ts';
import { saysOfWhat } from '../../understand/definition/label.ts';
import { framed, type Stem } from '../frame.ts';

const COUNTED_OF = /^(?:number|amount|degree|rate|percentage|proportion|share|ratio|level|length|sum|range|study|loss|lack)\b/i;
/** "form of a storm", "person who …", "cavity made up of …": of each there are many, and a question needs its article. */
const ONE_OF = pattern(
  oneOf(String.raw`
    ^(?:[a-zà-ÿ]+er )?(?:collection|form|group|kind|network|sequence|series|set|state|type) of\b
    ^(?!(?:an?|the|any|one|each|every|those|what|when|all|no)\b)(?:[a-zà-ÿ]+ )?[a-zà-ÿ]+(?<!${oneOf(`
      ance | children | ence | energy | information | ing | ity | knowledge | matter | men | ment | money | ness | people
      power | s | sion | tion | tissue | ware | water | work
    `)}) (?:that [a-zà-ÿ]+s |which [a-zà-ÿ]+s |who (?!are\b)|(?:consisting|containing|having|made|used)\b)
  `),
  'iu',
);

/** "(molecule that absorbs light)", "or number of niches": a bracket may leave out the article that a question needs. */
function withArticle(meaning: string, plural: boolean): string {
  if (plural || /^(?:an?|the)\b/i.test(meaning)) return meaning;
  if (COUNTED_OF.test(meaning)) return `the ${meaning}`;
  return ONE_OF.test(meaning) ? `${/^[aeiou]/i.test(meaning) ? 'an' : 'a'} ${meaning}` : meaning;
}

/** The stem that asks for the term, with options below it. */
export function askForTerm(definition: Definition): Stem {
  const { wording, plural } = definition;
  const meaning = wording === 'is' ? withArticle(definition.meaning, plural) : definition.meaning;
  // "The bourgeoisie" are "the owners of …": then neither verb is right.
  const isOne =
    isPlural(meaning) === plural ? framed('which', `${plural ? 'are' : 'is'} ${meaning}`) : framed('refers-to', meaning);
  const stems: Record<Wording, Stem> = {
    refers: /^when /i.test(meaning) ? framed('case', meaning.slice('when '.length)) : framed('refers-to', meaning),
    called: framed('term-for', meaning),
    label: framed('description', meaning),
    does: framed('which', meaning),
    when: framed('which', `${plural ? 'occur' : 'occurs'} ${meaning}`),
    states: framed('which', `${plural ? 'state' : 'states'} that ${meaning}`),
    is: isOne,
  };
  return stems[wording];
}

/** "one that is formed through marriage": one of what, only the term says. */
export const ONE_OF_ITS_KIND = /^(?:those|one (?:that|which|in which))\b/i;

/** The stem for an answer that is typed, where no options set the frame. */
export function askForTermOpenly(definition: Definition): Stem | null {
  const { meaning, wording, plural } = definition;
  if (ONE_OF_ITS_KIND.test(meaning) || (wording === 'does' && saysOfWhat(meaning))) return null;
  if (wording === 'is') return framed('term-for', withArticle(meaning, plural));
  if (wording === 'states') return framed('ask', `What is the name of the principle which states that ${meaning}`);
  // "What occurs when …?" alone would ask for what comes of it too.
  if (wording === 'does') return framed('ask', `What ${meaning}`);
  if (wording === 'when') return plural ? null : framed('term-for', `what occurs ${meaning}`);
  return askForTerm(definition);
}

/** "Wide Reach: utilizes multiple media platforms": so does much else. Readers took 1 of 18 such questions. */
export const saysWhatItDoes = ({ wording, meaning }: Definition) => wording === 'does' && !saysOfWhat(meaning);
