// The meaning half of a definition: cut to what defines, and refused where it only describes, compares or points back.

import { isContact } from '../../english/clause.ts';
import { isPluralNoun } from '../../english/noun.ts';
import { kindsOfNoun } from '../../english/nounLexicon.ts';
import { isBalanced, isTalk } from '../../english/plainText.ts';
import type { Token } from '../../english/tagger.ts';
import { contentStems, isFunctionWord, wordsOf } from '../../english/words.ts';
import type { Tagged } from '../tagged.ts';
import type { Family } from './definition.ts';

const CUTS =
  /\s*(?:;|—|,?\s\(?(?:e\.g\.|i\.e\.)|\s–\s|:\s|,\s+(?:but|so|yet|while|whereas|although|though|because|since|meaning|such as|including|like|for example|for instance|as in|as (?:happen(?:s|ed)|when|was|were|did)|as opposed|rather than|thus|thereby|usually|often|(?:and|or) (?:it|they|this|these|is|are|has|have|can|may|thus|so|therefore|we)\b|which|where(?:by)? (?:it|they)|even|regardless|unlike|instead|especially|particularly|as well as|with (?:the|each|some|many|both))\b|,\s+and (?:[a-zà-ÿ]+ ){1,4}(?:is|are|has|have|was|were|refers?|means?|describes?|becomes?|can|may|will)(?! of\b) .*|\s+(?:because|whereas|although|even though|such as|for example)\b).*$/iu;
/** A second statement; of what happens "when people see it and have …" it is the other half. */
const SAYS_MORE = /\s+and (?:is|are|has|have|can|was|were|it|they|he|she) .*$/i;
const POINTS_BACK =
  /\b(?:this|these|such(?! (?:as|that)\b)|he(?! or she)|(?<!he or )she|his(?! or her)|(?<!his or )her|him|hers|we|our|you|your|i|former|latter|aforementioned|above|below|here)\b|\b(?:of|in|to|from|by|for|with|on|at|into) that (?!(?:of|in|on|at|to|by|for|with|from|under|between|which|when|where|it|its|they|their|his|her|the|an?|one|no|each|both|all|there|is|are|was|were|can|may|has|have|seen|found|[a-zà-ÿ]+ed)\b)[a-zà-ÿ]+\b|\bthe (?:reverse|opposite) (?:process|movement|reaction|direction)\b/i;
/** "the inability to form new memories after it": what it is, something before the meaning says. */
const ENDS_ON_IT = /\b(?:after|before|since|until) (?:it|them)$/i;
const THAT_THING = /\bthat (?:is|are) (?:also|now|then|still)\b/i;
const ONLY_DESCRIBES =
  /^(?:another|other)\b|^(?:(?:an?|the|one|some|any)\s+)?(?:(?:very|most|more|less|quite|particularly|especially|highly|widely|extremely)\s+)?(?:example|examples|important|major|key|common|good|great|useful|powerful|significant|serious|member of|result|reason|home to|foundation of|building blocks? of|part of(?! .*\b(?:that|which|where)\b)|product of|basis|way to|matter|fact|case|same|similar|different(?! [a-zà-ÿ]+s? of\b)|likely|able|due|based|not|no|also|often|usually|now|still|found|thought|believed|considered|expected|said|shown|seen|made|composed|located|present|responsible|necessary|possible|difficult|easy|hard|essential|critical|crucial|central|interesting|famous|well|best|first|second|third|last|next|only|main|primary|excellent|new|clear|(?:natural|positive|negative)(?! [a-zà-ÿ]+s? (?:that|which|of|in)\b)|expansion|extension|comparison|representation|further|recent|popular|subject|focus|question|problem|topic|consequence|outcome|one|two|three|four|both|all|each|more|most|less|better|larger|smaller|higher|lower|equal|related|dependent|independent|opposed|subject to|what|why|how|where|because|about|like|as|to|in|on|at|from|with|without|by|under|within)\b(?!-)/iu;
/** "One who …" and "any part of … that" define, though they begin like a remark. */
/** "motile, able to …", "hydrophilic and interacts …": how it is, not what it is. */
const ADJECTIVES = /^[a-zà-ÿ]+(?:ic|al|ous|ile|ive|ble)(?:,| and| or) /iu;
const DEFINES_ALL_THE_SAME =
  /^(?:one (?:who|that|which|in which|where)|any [a-zà-ÿ]+ (?:of|that|in|which)|(?:an?|the) (?:science|branch|system|set|part) of)\b/iu;
const DEFINES =
  /\b(?:about|that|which|who|whom|whose|where(?:in|by)?|when|of|in which|by which|through which|used|using|to|for|between|with|without|capable|from|made|based|consisting|containing|having|caused|\w{3,}ing|\w{3,}ed)\b/i;

/** "a mixed category and includes …": what is said besides; after "that" it would belong to the meaning. */
const SAID_BESIDES =
  /^((?:(?!\b(?:that|which|who|to)\b).)*?),? and (?:do|does|includes?|consists?|requires?|contains?|provides?|occurs?|involves?|serves?|plays?|produces?|allows?|helps?|uses)\b.*$/i;

const FEWEST_STEMS = 4;
const GOES_ON = /^, (?:including|like|such as) [^.;:]{8,110}$/i;

/** A wording without what is only added; where little is left before it, "including …" is what tells it apart. */
function cut(text: string): string {
  const first = text.replace(CUTS, '');
  const short = /^when\b/i.test(first) ? first : first.replace(SAYS_MORE, '');
  const rest = text.slice(short.length);
  return GOES_ON.test(rest) && new Set(contentStems(short)).size < FEWEST_STEMS ? text : short;
}

/** The part of a wording that says what the term means. */
export function trimBody(text: string): string {
  const body = cut(text.trim().replace(/[.!]["”’]?$/, '')).replace(SAID_BESIDES, '$1');
  return body
    .replace(/,\s+(?:and|or)\s+[^,]{1,30}$/i, (tail: string, at: number, whole: string) =>
      whole.slice(0, at).includes(',') ? tail : '',
    )
    .replace(/[,;:—–-]+$/, '')
    .replace(/^this (?=[a-zà-ÿ]+ (?:that|which|who|of)\b)/iu, 'the ')
    .replace(/^a (?=[aeio][a-zà-ÿ](?<!eu|on|ou))/iu, 'an ')
    .replace(/^["“](.*)["”]$/, '$1')
    .trim();
}

/** "a small, fast cache": adverbs to the tagger. */
const ALSO_ADJECTIVE = /^(?:fast|hard|late|early|daily|weekly|monthly|yearly|long|low|high|deep|near|straight|only)$/i;

/** Does it open with a noun and what belongs to it, and not with a participle or an adverb? */
function isNounPhrase(body: string, tagged: Tagged): boolean {
  if (/^(?:those (?:[a-zà-ÿ]+ )?|one )(?:that|which|who|whose)\b/iu.test(body)) return true;
  // The tagger takes "one-on-one" apart; as a whole it describes the noun after it, or is the noun.
  const tokens = tagged.tokens(
    body.replace(/\p{L}+(?:-\p{L}+)+( (?:that|which|who|of|in|for)\b|)/gu, (_, next: string) => (next ? `thing${next}` : 'big')),
  );
  if (/(?:ed|en)$/.test(tokens[0]?.text ?? '') && !['NOUN', 'ADJ', 'PROPN'].includes(tokens[1]?.pos ?? '')) return false;
  // "a joint that …": what is a noun to the dictionary, where a noun must stand.
  const isNoun = (token: Token, at: number) =>
    token.pos === 'NOUN' ||
    token.pos === 'PROPN' ||
    // "the tracing of kinship"
    (/ing$/.test(token.text) && tokens[at - 1]?.pos === 'DET' && tokens[at + 1]?.text === 'of') ||
    (['ADJ', 'VERB'].includes(token.pos) &&
      /^(?:that|which|who|of|with)$/i.test(tokens[at + 1]?.text ?? '') &&
      kindsOfNoun(token.text).length > 0);
  const noun = tokens.findIndex(isNoun);
  if (noun < 0 || noun > 6) return false;
  // "Signaling molecules": the first word describes, whatever the tagger says.
  const first = tokens[0]?.pos === 'VERB' && /ing$/.test(tokens[0].text) && noun === 1 ? 1 : 0;
  const before = tokens.slice(first, noun);
  const opened = before[0]?.pos === 'DET';
  const fits = before.every(
    (token, at) =>
      ['DET', 'ADJ', 'NUM', 'CCONJ', 'PUNCT'].includes(token.pos) ||
      (at > 0 &&
        opened &&
        (/(?:ly|ed|en|ing)$/.test(token.text) ||
          (token.pos === 'ADV' && (before[at + 1]?.pos === 'ADJ' || ALSO_ADJECTIVE.test(token.text))))),
  );
  const plural = tokens.slice(noun, noun + 3).some((token) => token.pos === 'NOUN' && isPluralNoun(token.text));
  return fits && (opened || plural || noun < 2);
}

const RELATIVE = /^(?:that|which|who|whom|whose|where|wherein|whereby|when|what|how)$/i;

/** "power made legitimate": not the verb of a clause, unless an object follows. */
const PARTICIPLE =
  /(?:ed|en|wn)$|^(?:made|held|kept|built|found|sent|led|told|paid|lost|left|set|put|cut|understood|bound|bought|brought|caught|taught)$/i;

/** A clause with a verb of its own, before any relative word, is no noun phrase. */
function hasMainVerb(body: string, tagged: Tagged): boolean {
  const tokens = tagged.tokens(body);
  // "years a person may expect to live": a clause without its "that".
  const relative = tokens.findIndex((token, at) => RELATIVE.test(token.text) || isContact(tokens, at));
  return tokens.slice(0, relative < 0 ? tokens.length : relative).some((token, at) => {
    if (token.pos === 'AUX') return true;
    // "one's rank"
    if (
      token.pos !== 'VERB' ||
      /ing$/.test(token.text) ||
      /^(?:to|[’']s?)$/.test(tokens[at - (tokens[at - 1]?.pos === 'ADV' ? 2 : 1)]?.text ?? '')
    )
      return false;
    const next = tokens[at + 1]?.pos;
    return PARTICIPLE.test(token.text)
      ? next === 'DET' || next === 'PRON'
      : tokens[at - 1]?.pos !== 'CCONJ' && tokens[at - 1]?.pos !== 'DET';
  });
}

/** "a random event occurring anywhere", "a property caused by …": much else is one too. */
const OF_MANY =
  /^(?:an?|the) (?:[a-zà-ÿ-]+ ){0,2}?(?:event|phenomenon|property|thing|factor|feature|characteristic|aspect|issue|problem|result|effect|place)\b(?! (?:that|which|who|in|where|when|of|by|whose|for|between)\b)/iu;
/** Is what is said of it true of much else too? */
export function isOfMany(body: string): boolean {
  return OF_MANY.test(body);
}

/** Says nothing by itself. */
const EMPTY =
  /^(?:an?|the)\s+(?:special|interesting|particular|certain|word)\b|^(?:an?|the) (?:[a-zà-ÿ]+ )?(?:sequence|series|set|group|number|collection) of (?:[a-zà-ÿ]+ )?(?:events?|steps?|things?|people|changes?|stages?)$|\binteresting\b|^(?:\S+\s+){1,5}of which\b/iu;

/** Cut in the middle of a phrase: "unequal access to basic", "a circle that". */
function endsOpen(body: string, tagged: Tagged): boolean {
  const [before, last] = tagged.tokens(body).slice(-2);
  if (!last) return true;
  if (
    isFunctionWord(last.text.toLowerCase()) &&
    !/^(?:other|others|another|one|ones|own|itself|themselves|only|alone|again|well|way|ways|known|life|it|them|together|apart|out|up|down|on|off|place)$/i.test(
      last.text,
    )
  )
    return true;
  // "the subject", "an individual": nouns that the tagger takes for what comes before one.
  if (/^others?$/i.test(last.text)) return false;
  if (/^(?:poor|rich|wealthy|healthy|sick|elderly|young|old|dead|disabled|unemployed)$/i.test(last.text)) return false;
  if (last.pos === 'ADJ' && before?.pos === 'DET') return kindsOfNoun(last.text).length === 0;
  return last.pos === 'ADJ' && before?.pos === 'ADP';
}

/** "a gamete with an r allele … a Y allele": letters that stand for the things of one example. */
function isOfLetters(body: string): boolean {
  return new Set(body.match(/(?<![\p{L}\p{N}’'-])(?![aAI]\b)\p{L}(?![\p{L}\p{N}’'-])/gu)).size > 1;
}

/** "(a layer of charged particles)": one of many such. What a relative clause tells apart, and what is done or measured, is not. */
const BARE_KIND =
  /^an? (?:[a-zà-ÿ-]+ )?(?:layer|zone|region|area|piece|part|member|type|kind|form|group|class|species|structure|substance|molecule|component|body|line|place|point)s? of (?:the |an? )?(?:[a-zà-ÿ-]+ )?[a-zà-ÿ-]+$/iu;

/** "a part of the shoot system", "a passive process of transport": so are others, and nothing tells it apart. */
const KIND_ONLY =
  /^an? (?:[a-z-]+ ){0,2}(?:part|type|kind|form|process|member|component) of (?:an? |the )?(?:[a-z-]+ ){0,2}[a-z-]+(?: of (?:an? |the )?[a-z-]+)?$/i;

/** "a second type of relationship", "the phenomenon in which Glacier National Park …", "dealing with symbols": which one, it does not say. */
const ONE_OF_SEVERAL =
  /^an? (?:looser|tighter|weaker|stronger|simpler|milder|newer|later|earlier|cheaper|faster|slower|stricter|broader|narrower|softer|harder)\b(?!.*\bthan\b)|^(?:an?|the) (?:first|second|third|fourth|fifth|next|last|other) (?:type|kind|form|class|group|category|stage|step|phase|part|portion|source)\b|^the (?:part|portion|side|end|one) (?:that|which) |\bin which \p{Lu}\p{Ll}+ \p{Lu}|^(?:dealing|having) /u;

/** "diapsids and belong to …", "complex and the areas … are varied": two things that are said, and no meaning. */
const TWO_STATEMENTS =
  /^(?:\p{L}+ ){1,2}and (?:belong|live|occur|include|contain|produce|form|use|make|feed|play|serve|grow|range|vary|come|require|need|tend)\b|^\p{L}+ and the \p{L}/iu;

/** "polygamy, or being married to more than one person" */
const BEING = /^being \p{L}+ed \p{L}+ |^\p{Ll}+ing of |^how (?:much|many|well|fast|often|far|strongly) /u;

/** May this be a meaning, as far as its words tell? What is tagged, which is dear, is asked after (isGoodBody). */
export function mayBeBody(body: string, family: Family): boolean {
  if (body.length > 240 || ((family === 'is' || (family === 'apposition' && !BEING.test(body))) && !saysWhich(body)))
    return false;
  const words = wordsOf(body).length;
  if (words < (family === 'called' ? 3 : 4) || words > 36) return false;
  if (
    !isBalanced(body) ||
    // "perpendicular to the surface"
    /^(?:perpendicular|parallel|similar|equal|identical|opposite|adjacent|subject|central|native|proportional|comparable|close|attached|connected|linked|opposed) (?:to|from|in|with)\b/i.test(
      body,
    ) ||
    // "ectotherms, animals whose …": the meaning of another word.
    /^[a-zà-ÿ]+s, [a-zà-ÿ]+s (?:whose|that|who|which)\b|^[a-zà-ÿ]+, (?:in which|which|or) |^(?:or|and) /iu.test(body) ||
    POINTS_BACK.test(family === 'label' ? body.replace(/\b(?:we|our)\b/gi, '') : body) ||
    THAT_THING.test(body) ||
    (family !== 'when' && family !== 'case' && ENDS_ON_IT.test(body)) ||
    ONE_OF_SEVERAL.test(body) ||
    / \d+\. \p{Lu}/u.test(body) ||
    (isTalk(body) && family !== 'label') ||
    /[?$]/.test(body)
  )
    return false;
  if (
    family === 'is' &&
    (TWO_STATEMENTS.test(body) ||
      isOfMany(body) ||
      KIND_ONLY.test(body) ||
      ADJECTIVES.test(body) ||
      /^(?:those|that) of\b/i.test(body))
  )
    return false;
  return !EMPTY.test(body) && !(family === 'apposition' && BARE_KIND.test(body)) && !isOfLetters(body);
}

/** Does it tell the thing apart, and not only describe it? */
function saysWhich(body: string): boolean {
  return (!ONLY_DESCRIBES.test(body) || DEFINES_ALL_THE_SAME.test(body)) && DEFINES.test(body);
}

/** Is what may be a meaning one that a question can be made of? */
export function isGoodBody(body: string, term: string, family: Family, tagged: Tagged): boolean {
  const stems = new Set(contentStems(body));
  if (stems.size < 2 || contentStems(term).every((stem) => stems.has(stem)) || endsOpen(body, tagged)) return false;
  switch (family) {
    case 'apposition':
      return BEING.test(body) || (!hasMainVerb(body, tagged) && isNounPhrase(body, tagged));
    case 'is':
      return isNounPhrase(body, tagged);
    case 'called':
      if (hasMainVerb(body, tagged)) return false;
      if (wordsOf(body).length < 5 && !/^(?!an? ).*\b(?:between|within|among|of)\b/i.test(body)) return false;
      return (
        isNounPhrase(body, tagged) &&
        !/^(?:when|if|as|although|because|many|some|most|several|sometimes|one|two|the other|another)\b/i.test(body) &&
        !/[^,]*,[^,]*$/.test(body.slice(0, 30)) &&
        !/\b(?:he|it|they|there)\b/i.test(body.slice(0, 25))
      );
    case 'refers':
      return (
        !/^(?:not|(?:only |just |simply )?that|it|them|both|what|why|how(?! (?:well|likely|much|many|often|strongly|far|fast)))\b/i.test(
          body,
        ) && !/\bas (?:having|being|an?|the|“)/.test(body.slice(0, 60))
      );
    case 'case':
      return (
        tagged.tokens(body).some((token) => token.pos === 'VERB' || token.pos === 'AUX') &&
        // "Glacier National Park … is undergoing …": of one place.
        !/^\p{L}+ \p{Lu}\p{Ll}+/u.test(body) &&
        !/^(?:it|they|he|she|there)\b/i.test(body)
      );
    case 'label':
      return !/^(?:not|see|and|or|but)\b/i.test(body);
    default:
      return true;
  }
}
