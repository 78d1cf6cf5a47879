// Does an English sentence with a gap say enough by itself, and is what is left out a whole phrase of it?
import { CALLED } from '../english/namingVerbs.ts';
import { oneOf, regex } from '../english/pattern.ts';
import { isDangling } from '../english/plainText.ts';
import { contentWordStems } from '../english/words.ts';

const FEWEST_STEMS = 4;
const LONGEST = 230;
/** What is meant by these stands elsewhere, or in the same sentence before them. */
const POINTS_AWAY = regex('i')`\b${oneOf`
    additional | already | also(?! (?:called|known|referred|termed)) | another | former | he | her | his | however
    (?:if|when|after|before|since) that | instead(?! of\b) | (?:is|are) the (?:first|second|third|next|last) | latter | never | no
    not | she | such(?! (?:as|that)\b) | the other | then | therefore | these | this | those(?! (?:of|that|which|who)\b) | thus
  `}\b`;
/** Beside these the gap is a part of a phrase, of a word or of a name, or another name is worth asking for. */
const PART_BEFORE = /(?:\b(?:is|are|was|were|an?|called|in addition to|of each|other|no)\s*|[’'\p{L}-])$/iu;
const PART_AFTER = new RegExp(`^(?:[’':\\p{L}-]| of\\b)| (?:is|are) ${CALLED} `, 'iu');
const IS_SUBJECT = /^(?:(?:the|an?) )?$/i;

/** Does the sentence have a word that may point out of it? */
export function pointsAway(sentence: string): boolean {
  return POINTS_AWAY.test(sentence);
}

/** May a sentence lose what stands between these two parts of it, and still be whole? */
export function isPlaceOfGap(sentence: string, textBefore: string, textAfter: string): boolean {
  const rest = textBefore + textAfter;
  return (
    sentence.length <= LONGEST &&
    !isDangling(sentence) &&
    (IS_SUBJECT.test(textBefore) || !PART_BEFORE.test(textBefore)) &&
    !PART_AFTER.test(textAfter) &&
    new Set(contentWordStems(rest)).size >= FEWEST_STEMS
  );
}
