// Tags sentences with parts of speech, each once. The first word is tagged in lower case if the document writes it so.
import type { Tagger, Token } from '../english/tagger.ts';
import { isFunctionWord } from '../english/words.ts';
import type { Material, Sentence } from './material.ts';

export type Tagged = {
  /** a text whose first letter is small unless it is a name's */
  lowered(text: string): string;
  of(sentence: Sentence): { text: string; tokens: Token[] };
  tokens(text: string): Token[];
};

/** Names rarely end like this. */
const COMMON_ENDING = /(?:tion|sion|ing|ment|ness|ity|ism|ance|ence|ology|graphy|ship|hood|sis|phobia|gamy|cracy|cide|pathy)s?$/;

/** "Urban sprawl": a capital before a small noun belongs to the start of the sentence. */
function leadsNoun(text: string, tagger: Tagger): boolean {
  const next = tagger(text.slice(0, 60))[1];
  return next?.pos === 'NOUN' && /^\p{Ll}/u.test(next.text);
}

/** Tags a text only when its tokens are needed, since tagging is the slow part of reading a book. */
class LazilyTagged {
  #tokens: Token[] | null = null;
  readonly #tagger: Tagger;
  readonly text: string;

  constructor(text: string, tagger: Tagger) {
    this.text = text;
    this.#tagger = tagger;
  }

  get tokens(): Token[] {
    this.#tokens ??= this.#tagger(this.text);
    return this.#tokens;
  }
}

/** Tags on demand and remembers; `lowered` and tokens are of the sentence's clean text. */
export function taggedBy(tagger: Tagger, material: Material): Tagged {
  const taggedByIndex = new Map<number, LazilyTagged>();
  const phrases = new Map<string, Token[]>();
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
  return {
    lowered,
    of(sentence) {
      const cachedSentence = taggedByIndex.get(sentence.index);
      if (cachedSentence) return cachedSentence;
      const taggedSentence = new LazilyTagged(lowered(sentence.clean), tagger);
      taggedByIndex.set(sentence.index, taggedSentence);
      return taggedSentence;
    },
    tokens(text) {
      const tokens = phrases.get(text) ?? tagger(text);
      phrases.set(text, tokens);
      return tokens;
    },
  };
}
