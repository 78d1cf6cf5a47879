// Does a wording say a whole thing by itself? Extraction cuts sentences; what is asked must not show it. It looks at grammar
// and reference only, never at whether the question is true or good.
import { endsOpen, isWholePhrase, TWO_SENTENCES } from '../check/wholePhrase.ts';
import type { Draft } from '../draft/draft.ts';
import { rendered } from '../draft/frame.ts';
import { hasBrokenClause, hasMainClause } from '../english/clause.ts';
import { RUN_IN_HEADING } from '../english/plainText.ts';
import { contentWordStems } from '../english/words.ts';
import type { Tagged } from '../understand/tagged.ts';

/** "the less dense region", "the name at each level": one must have read what stands before it. */
function leansOnContext(phrase: string): boolean {
  if (!/^the\b/i.test(phrase)) return false;
  const complement = /\b(?:of|that|which|who|whose|where|when|for|between|in|to|from|by|with|at|on|used|\w+ing|\w+ed)\b/i.test(
    phrase.replace(/^the\s+(?:\S+ed\s+|\S+ing\s+)?/i, ''),
  );
  if (!complement) return true;
  const vague =
    /^the\s+(?:\S+\s)?(?:area|region|space|name|point|part|place|layer|side|end|structure|group|explanation|one|stage|step)\b/i;
  return (
    vague.test(phrase) && !/\b(?:that|which|who|whose|where|when)\b/i.test(phrase) && new Set(contentWordStems(phrase)).size <= 3
  );
}

/** "Perception: how a consumer …", "Error: including data from …": what follows is a question of its own, or half a statement, and no thing. */
const NAMES_NOTHING = /^(?:how|including|what|whether|why)\b/i;

/** "Nociceptors are receptors which respond to harm": after a label, a full statement is no definition. */
function isStatement(text: string, tagged: Tagged): boolean {
  return (
    /^(?:(?!\b(?:that|which|who|whose|where|when)\b).)*\b(?:is|are|was|were)\b/i.test(text) && hasMainClause(tagged.tokens(text))
  );
}

const IS = /^(?:is|are) /;

/** Does this draft's stem, and each meaning among its options, stand alone? */
export function standsAlone(draft: Draft, tagged: Tagged): boolean {
  const { type, kind, answer, wrong, stem } = draft;
  const [{ judgedAs }, { frame }] = [kind, stem];
  if (type === 'essay' || judgedAs === 'own') return true;
  if (judgedAs === 'options')
    return [answer, ...wrong].every((option) => isWholePhrase(option.charAt(0).toLowerCase() + option.slice(1), tagged));
  if (RUN_IN_HEADING.test(draft.sentence.clean)) return false;
  if (frame === 'term-for' || frame === 'refers-to') return isWholePhrase(stem.content, tagged) && !leansOnContext(stem.content);
  if (kind.isDefinition && frame === 'which' && IS.test(stem.content)) return isWholePhrase(stem.content.replace(IS, ''), tagged);
  if (frame === 'description' && (isStatement(stem.content, tagged) || NAMES_NOTHING.test(stem.content))) return false;
  const stemText = frame === 'case' ? stem.content : rendered(stem).replace(/\?$/, '');
  const tokens = tagged.tokens(stemText);
  return !TWO_SENTENCES.test(stemText) && !endsOpen(stemText, tokens) && !hasBrokenClause(tokens);
}
