// A point of a list that is a term alone, and under it what it means: "Negative right:", and below "A right that another can guarantee."
// Slides and notes are set so. Both become one item "term: meaning"; a point that goes on with its members or with a task is none.
import { isGenericHeading } from '../english/heading.ts';
import { oneOf, pattern } from '../english/pattern.ts';
import { sentencesOf } from '../english/sentence.ts';
import { sharedTagger } from '../english/tagger.ts';
import { isMeaning, MOST_WORDS } from './headGloss.ts';
import { type Block, type Page, sliced } from './textDocument.ts';

/** "VM Escape", "Kinesis (movement):" */
const ALONE = /^(\p{Lu}[\p{L}’'-]*(?: [\p{L}’'-]+)*)(?:\s*\([^()]*\))?\s*[:–—-]?$/u;
/** What a point is called that gives a part of the lesson, or says something of what stands above it. */
const NO_TERM = pattern(
  String.raw`^${oneOf(`
    aims? | all | alternatives? | an? | answers? | application | area | causes? | caution | class | conclusion
    considerations? | drugs | effects? | examples? | female | general | he | includes? | indications
    interpretation | it | key | language | likely | male | measures? | never | no | none | not | note | other
    outcome | overview | possible | procedure | question | remember | requires? | result | she | some | something
    strategy | these | they | this | those | treatment | uses? | very | we | you
  `)}\b`,
  'iu',
);
/** "Causes of war", "Nodes and edges": two things, or something of a thing. */
const JOINED = /\b(?:and|or|of|for|in|how|why|what|your)\b/iu;
/** "It is the controlling centre of …", "These are sites of …": said of the term above it. */
const SAID_OF_IT =
  /^(?:It|This|They|These) (?:is|are) (?=(?:an?|any|the) |\p{Ll}+s of |(?:\p{Ll}[\p{L}-]* ){1,4}(?:that|which|who)\b)/u;

/** "Enables discrimination": what it does. */
function isDone(term: string): boolean {
  const [first, second] = sharedTagger()(`It ${term.charAt(0).toLowerCase()}${term.slice(1)}`).slice(1);
  return second !== undefined && first?.pos === 'VERB' && !/(?:ing|ed)$/.test(first.text);
}

/** "Organization for Economic Co-operation": a name. */
const NAME = /^(?:\p{Lu}[\p{L}’-]*(?: (?:of|for|and|the|in|on|&))* ?){3,}\.?$/u;

function termIn({ kind, text }: Block): string | null {
  if (kind === 'heading') return null;
  const term = ALONE.exec(text.trim())?.[1] ?? '';
  return term !== '' &&
    term.split(' ').length <= MOST_WORDS &&
    !NO_TERM.test(term) &&
    !JOINED.test(term) &&
    !isGenericHeading(term) &&
    !isDone(term)
    ? term
    : null;
}

/** The point and the one under it as an item "term: meaning", with what it says besides behind it; null where it says no meaning. */
function glossOf(point: Block, block: Block): Block[] | null {
  const term = termIn(point);
  if (term === null || block.kind === 'heading' || block.cut?.start === true) return null;
  const [first = '', ...rest] = sentencesOf(block.text);
  const meaning = first.replace(SAID_OF_IT, '');
  if (!block.text.startsWith(first) || NAME.test(meaning) || !isMeaning(term, meaning)) return null;
  const bold = point.emphasis.some(({ start, end, face }) => face === 'bold' && start === 0 && end >= term.length);
  const item: Block = {
    kind: 'item',
    text: `${term}: ${meaning}`,
    emphasis: bold ? [{ start: 0, end: term.length, face: 'bold' }] : [],
  };
  return rest.length === 0
    ? [item]
    : [item, sliced(block, block.text.length - block.text.slice(first.length).trimStart().length, block.text.length)];
}

/** The pages with a term and its meaning as one item, where a list has them as two points. */
export function withGlossesOfPoints(pages: readonly Page[]): Page[] {
  return pages.map((page) => {
    const blocks: Block[] = [];
    for (const block of page.blocks) {
      const last = blocks.at(-1);
      const both = last === undefined ? null : glossOf(last, block);
      if (both !== null) blocks.pop();
      blocks.push(...(both ?? [block]));
    }
    return { ...page, blocks };
  });
}
