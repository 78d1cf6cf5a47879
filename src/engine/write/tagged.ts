// Sentences with parts of speech, tagged once each. The first word is tagged in lower case where the document writes it so.
import type { Material, Sentence } from '../text/material.ts';
import type { Tagger, Token } from '../text/tagger.ts';
import { isFunctionWord } from '../text/words.ts';

export type Tagged = {
  /** a text whose first letter is small unless it is a name's */
  lowered(text: string): string;
  of(sentence: Sentence): { text: string; tokens: Token[] };
  tokens(text: string): Token[];
};

/** Tags on demand and remembers; `lowered` and tokens are of the sentence's clean text. */
export function taggedBy(tagger: Tagger, material: Material): Tagged {
  const known = new Map<number, { text: string; tokens: Token[] }>();
  const phrases = new Map<string, Token[]>();
  const lowered = (text: string): string => {
    const first = /^\p{Lu}[\p{Ll}’'-]*(?![\p{L}.])/u.exec(text)?.[0];
    if (first === undefined) return text;
    const small = first.charAt(0).toLowerCase() + first.slice(1);
    const known =
      material.lowerWords.has(small) || isFunctionWord(small) || material.lowerWords.has(small.split('-')[0] ?? small);
    return known && first !== 'I' ? small + text.slice(first.length) : text;
  };
  return {
    lowered,
    of(sentence) {
      const found = known.get(sentence.index);
      if (found) return found;
      const text = lowered(sentence.clean);
      const made = { text, tokens: tagger(text) };
      known.set(sentence.index, made);
      return made;
    },
    tokens(text) {
      const found = phrases.get(text) ?? tagger(text);
      phrases.set(text, found);
      return found;
    },
  };
}
