// Essays on what the text puts in order: the steps of a process, and reasons, causes or kinds that it counts one by one. A row
// of ordinals without a word for what is counted makes no essay.

import { isGenericHeading } from '../../english/heading.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { isDangling } from '../../english/plainText.ts';
import { contentWordStems, wordsOf } from '../../english/words.ts';
import type { Material, Sentence } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import type { Drafted } from '../draft.ts';
import { essayDraft } from './essayDraft.ts';

const FEWEST_STEPS = 3;
const MOST_STEPS = 6;
const REACH = 9;
const ORDINAL = pattern(
  `^${oneOf(String.raw`
    finally | firstly | lastly | secondly
    (?:the |in the |during the )?(?:first|second|third|fourth|fifth|final|last|next)(?: (?:step|stage|phase|period|part))?\b(?!-)
    thirdly
  `)}`,
  'i',
);
const THEN = /^(?:then|next|after (?:that|this)|afterwards?|subsequently|later|once|following this|at this point|meanwhile)\b,?/i;
const OF_STEPS = /\b(?:step|stage|phase)s?\b/i;
const COUNTED = pattern(
  String.raw`^(?:there are|[^,;:]{3,60}? ${oneOf(`
    has | have | had | identif(?:y|ies|ied) | distinguish(?:es|ed)? | list(?:s|ed)? | gives? | gave | describes?d? | involves?
    includes?
  `)}) (?:two|three|four|five|six|several|a number of) ((?:[a-zà-ÿ]+ ){0,2}?${oneOf(`
    advantages | benefits | causes | characteristics | conditions | consequences | criteria | disadvantages | effects
    factors | features | forms | functions | kinds | principles | purposes | reasons | sources | types | ways
  `)})\b(?: ((?:why|of|for|that|in which|by which) [^.;:]{5,90}))?`,
  'iu',
);
const ITEM = /^(?:(?:the |a |an )?(?:first|second|third|fourth|final|last|one|another|other)\b|firstly|secondly|thirdly|lastly)/i;

function following(material: Material, start: Sentence): Sentence[] {
  const found: Sentence[] = [];
  for (let at = start.index + 1; at <= start.index + REACH; at += 1) {
    const sentence = material.sentences[at];
    if (!sentence || sentence.section !== start.section || sentence.page !== start.page) break;
    found.push(sentence);
  }
  return found;
}

/** The sentences of a process from its first step on: steps that are called so, or follow one another by "then" and "finally". */
function stepsFrom(material: Material, first: Sentence): Sentence[] {
  const steps = [first];
  let gap = 0;
  for (const sentence of following(material, first)) {
    if (!sentence.usable) break;
    const isStep =
      ORDINAL.test(sentence.text) ||
      THEN.test(sentence.text) ||
      /^(?:in|during) the \w+ (?:step|stage|phase)/i.test(sentence.text);
    if (isStep) steps.push(sentence);
    gap = isStep ? 0 : gap + 1;
    if (gap > 1 || steps.length >= MOST_STEPS) break;
  }
  return steps;
}

/** A heading that can stand after "of": a few words without a verb. */
function processOf(sentence: Sentence, tagged: Tagged): string | null {
  const { heading } = sentence.section;
  if (heading === '' || isGenericHeading(heading) || wordsOf(heading).length > 5 || /[:?!,–—]/.test(heading)) return null;
  const tokens = tagged.tokens(heading.toLowerCase());
  if (tokens.some((token) => ['AUX', 'PRON', 'SCONJ'].includes(token.pos))) return null;
  return ['NOUN', 'PROPN'].includes(tokens.at(-1)?.pos ?? '') ? heading : null;
}

function processEssay(material: Material, first: Sentence, tagged: Tagged): Drafted | null {
  if (!first.usable || !/^(?:first(?:ly)?,|the first (?:step|stage|phase)|in the first (?:step|stage|phase))/i.test(first.text))
    return null;
  const steps = stepsFrom(material, first);
  const process = processOf(first, tagged);
  const told = steps.some((step) => OF_STEPS.test(step.text) || THEN.test(step.text));
  if (steps.length < FEWEST_STEPS || process === null || !told) return null;
  const question = `Describe, in the right order, the steps that the text gives for “${process}”.`;
  return essayDraft(material, { question, keys: [`steps ${process}`], score: 0.68 }, steps, tagged);
}

function countedEssay(material: Material, lead: Sentence, tagged: Tagged): Drafted | null {
  const found = COUNTED.exec(lead.clean);
  if (!lead.usable || !found?.[1] || isDangling(lead.text.replace(/^there /i, ''))) return null;
  const items = following(material, lead)
    .filter((sentence) => sentence.usable && ITEM.test(sentence.text))
    .slice(0, MOST_STEPS);
  const of = found[2] ?? '';
  if (items.length < 2 || contentWordStems(of).length < 1 || /\b(?:this|these|it|they|its|their)\b/i.test(of)) return null;
  const question = `Name and explain the ${found[1]} ${of.trim()} that the text gives.`;
  return essayDraft(material, { question, keys: [`counted ${lead.index}`], score: 0.66 }, items, tagged, [lead]);
}

/** The essays on steps and on counted points, unranked. */
export function orderEssays(material: Material, tagged: Tagged): (Drafted | null)[] {
  return material.sentences
    .filter((sentence) => sentence.kind === 'paragraph')
    .flatMap((sentence) => [processEssay(material, sentence, tagged), countedEssay(material, sentence, tagged)]);
}
