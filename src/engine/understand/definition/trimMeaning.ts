// Cuts additions off a meaning. Whether the rest is a meaning is judged elsewhere.
import { oneOf, regex } from '../../english/pattern.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import { contentWordStems } from '../../english/words.ts';

const CUTS = regex('iu')`\s*${oneOf`
    ; | — | ,?\s\(?(?:e\.g\.|i\.e\.) | \s–\s | \s-\s(?=\p{L}) | :\s
    ,\s+${oneOf`
      but | so | yet | while | whereas | although | though | because | since | meaning | such as | including | like
      for example | for instance | as in | as (?:happen(?:s|ed)|when|was|were|did) | as opposed | rather than | thus | thereby
      usually | often | (?:and|or) (?:it|they|this|these|is|are|has|have|can|may|thus|so|therefore|we)\b | which
      where(?:by)? (?:it|they) | even | unlike | instead | especially | particularly | as well as
      with (?:the|each|some|many|both) | and (?:at|by|for|from|in|of|on|to)
    `}\b
    ,\s+and (?:[a-zà-ÿ]+ ){1,4}${oneOf`
      is | are | has | have | was | were | refers? | means? | describes? | becomes? | can | may | will
    `}(?! of\b) .*
    \s+(?:because|whereas|although|even though|such as|for example)\b
  `}.*$`;
/** A second statement after "and". In "when people see it and have …" it belongs to the first. */
const SAYS_MORE = /\s+and (?:is|are|has|have|can|may|might|must|should|was|were|will|it|they|he|she) .*$/i;
/** "anything that occupies space | and has mass": the other half of what tells it apart. */
const RELATIVE = /\b(?:that|which|who|whose|where)\b/i;
const ENOUGH_STEMS = 6;

function withoutAdditions(text: string): string {
  const first = text.replace(CUTS, '');
  const half = first.replace(SAYS_MORE, '');
  const isOneMeaning = /^when\b/i.test(first) || (RELATIVE.test(half) && new Set(contentWordStems(half)).size < ENOUGH_STEMS);
  return isOneMeaning ? first : half;
}

export function trimMeaning(text: string): string {
  return (
    withoutAdditions(withoutFullStop(text.trim()))
      .replace(/,\s+(?:and|or)\s+[^,]{1,30}$/i, (tail: string, at: number, fullText: string) =>
        fullText.slice(0, at).includes(',') ? tail : '',
      )
      .replace(/[,;:—–-]+$/, '')
      .replace(/^this (?!(?:comes|consists|makes|means) )(?=[a-zà-ÿ]+ (?:that|which|who|of)\b)/iu, 'the ')
      .replace(/^a (?=[aeio][a-zà-ÿ](?<!eu|on|ou))/iu, 'an ')
      .replace(/^["“](.*)["”]$/, '$1')
      // What stood between dashes or brackets leaves its spaces.
      .replace(/\s{2,}/g, ' ')
      .trim()
  );
}
