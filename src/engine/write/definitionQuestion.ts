// Questions from definitions, both ways: from the meaning to the term, and from the term to its meaning.
import { otherMayBeRight } from '../check/otherRight.ts';
import type { Random } from '../random.ts';
import { isLong, type Material } from '../text/material.ts';
import { isPlural } from '../text/noun.ts';
import { contentStems, jaccard } from '../text/words.ts';
import type { Definition, Family } from './definition.ts';
import { pickThree } from './distractor.ts';
import { capitalised, type Draft } from './draft.ts';
import type { KeyTerm } from './keyTerm.ts';
import { kindsOfMeaning } from './kind.ts';
import { termChoice } from './termChoice.ts';
import { type TermShelf, togetherness } from './termShelf.ts';

const LAW = /^(?:law|rule|principle|theory|hypothesis|theorem|postulate|axiom)$/;

const COUNTED_OF = /^(?:number|amount|degree|rate|percentage|proportion|share|ratio|level|length|sum|range|study|loss|lack)\b/i;
const ONE_THAT =
  /^(?!(?:an?|the|any|one|each|every|those|what|when|all|no)\b)(?:[a-zà-ÿ]+ )?[a-zà-ÿ]+(?<!s|tion|sion|ment|ness|ity|(?<!organ|mechan)ism|ance|ence|ing|ship|ure|behavior|behaviour|crime|knowledge|information|water|energy|matter|evidence|money|power|wealth|work|people|tissue|men|children) (?:that|which) (?=[a-zà-ÿ]+s )/iu;

/** "(molecule that absorbs light)", "or number of niches": a bracket may leave out the article that a question needs. */
function withArticle(body: string, plural: boolean): string {
  if (plural || /^(?:an?|the)\b/i.test(body)) return body;
  if (COUNTED_OF.test(body)) return `the ${body}`;
  if (/^(?:series|set|group|sequence|collection|network|type|form|kind) of\b/i.test(body)) return `a ${body}`;
  return ONE_THAT.test(body) ? `${/^[aeiou]/i.test(body) ? 'an' : 'a'} ${body}` : body;
}

/** The stem that asks for the term. */
function askForTerm(definition: Definition, sameHeads: number): string {
  const { family, plural } = definition;
  const body = family === 'is' || family === 'apposition' ? withArticle(definition.body, plural) : definition.body;
  const be = plural ? 'are' : 'is';
  // "The bourgeoisie" are "the owners of …": then neither verb is right.
  const agrees = isPlural(body) === plural;
  const head = definition.key.split(' ').at(-1) ?? '';
  const wordings: Record<Family, string> = {
    refers: `Which term refers to ${body}?`,
    called: `What is the term for ${body}?`,
    label: `Which term matches this description: “${body}”?`,
    when: `Which of the following ${plural ? 'occur' : 'occurs'} ${body}?`,
    states: `Which ${sameHeads >= 3 && LAW.test(head) ? head : 'of the following'} ${plural ? 'state' : 'states'} that ${body}?`,
    is: agrees ? `Which of the following ${be} ${body}?` : `Which term refers to ${body}?`,
    apposition: agrees ? `Which of the following ${be} ${body}?` : `Which term refers to ${body}?`,
    case: /(?:tion|sis|ing|gamy)$/.test(head)
      ? `What is the term for the process in which ${body}?`
      : `Which term describes the situation in which ${body}?`,
  };
  const those = family === 'is' ? /^(?:those|one) (?:that|which|who) ((?:are|is|have|can|do|[a-zà-ÿ]+)\b.*)$/iu.exec(body) : null;
  return those ? `Which of the following ${those[1]}?` : wordings[family];
}

/** "one that is formed through marriage": one of what, only the term says. */
const ONE_OF_ITS_KIND = /^(?:those|one (?:that|which|in which))\b/i;

/** The stem for an answer that is typed, where no options set the frame. */
export function askForTermOpenly(definition: Definition): string | null {
  const { body, family, plural } = definition;
  if (ONE_OF_ITS_KIND.test(body)) return null;
  if (family === 'is' || family === 'apposition') return `What is the term for ${withArticle(body, plural)}?`;
  if (family === 'states') return `What is the name of the principle which states that ${body}?`;
  // "What occurs when …?" alone would ask for what comes of it too.
  if (family === 'when') return plural ? null : `What is the term for what occurs ${body}?`;
  return askForTerm(definition, 0);
}

/** Meaning → term, with other terms as options. */
export function termQuestion(material: Material, terms: TermShelf, definition: Definition, random: Random): Draft | null {
  const key = terms.byKey.get(definition.key);
  if (!key || (definition.family === 'refers' && ONE_OF_ITS_KIND.test(definition.body))) return null;
  const sameHeads = terms
    .near(definition.sentence.section.index)
    .filter((term) => term.key !== key.key && term.head === key.head && term.plural === key.plural).length;
  const text = askForTerm(definition, sameHeads);
  // A word of the key that stands in the stem gives it away, unless the other options hold it too.
  const stem = new Set(contentStems(text));
  const shared = contentStems(key.text).filter((word) => stem.has(word));
  const holdsShared = (term: KeyTerm) => shared.every((word) => contentStems(term.text).includes(word));
  const asked = { form: 'meaning' as const, text, key: { ...key, text: definition.term }, sentence: definition.sentence };
  return termChoice(material, terms, asked, random, holdsShared)?.draft ?? null;
}

/** Beside things and processes, these are crossed out or ticked unread. */
const STANDS_OUT =
  /^(?:an? |the |any )?(?:[a-zà-ÿ-]+ )?(?:study|science|field|discipline|branch|method|approach|perspective|theory)\b/iu;

/** "those who …", "full of temples and churches": as an option beside things it is crossed out unread. */
const NO_THING = /^(?:those|full|consisting|composed|comprised|made|based|capable|related)\b/i;

/** How far to both sides other definitions are compared. */
const NEIGHBORS = 60;
const NOUN_LIKE: Family[] = ['refers', 'called', 'is', 'apposition', 'label'];

/** So many sections away a book speaks of something else, unless both terms stand together somewhere. */
const FAR = 6;
/** What a meaning of the same kind, and one that begins alike, count beside that. */
const OF_KIND = 0.25;
const OF_SHAPE = 0.1;
const LEAST_KINSHIP = 0.2;
/** Of so many that are ranked best three are picked, by their lengths; of those of a book fewer, as few are of one place. */
const BAND = { book: 6, other: 12 };

/** How near the meanings of two terms of a book are: by the sections that hold both terms, and by those between their meanings. */
function kinshipOf(terms: TermShelf, one: Definition, other: Definition): number {
  const [a, b] = [terms.byKey.get(one.key), terms.byKey.get(other.key)];
  // "a Dutch shopkeeper who ground lenses" beside a living thing
  if (a?.name !== b?.name) return 0;
  const away = Math.abs(other.sentence.section.index - one.sentence.section.index);
  return (a && b ? togetherness(a, b) : 0) + Math.max(0, FAR - away) / (2 * FAR);
}

/** Term → meaning, with the meanings of other terms as options. */
export function meaningQuestion(
  material: Material,
  terms: TermShelf,
  definition: Definition,
  all: readonly Definition[],
  random: Random,
): Draft | null {
  if (!NOUN_LIKE.includes(definition.family) || NO_THING.test(definition.body)) return null;
  // Readers took 48 of 49 such stems, and 33 of 56 that asked what "best describes" a term.
  const text = `What does the term “${definition.term}” mean?`;
  const own = new Set(contentStems(definition.body));
  const stems = contentStems(definition.term);
  if (stems.some((stem) => own.has(stem))) return null;
  const shape = (body: string) => (/^(?:an?|any)\b/i.test(body) ? 'a' : /^the\b/i.test(body) ? 'the' : 'none');
  const place = all.indexOf(definition);
  const isBook = isLong(material);
  const kinship = (other: Definition) => kinshipOf(terms, definition, other);
  const others = all.slice(Math.max(0, place - NEIGHBORS), place + NEIGHBORS).filter((other) => {
    const ratio = other.body.length / definition.body.length;
    if (other.key === definition.key || !NOUN_LIKE.includes(other.family) || other.score < 0.6 || NO_THING.test(other.body))
      return false;
    if (other.plural !== definition.plural || ratio < 0.5 || ratio > 1.9) return false;
    const stemsOfOther = new Set(contentStems(other.body));
    if (stems.some((stem) => stemsOfOther.has(stem)) || jaccard(own, stemsOfOther) > 0.35) return false;
    return (
      other.sentence.index !== definition.sentence.index &&
      (!isBook || kinship(other) >= LEAST_KINSHIP) &&
      !otherMayBeRight(material, other.body, stems, definition.body, definition.sentence.index)
    );
  });
  const near = (other: Definition) => Math.abs(other.sentence.section.index - definition.sentence.section.index);
  const [kind] = kindsOfMeaning(definition);
  const isOfKind = (other: Definition) => Number(kindsOfMeaning(other)[0] === kind);
  const hasShape = (other: Definition) => Number(shape(other.body) === shape(definition.body));
  const likeness = (other: Definition) => kinship(other) + OF_KIND * isOfKind(other) + OF_SHAPE * hasShape(other);
  const ranked = others.sort(
    (a, b) =>
      (isBook ? likeness(b) - likeness(a) : 0) ||
      isOfKind(b) - isOfKind(a) ||
      hasShape(b) - hasShape(a) ||
      near(a) - near(b) ||
      a.sentence.index - b.sentence.index,
  );
  const picked = pickThree(
    ranked.slice(0, isBook ? BAND.book : BAND.other),
    definition.body.length,
    (other) => other.body,
    random,
  );
  if (!picked || (STANDS_OUT.test(definition.body) && !picked.some((other) => STANDS_OUT.test(other.body)))) return null;
  return {
    type: 'multiple_choice',
    form: 'term',
    text,
    answer: capitalised(definition.body),
    wrong: picked.map((other) => capitalised(other.body)),
    accepted: [],
    keyPoints: [],
    keys: [definition.key],
    quote: definition.sentence.text,
    sentence: definition.sentence,
    score: definition.score - 0.02,
  };
}
