// Which sentences can be quoted and asked about. The reasons are those that teachers give for throwing a question away.

const FIGURE_TALK =
  /\b(?:figures?|figs?\.|(?:the|this|these|following|next|see|in|summary|a|\d) tables?|tables? (?:\d|shows?|lists?|gives?|summari[sz]es?|compares?)|charts?|diagrams?|photos?|photographs?|illustrated (?:in|here|by the)|(?:the|this|these|following|see|each|bar|line) graphs?|graphs? (?:\d|shows?|gives?|of the)|panel|(?:as|is|are) (?:shown|seen|depicted|pictured)|shown (?:in|here|at|on)|in the (?:image|micrograph|picture)|image (?:shows|on the)|below|above|opposite page|this (?:chapter|section|book|module|lecture|slide|unit|text|course|example|case|means|page|exercise)|(?:next|previous|last|following) (?:\w+ )?(?:chapters?|sections?|slides?|pages?|modules?)|(?:as|described|discussed|mentioned|introduced|seen|shown|noted) previously|previously (?:described|discussed|mentioned|introduced|seen|shown|noted|covered|learned)|(?:discussed|described|mentioned|introduced|seen|shown|noted) (?:earlier|before)|earlier in|later in|following (?:section|chapter|equation|example|table|list)|learning objectives|click|link to|this (?:video|website)|homework)\b/i;
const JUNK =
  /https?:|www\.|@\w|\bISBN\b|\bdoi\b|©|\bet al\b|\bcredit:|\bcopyright\b|\ball rights reserved\b|\blicen[cs]ed?\b|\b\w+="|\{#|[{}<>|]{1}|\\\\|\\['"]|&#|_{3,}|\.{4,}|�|\[\d+\]|^\W*\)|\b(?:is|are) which (?:is|are)\b/i;
const FIRST_OR_SECOND =
  /\b(?:[Ww]e|us|[Oo]urs?|[Yy]ou|[Yy]ours?|[Yy]ourself|me|[Mm]y|[Ll]et[’']s|[Ii]magine|[Cc]onsider the|[Rr]ecall|[Ss]uppose|[Nn]otice|Remember|[Nn]ote that)\b|\bI (?:am|was|have|had|think|will|would|do|did|can|could)\b/;
const DANGLING_START =
  /^(?:this|that|these|those|it|its|they|their|them|he|she|his|her|such|here|there|another|others?|(?:both|one|some|many|most|few|several|each|either|neither|all)(?= (?:of (?:these|those|them)|is|are|was|were|has|have|had|can|could|may|might|will|would|must|do|does|did|also|such|other|[a-zà-ÿ]+ed|believe|say|think|argue|live|occur|use|contain)\b)|instead|similarly|likewise|conversely|rather|also|again|then|thus|therefore|hence|so|but|and|or|yet|still|nor|because|for (?:example|instance)|in (?:this|that|these|those|such|contrast|addition|other words|fact|turn|short|both|each|either)|on the (?:other|contrary)|as a result|as a consequence|in any case|by contrast|finally|next|first|second|third|lastly|additionally|moreover|furthermore|consequently|of course|after (?:this|that)|at (?:this|that)|to do (?:this|so)|with (?:this|these)|from (?:this|these|that (?!of\b))|under (?:this|these)|the (?:former|latter|same|other|others|above|following|result|results|reason|answer|idea|difference|first|second|third|two|three))\b/iu;
const MATHS_GLYPHS = /[=∑∫√∂∇≈≡∝∈∀∃⇒→↔]|\d\s+\d\s+\d/;
const SIGNS_IN_A_ROW = /[^\p{L}\s]{6,}/u;
/** without which there is no such row; it is looked for in a third of the time */
const MAYBE_IN_A_ROW = /[^a-z\s]{6,}/i;

const FEWEST_LETTERS = 0.6;
const NO_LETTERS = /\P{L}+/gu;
const NOT_A_TO_Z = /[^a-z]+/gi;

/** No words of layout, law or machines; a proper sentence with both its ends. */
export function isReadable(sentence: string): boolean {
  if (sentence.length < 25 || sentence.length > 420 || JUNK.test(sentence) || /(?:^|\s)\d{1,2}\. \p{Lu}/u.test(sentence))
    return false;
  if (!/^[\p{Lu}\p{N}“"‘$]|^[a-z][A-Z]/u.test(sentence)) return false;
  const shareWithout = (pattern: RegExp) => sentence.replace(pattern, '').length / sentence.length;
  // Most sentences have enough of the plainest letters, which are counted in a quarter of the time.
  if (!sentence.includes('$') && shareWithout(NOT_A_TO_Z) < FEWEST_LETTERS && shareWithout(NO_LETTERS) < FEWEST_LETTERS)
    return false;
  // But for the first word, which has one anyway: names stand close together where history is told.
  const capitals = sentence.match(/\s\p{Lu}\p{Ll}/gu)?.length ?? 0;
  return capitals / sentence.split(/\s+/).length < 0.5 && isBalanced(sentence);
}

const SIGNS = /[()[\]“”"]/;

/** Brackets and quotation marks come in pairs. */
export function isBalanced(text: string): boolean {
  if (!SIGNS.test(text)) return true;
  const count = (sign: string) => text.split(sign).length - 1;
  return count('(') === count(')') && count('[') === count(']') && count('“') === count('”') && count('"') % 2 === 0;
}

/** Talks of a picture, of the book itself, or to the reader. */
export function isTalk(text: string): boolean {
  return FIGURE_TALK.test(text) || FIRST_OR_SECOND.test(text);
}

/** Speaks to the reader, or as one with him, and of no picture and no book. */
export function isPersonal(text: string): boolean {
  return (
    FIRST_OR_SECOND.test(text) &&
    !FIGURE_TALK.test(text) &&
    !/^(?:recall|note|remember|notice|imagine|consider|suppose|let)\b/i.test(text)
  );
}

/** Leans on the sentence before it. */
export function isDangling(text: string): boolean {
  return DANGLING_START.test(text);
}

/** Formula remains of a text layer; a text file's `$…$` is no such thing. */
export function hasMathsGlyphs(text: string): boolean {
  const bare = text.includes('$') ? text.replace(/\$[^$]*\$/g, '') : text;
  return MATHS_GLYPHS.test(bare) || (MAYBE_IN_A_ROW.test(bare) && SIGNS_IN_A_ROW.test(bare));
}

/** "Legris, P., Ingham, J., & Collerette, P. (2003). Why do people …", "[3] Smith, A. …, 40(3), 191–204": a work that is named. */
const REFERENCE =
  /^(?:\[?\d{1,3}[\].]\s+)?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?,\s+(?:\p{Lu}\.[\s-]?){1,4}(?:[,&;]|and\b|et al|\().{0,200}?\b(?:1[89]|20)\d\d[a-z]?\b/u;
const IN_PRINT = /\b\d{1,3}\s?\(\d{1,3}\),\s*\d|\bpp\. \d+\s?[–-]\s?\d+|\bdoi\b|\bRetrieved (?:from|on)\b|\bIn: \p{Lu}/u;

/** An entry of a list of works: its title says nothing of what it names. */
export function isReference(text: string): boolean {
  return (
    REFERENCE.test(text) ||
    (IN_PRINT.test(text) &&
      /\b(?:1[89]|20)\d\d\b/.test(text) &&
      /^(?:\[?\d{1,3}[\].]\s+)?\p{Lu}/u.test(text) &&
      text.length < 500)
  );
}

/** Words of extraction or boilerplate. */
export function isJunk(text: string): boolean {
  return JUNK.test(text);
}
