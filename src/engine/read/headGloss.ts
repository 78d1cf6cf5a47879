// A heading whose text begins with what it means: "Clinical Psychology", and under it "Branch that treats people with disorders."
// Slides, notes and lists of terms are set so. What stands there becomes an item "term: meaning"; a sentence that goes on from its
// heading, an order or a list is none.
import { hasMainClause, isPhrase } from '../english/clause.ts';
import { cleanHeading, isGenericHeading, isSkippedHeading } from '../english/heading.ts';
import { isPlural } from '../english/noun.ts';
import { kindsOfNoun } from '../english/nounLexicon.ts';
import { oneOf, pattern } from '../english/pattern.ts';
import { isTalk } from '../english/plainText.ts';
import { sentencesOf } from '../english/sentence.ts';
import { sharedTagger, type Token } from '../english/tagger.ts';
import { contentWordStems } from '../english/words.ts';
import { type Block, type Page, sliced } from './textDocument.ts';

/** A term has so many words at most. */
export const MOST_WORDS = 4;
const [SHORTEST, LONGEST] = [5, 40];
/** "4. Acceptance Testing (Abnahmetest)", "User Story [Harlow]": what is no part of the term. */
const ASIDE = /\s*(?:\([^()]*\)|\[[^[\]]*\])\s*$/u;
/** Its text goes on from it, or it names what the author does there. */
const NO_TERM = pattern(
  String.raw`[:?!;,/“”"&=\d]|\b${oneOf(`
    activity | advantages? | agenda | aims? | and | basics | benefits? | characteristics | concepts? | definition | evaluating
    example | exercise | factors? | function | goals? | history | how | importance | introduction | issues? | learning | main
    meaning | more | objectives? | of | or | problem | purpose | role | solution | steps | structure | summary | tips? | types?
    understanding | using | what | why | your
  `)}\b`,
  'iu',
);
/** What a thing may be said to be where no article shows it: "Branch that …", "Process of …". */
const GENUS = pattern(
  String.raw`^(?:\p{L}[\p{L}’-]* ){0,2}?${oneOf(`
    ability | act | agreement | area | art | attempt | behaviou?r | belief | branch | capacity | cessation | collection
    combination | concept | condition | degree | device | discipline | disease | disorder | document | entity | error | event
    failure | feeling | field | form | framework | function | group | idea | illness | instrument | kind | lack | law | loss
    manner | means | measure | mechanism | method | model | money | network | obligation | organi[sz]ation | organism | part
    pattern | percentage | period | person | people | phenomenon | place | plan | policy | practice | principle | probability
    procedure | process | property | quality | quantity | range | rate | ratio | reaction | region | relationship | response
    right | rule | science | sequence | series | set | situation | skill | software | stage | state | statement | strategy
    structure | study | substance | sum | system | task | technique | technology | tendency | theft | theory | tool | type | unit
    value | variable | view | way
  `)} (?:between|by|for|in|of|that|to|used|where|which|who|whose)\b`,
  'iu',
);
/** "unicellular organisms which lack a nucleus" */
const OF_MANY = /^(?:[\p{L}’-]+ ){0,2}?\p{L}{2,}(?:s|people) (?:that|which|who|whose)\b/iu;
const ARTICLE = /^(?:an?|any|the)\s/i;
/** "Any code that handles data, can be misused", "Assets that last are a form of wealth": behind the clause it goes on to say something. */
const GOES_ON_TO_SAY = pattern(
  String.raw`\b(?:that|which|who) \p{L}+ .*${oneOf(String.raw`
    , (?:can|may|must|will|should|is|are|was|were) | \b(?:is|are|was|were) (?:an?|the|another|one|also)\b
  `)}`,
  'iu',
);
/** "Act by activating …": what it does. */
const DOES = /^acts? (?:as|by|in|on|to)\b/iu;
/** "A chapter on …", "The following …": of the text, not of the term. */
const OF_TEXT =
  /^(?:an? |the )?(?:chapter|example|figure|first|following|last|next|only|other|picture|same|second|slide|table)\b/i;

/** "The water of the sea rises twice a day.": where none of these stands, a noun may be the verb. */
const TELLS_APART = /\b(?:between|for|that|which|who|whose|where|\p{L}+(?:ed|ing))\b/iu;
const CLAUSE = /^(?:how|if|that|what|when|where|which|who|whom|whose|why)$/i;
/** What a noun phrase goes on with behind its noun. */
const GOES_ON: ReadonlySet<string> = new Set(['ADP', 'CCONJ', 'PART', 'PUNCT', 'SCONJ']);

/** The term that a heading names; null where it names none. */
function termIn({ kind, text }: Block): string | null {
  if (kind !== 'heading' || isGenericHeading(text) || isSkippedHeading(text)) return null;
  const term = cleanHeading(text).replace(ASIDE, '').replace(/^the /i, '');
  const words = term.split(' ').length;
  return /^\p{L}.*\p{L}$/u.test(term) && words <= MOST_WORDS && !NO_TERM.test(term) && !/^[IVXLC]+$/.test(term) ? term : null;
}

/** The noun that a phrase is about: "set" of "the organized set of computers"; empty where it begins with none. */
function headIn(tokens: readonly Token[]): string {
  const end = tokens.findIndex(
    ({ pos, text }, at) =>
      at > 1 && (GOES_ON.has(pos) || CLAUSE.test(text) || (pos === 'VERB' && tokens[at - 1]?.pos === 'NOUN')),
  );
  const head = tokens[end - 1];
  const isNoun = head?.pos === 'NOUN' || head?.pos === 'PROPN' || kindsOfNoun(head?.text ?? '').length > 0;
  return head && isNoun ? head.text : '';
}

/** Does this say of which kind the term is? A phrase, with a noun at its head and no verb of its own. */
export function isMeaning(term: string, sentence: string): boolean {
  const words = sentence.split(/\s+/).length;
  if (words < SHORTEST || words > LONGEST || /[?:]|\.{3}|…/.test(sentence) || OF_TEXT.test(sentence) || isTalk(sentence))
    return false;
  if (GOES_ON_TO_SAY.test(sentence) || DOES.test(sentence)) return false;
  const small = sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/[.;]$/, '');
  const hasArticle = ARTICLE.test(small);
  if (!GENUS.test(small) && !OF_MANY.test(small) && !hasArticle) return false;
  const said = new Set(contentWordStems(sentence));
  if (contentWordStems(term).every((stem) => said.has(stem))) return false;
  if (/^the .*\.$/i.test(sentence) && !TELLS_APART.test(sentence)) return false;
  const tokens = sharedTagger()(hasArticle ? small : `the ${small}`);
  const clause = tokens.findIndex(({ text }) => CLAUSE.test(text));
  const head = headIn(tokens);
  return (
    head !== '' &&
    isPlural(term) === isPlural(head) &&
    isPhrase(tokens) &&
    !hasMainClause(clause < 0 ? tokens : tokens.slice(0, clause))
  );
}

/** The block behind a heading as an item "term: meaning", with what it says besides behind it; null where it says no meaning. */
function glossOf(heading: Block, block: Block): Block[] | null {
  const term = termIn(heading);
  if (term === null || block.kind === 'heading' || block.cut?.start === true) return null;
  const [first = '', ...rest] = sentencesOf(block.text);
  if (!block.text.startsWith(first) || !isMeaning(term, first)) return null;
  const item: Block = { kind: 'item', text: `${term}: ${first}`, emphasis: [{ start: 0, end: term.length, face: 'bold' }] };
  return rest.length === 0
    ? [item]
    : [item, sliced(block, block.text.length - block.text.slice(first.length).trimStart().length, block.text.length)];
}

/** The pages with what their headings mean as items. */
export function withGlossesOfHeadings(pages: readonly Page[]): Page[] {
  return pages.map((page) => ({
    ...page,
    blocks: page.blocks.flatMap((block, at) => {
      const before = page.blocks[at - 1];
      return (before && glossOf(before, block)) ?? [block];
    }),
  }));
}
