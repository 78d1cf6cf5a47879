// The part of a wording that says what a term means: without what is only added to it. Whether that is a meaning, others ask.

import { oneOf, pattern } from '../../english/pattern.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import { contentWordStems } from '../../english/words.ts';

const CUTS = pattern(
  String.raw`\s*${oneOf(String.raw`
    ; | — | ,?\s\(?(?:e\.g\.|i\.e\.) | \s–\s | \s-\s(?=\p{L}) | :\s
    ,\s+${oneOf(String.raw`
      but | so | yet | while | whereas | although | though | because | since | meaning | such as | including | like
      for example | for instance | as in | as (?:happen(?:s|ed)|when|was|were|did) | as opposed | rather than | thus | thereby
      usually | often | (?:and|or) (?:it|they|this|these|is|are|has|have|can|may|thus|so|therefore|we)\b | which
      where(?:by)? (?:it|they) | even | unlike | instead | especially | particularly | as well as
      with (?:the|each|some|many|both) | and (?:at|by|for|from|in|of|on|to)
    `)}\b
    ,\s+and (?:[a-zà-ÿ]+ ){1,4}${oneOf(`
      is | are | has | have | was | were | refers? | means? | describes? | becomes? | can | may | will
    `)}(?! of\b) .*
    \s+(?:because|whereas|although|even though|such as|for example)\b
  `)}.*$`,
  'iu',
);
/** A second statement; of what happens "when people see it and have …" it is the other half. */
const SAYS_MORE = /\s+and (?:is|are|has|have|can|may|might|must|should|was|were|will|it|they|he|she) .*$/i;
/** ", Greeks, | and Romans to describe …", "is rigid, has a shape, | and has a volume": the end of a list, and nothing said besides. */
const ENDS_LIST = /^,\s+(?:and|or)\b/i;
const LAST_OF_LIST = /, (?!(?:which|who|that|where)\b)[^,]{3,40}$/i;
/** "when people lose their work | because …", "the time at sea, | including …": where little is said before it, it tells the thing apart. */
const TELLS_APART = /^(?: because|, (?:including|like|such as)) [^.;:]{8,110}$/i;
const FEWEST_STEMS = 4;
/** "anything that occupies space | and has mass": the other half of what tells it apart. */
const RELATIVE = /\b(?:that|which|who|whose|where)\b/i;
const ENOUGH_STEMS = 6;

const stemsIn = (text: string) => new Set(contentWordStems(text)).size;

/** A wording without what is only added. */
function cut(text: string): string {
  const first = text.replace(CUTS, '');
  const half = first.replace(SAYS_MORE, '');
  const isOneMeaning = /^when\b/i.test(first) || (RELATIVE.test(half) && stemsIn(half) < ENOUGH_STEMS);
  const short = isOneMeaning ? first : half;
  const rest = text.slice(short.length);
  if (ENDS_LIST.test(rest) && LAST_OF_LIST.test(short)) return text;
  return TELLS_APART.test(rest) && (stemsIn(short) < FEWEST_STEMS || /^when\b.*$/i.test(short)) ? text : short;
}

/** The part of a wording that says what the term means. */
export function trimMeaning(text: string): string {
  return (
    cut(withoutFullStop(text.trim()))
      .replace(/,\s+(?:and|or)\s+[^,]{1,30}$/i, (tail: string, at: number, whole: string) =>
        whole.slice(0, at).includes(',') ? tail : '',
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
