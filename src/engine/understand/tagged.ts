// Tags sentences with parts of speech, each once. The first word is tagged in lower case if the document writes it so.
import type { Tagger, Token } from '../english/tagger.ts';
import { isFunctionWord } from '../english/words.ts';
import type { Material, Sentence } from './material.ts';

export type Tagged = {
  /** a text whose first letter is small unless it is a name's */
  lowered(text: string): string;
  /** its clean text, lowered; tagged only when its tokens are needed, since tagging is the slow part of reading a book */
  of(sentence: Sentence): { text: string; tokens: Token[] };
  tokens(text: string): Token[];
};

const COMMON_ENDING = /(?:tion|sion|ing|ment|ness|ity|ism|ance|ence|ology|graphy|ship|hood|sis|phobia|gamy|cracy|cide|pathy)s?$/;

/** "Urban sprawl": a capital before a small noun belongs to the start of the sentence. */
function leadsNoun(text: string, tagger: Tagger): boolean {
  const next = tagger(text.slice(0, 60))[1];
  return next?.pos === 'NOUN' && /^\p{Ll}/u.test(next.text);
}

export function taggedBy(tagger: Tagger, material: Material): Tagged {
  const texts = new Map<number, string>();
  const tokensByText = new Map<string, Token[]>();
  const lowered = (text: string): string => {
    const first = /^\p{Lu}[\p{Ll}’'-]*(?![\p{L}.])/u.exec(text)?.[0];
    if (first === undefined) return text;
    // "Industrial Revolution": written so inside sentences too; "Glacier National Park": one name.
    const isInName = /^\S+ \p{Lu}\p{Ll}/u.test(text) && !isFunctionWord(first.toLowerCase());
    if (isInName && (material.midCapitals.has(first) || /^(?:\p{Lu}[\p{Ll}’'-]+ ){2}\p{Lu}\p{Ll}/u.test(text))) return text;
    const small = first.charAt(0).toLowerCase() + first.slice(1);
    const canBeLowercase =
      material.lowerWords.has(small) ||
      isFunctionWord(small) ||
      material.lowerWords.has(small.split('-')[0] ?? small) ||
      (!material.midCapitals.has(first) && (COMMON_ENDING.test(small) || leadsNoun(text, tagger)));
    return canBeLowercase && first !== 'I' ? small + text.slice(first.length) : text;
  };
  const tokensOf = (text: string) => {
    const tokens = tokensByText.get(text) ?? tagger(text);
    tokensByText.set(text, tokens);
    return tokens;
  };
  return {
    lowered,
    of({ index, clean }) {
      const text = texts.get(index) ?? lowered(clean);
      texts.set(index, text);
      return {
        text,
        get tokens() {
          return tokensOf(text);
        },
      };
    },
    tokens: tokensOf,
  };
}
