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
    ,\s+and (?:an?|the) [\p{L}-]+ as (?:an?|the)\b
    ,\s+and (?:[a-zà-ÿ]+ ){1,4}${oneOf(`
      is | are | has | have | was | were | refers? | means? | describes? | becomes? | can | may | will
    `)}(?! of\b) .*
    \s+(?:because|whereas|although|even though|such as|for example)\b
  `)}.*$`,
  'iu',
);
/** A second statement; of what happens "when people see it and have …" it is the other half. */
const SAYS_MORE = /\s+and (?:is|are|has|have|can|may|might|must|should|was|were|will|it|they|he|she) .*$/i;
/** "a mixed category and includes …": what is said besides; after "that" it would belong to the meaning. */
const SAID_BESIDES = pattern(
  String.raw`^((?:(?!\b(?:how|that|to|what|when|where|which|who|whose)\b).)*?),? and ${oneOf(`
    do | does | includes? | consists? | requires? | contains? | provides? | occurs? | involves? | serves? | plays? | produces?
    allows? | gives | helps? | makes | needs | receives | sends | takes? | uses | wants
  `)}\b.*$`,
  'i',
);

/** ", Greeks, | and Romans to describe …", "is rigid, has a shape, | and has a volume": the end of a list, and nothing said besides. */
const ENDS_LIST = /^,\s+(?:and|or)\b/i;
const LAST_OF_LIST = /, (?!(?:which|who|that|where)\b)[^,]{3,40}$/i;
/** "when people lose their work | because the harbour closes": why it occurs tells it apart. */
const GIVES_CAUSE = /^ because [^.;:]{8,110}$/i;

const FEWEST_STEMS = 4;
const ENOUGH_STEMS = 6;
const GOES_ON = /^, (?:including|like|such as) [^.;:]{8,110}$/i;
/** "turning to the far side | ; hard work for the helm": said twice, and whole only so. What it does, or when, is said besides. */
const SAID_TWICE = pattern(
  String.raw`^; (?!${oneOf(`
    also | although | and | as | because | but | he | if | in | it | so | such | that | these | they | this | thus | when | where
    which | while | who
  `)}\b|\p{L}+[^s]s\b)(?!.*\b${oneOf('are | can | do | has | have | is | may | must | was | were | will')}\b)[^.;:]{8,90}$`,
  'iu',
);

/** "anything that occupies space | and has mass", "people who meet each day, | but share no trade": the other half of what tells it apart. */
const TELLS_APART = /\b(?:that|which|who|whose|where|not only)\b/i;
const GOES_ON_TELLING =
  /^ and (?:is|are|has|have|can|may|must|will) (?!.*\b(?:called|it|known|named|termed|they|thus|therefore)\b).{3,70}$/i;
const BUT = pattern(
  String.raw`, but (?=${oneOf(`
    also | are | can | cannot | do | does | has | have | is | lacks? | may | must | never | not | only | share | that | which
    who | with | without
  `)}\b(?!.*\b(?:it|they)\b)[^,;:—]{5,90}$)`,
  'i',
);

/** A wording without what is only added; where little is left before it, "including …" is what tells it apart. */
function cut(text: string): string {
  const but = text.search(BUT);
  if (but > 0 && TELLS_APART.test(text.slice(0, but)) && !CUTS.test(text.slice(0, but))) return text;
  const first = text.replace(CUTS, '');
  const more = first.search(SAYS_MORE);
  // Where the first half says much, it tells the thing apart by itself.
  const isLittle = more > 0 && new Set(contentWordStems(first.slice(0, more))).size < ENOUGH_STEMS;
  const goesOn = isLittle && GOES_ON_TELLING.test(first.slice(more)) && TELLS_APART.test(first.slice(0, more));
  const short = goesOn || /^when\b/i.test(first) ? first : first.replace(SAYS_MORE, '');
  const rest = text.slice(short.length);
  if (ENDS_LIST.test(rest) && LAST_OF_LIST.test(short)) return text;
  if (/^when\b/i.test(short) && GIVES_CAUSE.test(rest)) return text;
  return (GOES_ON.test(rest) || SAID_TWICE.test(rest)) && new Set(contentWordStems(short)).size < FEWEST_STEMS ? text : short;
}

/** "the ability to know a ship, including one's own, | is lost": what stands between a subject and its verb. */
const BETWEEN = pattern(
  String.raw`, (?:especially|for example|for instance|including|particularly|such as) [^,;:—]{3,60}
    ,\s(?=(?:are|can|has|have|is|may|was|were|will)\b)`,
  'i',
);

/** "plant foods | like beans, fruits": a list that nothing ends. */
const OPEN_LIST = /\s+like (?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:, (?:(?!and |or )[\p{L}-]+ ){0,2}[\p{L}-]+)+$/u;
/** "the study of knowledge | involving questions", of which "such as …" told: by themselves they tell nothing. */
const TELLS_NOTHING = pattern(
  String.raw`,?\s+${oneOf('concerning | covering | dealing with | including | involving | regarding')} (?:many |several |some |various )?${oneOf(`
    areas | aspects | factors | issues | items | matters | problems | questions | subjects | things | topics
  `)}$`,
  'i',
);

/** The part of a wording that says what the term means. */
export function trimMeaning(text: string): string {
  const meaning = cut(withoutFullStop(text.trim()).replace(BETWEEN, ' ')).replace(SAID_BESIDES, '$1');
  return (
    meaning
      .replace(/,\s+(?:and|or)\s+[^,]{1,30}$/i, (tail: string, at: number, whole: string) =>
        whole.slice(0, at).includes(',') ? tail : '',
      )
      .replace(/[,;:—–-]+$/, '')
      .replace(OPEN_LIST, '')
      .replace(TELLS_NOTHING, '')
      .replace(/^this (?!(?:comes|consists|makes|means|speaks|tells|thinks) )(?=[a-zà-ÿ]+ (?:that|which|who|of)\b)/iu, 'the ')
      .replace(/^a (?=[aeio][a-zà-ÿ](?<!eu|on|ou))/iu, 'an ')
      .replace(/^["“](.*)["”]$/, '$1')
      // What stood between dashes or brackets leaves its spaces.
      .replace(/\s{2,}/g, ' ')
      .trim()
  );
}
