// Writes the stem that asks for a term by its meaning.
import { isPlural } from '../../english/noun.ts';
import type { Definition } from '../../understand/definition/definition.ts';
import type { Stem } from '../frame.ts';

export function askForTerm(definition: Definition): Stem {
  const { meaning, wording, plural } = definition;
  switch (wording) {
    case 'refers':
      return { frame: 'refers-to', content: meaning };
    case 'called':
      return { frame: 'term-for', content: meaning };
    case 'label':
      return { frame: 'description', content: meaning };
    case 'when':
      return { frame: 'which', content: `${plural ? 'occur' : 'occurs'} ${meaning}` };
    case 'states':
      return { frame: 'which', content: `${plural ? 'state' : 'states'} that ${meaning}` };
    case 'is':
      // "The bourgeoisie" are "the owners of …": then neither verb is right.
      return isPlural(meaning) === plural
        ? { frame: 'which', content: `${plural ? 'are' : 'is'} ${meaning}` }
        : { frame: 'refers-to', content: meaning };
  }
}

/** "one that is formed through marriage": one of what, only the term says. */
export const ONE_OF_ITS_KIND = /^(?:those|one (?:that|which|in which))\b/i;

/** The stem for an answer that is typed, where no options set the frame. */
export function askForTermOpenly(definition: Definition): Stem | null {
  const { meaning, wording, plural } = definition;
  if (ONE_OF_ITS_KIND.test(meaning)) return null;
  if (wording === 'is') return { frame: 'term-for', content: meaning };
  if (wording === 'states') return { frame: 'ask', content: `What is the name of the principle which states that ${meaning}` };
  // "What occurs when …?" alone would ask for what comes of it too.
  if (wording === 'when') return plural ? null : { frame: 'term-for', content: `what occurs ${meaning}` };
  return askForTerm(definition);
}
