// Decides whether a phrase can be a term: a short noun phrase that the document uses as one, and not an everyday word.
import { rememberedOf } from '../../english/memo.ts';
import { termKey, withoutArticle } from '../../english/noun.ts';
import { anyRefuses } from '../../english/rule.ts';
import { withoutEndMarks } from '../../english/sentence.ts';
import type { Material } from '../material.ts';
import type { Tagged } from '../tagged.ts';
import type { Wording } from './definition.ts';
import { termRules } from './termRules.ts';

const setApartKeys = rememberedOf(
  ({ sentences }: Material) =>
    new Set(
      sentences.flatMap(({ emphasised, text: whole }) =>
        emphasised
          .filter((text) => text.length < 60 && text.length < whole.length * 0.7)
          .map((text) => termKey(withoutArticle(withoutEndMarks(text)))),
      ),
    ),
);

export function isSetApart(material: Material, term: string): boolean {
  return setApartKeys(material).has(termKey(term));
}

/** The subjects of headings: each heading, and the same without its first or last word if two are left. */
const headingKeys = rememberedOf(({ sections }: Material) => {
  const keys = new Set<string>();
  for (const { heading, skipped } of sections) {
    if (skipped) continue;
    for (const part of heading.split(/\s*(?::| and | versus | vs\.? | – | — |,)\s*/i)) {
      const key = termKey(withoutArticle(part));
      const words = key.split(' ');
      keys.add(key);
      if (words.length > 2) keys.add(words.slice(1).join(' ')).add(words.slice(0, -1).join(' '));
    }
  }
  return keys;
});

/** Whether a heading consists of it and at most one more word. */
export function isInHeading(material: Material, term: string): boolean {
  return headingKeys(material).has(termKey(term));
}

export function isTermPhrase(
  material: Material,
  term: string,
  wording: Wording | 'subject',
  tagged: Tagged,
  generic = false,
): boolean {
  const isSure = isSetApart(material, term) || isInHeading(material, term) || wording === 'label' || generic;
  const isExplicit = wording === 'refers' || wording === 'called' || wording === 'states';
  return !anyRefuses(termRules, {
    term,
    words: term.split(/\s+/),
    wording,
    isSetApart: isSure,
    isSaid: isExplicit,
    material,
    tagged,
  });
}
