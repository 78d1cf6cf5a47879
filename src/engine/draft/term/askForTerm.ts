// Writes the stem that asks for a term by its meaning.
import { isPlural } from '../../english/noun.ts';
import type { Definition, Wording } from '../../understand/definition/definition.ts';
import { framed, type Stem } from '../frame.ts';

const COUNTED_OF = /^(?:number|amount|degree|rate|percentage|proportion|share|ratio|level|length|sum|range|study|loss|lack)\b/i;
/** "(molecule that absorbs light)", "or number of niches": a bracket may leave out the article that a question needs. */
function withArticle(meaning: string, plural: boolean): string {
  if (plural || /^(?:an?|the)\b/i.test(meaning)) return meaning;
  return COUNTED_OF.test(meaning) ? `the ${meaning}` : meaning;
}

/** The stem that asks for the term, with options below it. */
export function askForTerm(definition: Definition): Stem {
  const { wording, plural } = definition;
  const meaning = wording === 'is' ? withArticle(definition.meaning, plural) : definition.meaning;
  // "The bourgeoisie" are "the owners of …": then neither verb is right.
  const stemOfIs =
    isPlural(meaning) === plural ? framed('which', `${plural ? 'are' : 'is'} ${meaning}`) : framed('refers-to', meaning);
  const stems: Record<Wording, Stem> = {
    refers: /^when /i.test(meaning) ? framed('case', meaning.slice('when '.length)) : framed('refers-to', meaning),
    called: framed('term-for', meaning),
    label: framed('description', meaning),
    when: framed('which', `${plural ? 'occur' : 'occurs'} ${meaning}`),
    states: framed('which', `${plural ? 'state' : 'states'} that ${meaning}`),
    is: stemOfIs,
  };
  return stems[wording];
}

/** "one that is formed through marriage": one of what, only the term says. */
export const ONE_OF_ITS_KIND = /^(?:those|one (?:that|which|in which))\b/i;

/** The stem for an answer that is typed, where no options set the frame. */
export function askForTermOpenly(definition: Definition): Stem | null {
  const { meaning, wording, plural } = definition;
  if (ONE_OF_ITS_KIND.test(meaning)) return null;
  if (wording === 'is') return framed('term-for', withArticle(meaning, plural));
  if (wording === 'states') return framed('ask', `What is the name of the principle which states that ${meaning}`);
  // "What occurs when …?" alone would ask for what comes of it too.
  if (wording === 'when') return plural ? null : framed('term-for', `what occurs ${meaning}`);
  return askForTerm(definition);
}
