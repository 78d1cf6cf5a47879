// Does a wording say a whole thing by itself? Looks at grammar and reference, never at whether the question is good.
import { endsOpen, isWholePhrase, TWO_SENTENCES } from '../check/wholePhrase.ts';
import type { Draft } from '../draft/draft.ts';
import { renderStem } from '../draft/frame.ts';
import { hasBrokenClause } from '../english/clause.ts';
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

const IS = /^(?:is|are) /;

export function standsAlone(draft: Draft, tagged: Tagged): boolean {
  const { type, kind, answer, wrong, stem } = draft;
  const [{ judgedAs }, { frame }] = [kind, stem];
  if (type === 'essay' || judgedAs === 'own') return true;
  if (judgedAs === 'options')
    return [answer, ...wrong].every((option) => isWholePhrase(option.charAt(0).toLowerCase() + option.slice(1), tagged));
  if (RUN_IN_HEADING.test(draft.sentence.clean)) return false;
  if (frame === 'term-for' || frame === 'refers-to') return isWholePhrase(stem.content, tagged) && !leansOnContext(stem.content);
  if (kind.isDefinition && frame === 'which' && IS.test(stem.content)) return isWholePhrase(stem.content.replace(IS, ''), tagged);
  const stemText = renderStem(stem).replace(/\?$/, '');
  const tokens = tagged.tokens(stemText);
  return !TWO_SENTENCES.test(stemText) && !endsOpen(stemText, tokens) && !hasBrokenClause(tokens);
}
