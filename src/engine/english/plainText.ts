// Decides which sentences can be quoted and asked about, by the reasons for which teachers reject questions.
import { anyOf, oneOf, regex } from './pattern.ts';

const FIGURE_TALK = regex('i')`\b${oneOf`
    above | (?:as|described|discussed|mentioned|introduced|seen|shown|noted) previously
    (?:as|is|are) (?:shown|seen|depicted|pictured) | below | charts? | click | diagrams?
    (?:discussed|described|mentioned|introduced|seen|shown|noted) (?:earlier|before) | earlier in | figs?\. | figures?
    (?:in|see) ${oneOf`appendix | chapters? | figures? | lessons? | sections? | units?`} [\dIVX]+
    following (?:section|chapter|equation|example|table|list) | graphs? (?:\d|shows?|gives?|of the) | homework
    illustrated (?:in|here|by the) | image (?:shows|on the) | in the (?:image|micrograph|picture) | later in
    learning objectives | link to | (?:next|previous|last|following) (?:\w+ )?(?:chapters?|sections?|slides?|pages?|modules?)
    opposite page | panel | photographs? | photos?
    previously (?:described|discussed|mentioned|introduced|seen|shown|noted|covered|learned) | shown (?:in|here|at|on)
    tables? (?:\d|shows?|lists?|gives?|summari[sz]es?|compares?)
    (?:the|this|these|following|next|see|in|summary|a|\d) tables? | (?:the|this|these|following|see|each|bar|line) graphs?
    this ${oneOf`
      book | case | chapter | course | example | exercise | lecture | means | module | page | section | slide | text | unit
    `}
    this (?:video|website)
  `}\b`;
const JUNK = anyOf('i')`
    &# | \s\#{1,6}\s[a-z] | @\w | [{}<>|]{1} | \.{4,} | \[\d+\] | \\['"] | \\\\ | \b\w+=" | \{# | ^\W*\) | _{3,} | © | �
    \ball rights reserved\b | \bcopyright(?:ed)? (?:\(c\)|by\b|\d) | \bcredit: | \bdoi\b | \bet al\b | https?:
    \b(?:is|are) which (?:is|are)\b | \bISBN\b | \blicen[cs]ed under\b | ([a-z])\1{3} | \d¢ [a-z] | \d¢-
    \b(?:work|book|text|content|material|page|chapter) is licen[cs]ed\b | \bcreative commons\b | \bCC[ -]BY\b | www\.
`;
const FIRST_OR_SECOND = anyOf()`
    \bI (?:am|was|have|had|think|will|would|do|did|can|could|believe|hope|know|like|mean|need|say|see|want|wish)\b
    (?:^|[,;:—] |\b${oneOf`
      and | as | because | but | here | how | if | so | that | then | what | when | where | which | why
    `} )I (?!${oneOf`and | has | in | is | of | or`}\b)[a-z]{2,}
    \b${oneOf`
      [Cc]onsider the | [Ii]magine | [Ll]et[’']s | me | [Mm]y | [Nn]ote that | [Nn]otice | [Oo]urs? | Remember | [Rr]ecall
      [Ss]uppose | us | [Ww]e | [Yy]ou | [Yy]ours? | [Yy]ourself
    `}\b
`;
const DANGLING_START = regex('iu')`^${oneOf`
    additionally | after (?:this|that) | again | also | and | another | as a consequence | as a result | at (?:this|that)
    because
    (?:both|one|some|many|most|few|several|each|either|neither|all)(?= ${oneOf`
      also | are | argue | [a-zà-ÿ]+ed | believe | can | contain | could | did | do | does | had | has | have | is | live
      may | might | must | occur | of (?:these|those|them) | other | say | such | think | use | was | were | will | would
    `}\b)
    but | by contrast | consequently | conversely | finally | first | for (?:example|instance)
    from (?:this|these|that (?!of\b)) | furthermore | he | hence | her | here | his | in any case
    in ${oneOf`
      addition | both | contrast | each | either | fact | other words | short | such | that | these | this | those | turn
    `}
    instead | it | its | lastly | likewise | moreover | next | nor | of course | on the (?:other|contrary) | or | others?
    rather | second | she | similarly | so | still | such | that
    the ${oneOf`
      above | answer | difference | first | following | former | idea | latter | other | others | reason | result | results
      same | second | third | three | two
    `}
    their | them | then | there | therefore | these | they | third | this | those | thus | to do (?:this|so)
    under (?:this|these) | with (?:this|these) | yet
  `}\b`;
const MATHS_GLYPHS = /[=∑∫√∂∇≈≡∝∈∀∃⇒→↔]|\d\s+\d\s+\d/;
const SIGNS_IN_A_ROW = /[^\p{L}\s]{6,}/u;
/** a quick test for such a row, in a third of the time */
const MAYBE_IN_A_ROW = /[^a-z\s]{6,}/i;

const FEWEST_LETTERS = 0.6;
const NO_LETTERS = /\P{L}+/gu;
const NOT_A_TO_Z = /[^a-z]+/gi;

/** Words were lost or repeated, and nobody can say which: "occurs when is achieved when", "to taken in", "the the". */
const GARBLED = regex()`\b${oneOf`
    (?:a|an|the) (?:a|an|the) | (?:because|if|when) (?:are|is|was|were) | (?:can|may|must|should|will) (?:are|is|was|were)
    in in | is is | of of | to (?:been|begun|driven|eaten|gone|shown|taken|written) | to to
  `}\b`;

/** A word broken by the layout, or a sign in place of letters: "life- boat", "o#en". "pre- and post-war" is whole. */
const BROKEN_WORD = /\p{Ll}{2}- (?!(?:and|as|but|by|in|nor|of|or|to|versus|vs)\b)\p{Ll}{2}|\p{Ll}#\p{Ll}/u;

/** It introduces what is not in it: "… that satisfies the following axioms.", "… the quantity supplied i.e." */
const LEADS_ON = /\b(?:as follows|e\.g|i\.e|the following(?: \p{Ll}+){0,2})[.:]*$/iu;

/** Whether a sentence has lost a word or part of one, so that nobody would print it. */
export function isGarbled(sentence: string): boolean {
  return GARBLED.test(sentence) || BROKEN_WORD.test(sentence) || LEADS_ON.test(sentence);
}

/** Whether it is a complete sentence without layout, legal or code fragments. */
export function isReadable(sentence: string): boolean {
  if (
    sentence.length < 25 ||
    sentence.length > 420 ||
    JUNK.test(sentence) ||
    isGarbled(sentence) ||
    /…|\.{3}/.test(sentence) ||
    /(?:^|\s)\d{1,2}\. \p{Lu}/u.test(sentence)
  )
    return false;
  if (!/^[\p{Lu}\p{N}“"‘$]|^[a-z][A-Z]/u.test(sentence)) return false;
  const shareWithout = (pattern: RegExp) => sentence.replace(pattern, '').length / sentence.length;
  // A quick test: most sentences have enough of the letters a to z.
  if (!sentence.includes('$') && shareWithout(NOT_A_TO_Z) < FEWEST_LETTERS && shareWithout(NO_LETTERS) < FEWEST_LETTERS)
    return false;
  // Not the first word, which always has a capital. History texts have many names.
  const capitals = sentence.match(/\s\p{Lu}\p{Ll}/gu)?.length ?? 0;
  return capitals / sentence.split(/\s+/).length < 0.5 && isBalanced(sentence);
}

const SIGNS = /[()[\]“”"]/;

export function isBalanced(text: string): boolean {
  if (!SIGNS.test(text)) return true;
  const count = (sign: string) => text.split(sign).length - 1;
  return count('(') === count(')') && count('[') === count(']') && count('“') === count('”') && count('"') % 2 === 0;
}

/** Whether it refers to a picture or to the book, or addresses the reader. */
export function isTalk(text: string): boolean {
  return FIGURE_TALK.test(text) || FIRST_OR_SECOND.test(text);
}

/** Whether it addresses or includes the reader, without a reference to a picture or the book. */
export function isPersonal(text: string): boolean {
  return (
    FIRST_OR_SECOND.test(text) &&
    !FIGURE_TALK.test(text) &&
    !/^(?:recall|note|remember|notice|imagine|consider|suppose|let)\b/i.test(text)
  );
}

/** A heading merged into the sentence after it: "The Work Ethic In a series of essays …". */
export const RUN_IN_HEADING = /^(?:\p{Lu}[\p{L}’'-]*\s+){4}/u;

export function isDangling(text: string): boolean {
  return DANGLING_START.test(text);
}

/** Whether it has remains of a formula from a text layer. `$…$` of a text file is not one. */
export function hasMathsGlyphs(text: string): boolean {
  const plainText = text.includes('$') ? text.replace(/\$[^$]*\$/g, '') : text;
  return MATHS_GLYPHS.test(plainText) || (MAYBE_IN_A_ROW.test(plainText) && SIGNS_IN_A_ROW.test(plainText));
}

/** A reference to a work: "Legris, P., Ingham, J., & Collerette, P. (2003). Why do …", "[3] Smith, A. …, 40(3), 191–204". */
const REFERENCE = regex('u')`^(?:\[?\d{1,3}[\].]\s+)?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?,\s+(?:\p{Lu}\.[\s-]?){1,4}
    (?:[,&;]|and\b|et al|\().{0,200}?\b(?:1[89]|20)\d\d[a-z]?\b`;

export function isReference(text: string): boolean {
  return REFERENCE.test(text);
}

export function isJunk(text: string): boolean {
  return JUNK.test(text);
}

/** Three words in a row between two dollars are prose about money, not a formula. */
export function isProse(inner: string): boolean {
  return /(?:(?<![\\\p{L}])\p{L}{2,}[\s,.]+){3}/u.test(inner.replace(/\\(?:text|mathrm|mbox)\s*\{[^}]*\}/g, ''));
}
