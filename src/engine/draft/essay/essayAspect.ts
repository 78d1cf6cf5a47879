// What the sentences around a term say about it: what it consists of, when it occurs, how it differs. Each aspect is the part
// of a task that one sentence answers. Where the subject is not surely the term, nothing is said.

import { isPlural, otherNumber, withoutArticle } from '../../english/noun.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { leaningOr } from '../../english/reference.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import { contentWordStems, wordsOf } from '../../english/words.ts';
import type { Material, Sentence } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import { ASPECT_RULES } from './aspectRule.ts';

export type Anchor = { text: string; plural: boolean; defined: boolean };
export type Aspect = { kind: string; ask: string; sentence: Sentence };

const EMPTY_IT = pattern(
  String.raw`^it (?:is|was|can be|may be|has been) (?:\w+ )?${oneOf(`
    assumed | believed | clear | common | difficult | easy | essential | estimated | important | impossible | known | likely
    necessary | possible | said | thought | useful
  `)} (?:to|that|for|how|why)\b`,
  'i',
);
const FARTHEST = 9;
const LEAD = pattern(
  String.raw`^(?:${oneOf(`
    however | thus | therefore | moreover | furthermore | in addition | also | in general | typically | generally | today
    in fact | like | unlike [^,]{3,40} | in contrast(?: to [^,]{3,40})? | (?:in|within|for|among|during|at|on) [^,]{2,50}
  `)},?\s+)`,
  'i',
);
const POINTS_AWAY = leaningOr('above | another | below | her | him | his | others? | same | that kind');
const WHAT_VERB = oneOf(`
  absorb | affect | assum | attack | bind | carr | caus | connect | contain | control | creat | destroy | detect | determin
  emphasiz | encourag | explain | generat | increas | influenc | inhibit | involv | measur | predict | prevent | produc
  promot | protect | provid | reduc | reflect | regulat | releas | remov | replac | requir | secret | separat | shap
  stimulat | stor | support | surround | threaten | transport
`);
const VERBS = new RegExp(
  `^(?:(?:also|often|usually|typically|generally)\\s+)?(${WHAT_VERB}(?:s|es|ies|y|e|ize|izes)?)\\s+\\S+\\s+\\S+`,
  'i',
);

function formsOf(anchor: Anchor): string[] {
  return [anchor.text, otherNumber(anchor.text)].map((form) => form.toLowerCase());
}

/** What a sentence says of the term that is its subject, and whether the subject is plural; null when it has another one. */
function predicateOf(
  sentence: Sentence,
  anchor: Anchor,
  followsIt: boolean,
  tagged: Tagged,
): { text: string; plural: boolean } | null {
  const whole = withoutFullStop(tagged.of(sentence).text);
  const bare = withoutArticle(tagged.lowered(whole.replace(LEAD, '')));
  const lower = bare.toLowerCase();
  const pronoun = followsIt ? (anchor.plural ? /^they\s+/i : /^it\s+/i).exec(bare) : null;
  // "It is important to …": nothing is meant by "it".
  if (pronoun && EMPTY_IT.test(bare)) return null;
  if (pronoun) return { text: bare.slice(pronoun[0].length), plural: anchor.plural };
  const form = formsOf(anchor).find((one) => lower.startsWith(`${one} `));
  if (form === undefined) return null;
  const rest = bare.slice(form.length + 1);
  const [first, second] = tagged.tokens(rest.split(/\s+/).slice(0, 4).join(' '));
  const finite = (pos: string | undefined) => pos === 'AUX' || pos === 'VERB';
  const isVerb = (finite(first?.pos) && !/ing$/.test(first?.text ?? '')) || (first?.pos === 'ADV' && finite(second?.pos));
  return isVerb ? { text: rest, plural: isPlural(form) } : null;
}

function isClear(text: string): boolean {
  return !POINTS_AWAY.test(text) && !/[()“”":;$]/.test(text) && wordsOf(text).length <= 14 && contentWordStems(text).length >= 2;
}

/** "are ineffective against viruses because …": why they are so; "move by beating …": how they move. */
function clauseAspect(predicate: string, it: string): { kind: string; ask: string } | null {
  const why = /^(.{8,90}?),? (?:because(?! of)|since(?! (?:the )?\d)) (?=\S+ \S+ \S+)/i.exec(predicate)?.[1];
  if (why && isClear(why) && !/^(?:is|are) (?:important|essential|vital)/i.test(why))
    return { kind: 'why', ask: `why ${it} ${why}` };
  const how = /^((?!is |are |was |were )[^,]{4,60}?) by [a-zà-ÿ]{3,}ing\b .{8,}/iu.exec(predicate)?.[1];
  if (how && isClear(how) && !/\b(?:affected|followed|surrounded)$/.test(how)) return { kind: 'how', ask: `how ${it} ${how}` };
  return null;
}

function aspectOf(predicate: string, anchor: Anchor, plural: boolean): { kind: string; ask: string } | null {
  const it = anchor.plural ? 'they' : 'it';
  const be = anchor.plural ? 'are' : 'is';
  if (/^(?:\w+ )?(?:not|never|no longer)\b/i.test(predicate)) return null;
  if (plural === anchor.plural) {
    const clause = clauseAspect(predicate, it);
    if (clause) return clause;
  }
  for (const rule of ASPECT_RULES) {
    const match = rule.test.exec(predicate);
    if (match) return { kind: rule.kind, ask: rule.ask(it, be, anchor.plural ? '' : 's', match) };
  }
  const verb = plural === anchor.plural ? VERBS.exec(predicate)?.[1] : undefined;
  return verb && /s$/i.test(verb) !== anchor.plural ? { kind: `verb ${verb}`, ask: `what ${it} ${verb}` } : null;
}

const UNLIKE = /\b(?:unlike|differs? from|in contrast (?:to|with)|compared (?:to|with)|as opposed to)\s+(?:an? |the )?/i;
const COMPARED = /^((?:[\p{L}’-]+ ){0,2}[\p{L}’-]+?)(?=,|\.| (?:in|by|because|which|that|who|is|are|does|do|can|have|has)\b)/u;

/** "Unlike prokaryotes, …": how it differs from them. */
function contrastOf(sentence: Sentence, anchor: Anchor, tagged: Tagged): { kind: string; ask: string } | null {
  const { text } = tagged.of(sentence);
  const found = UNLIKE.exec(text);
  const other = found && COMPARED.exec(text.slice(found.index + found[0].length))?.[1];
  if (!other || POINTS_AWAY.test(other) || /\b(?:it|them|most|many|some|all)\b/i.test(other)) return null;
  const tokens = tagged.tokens(other);
  const own = new Set(contentWordStems(anchor.text));
  if (contentWordStems(other).filter((stem) => own.has(stem)).length === own.size) return null;
  if (!['NOUN', 'PROPN'].includes(tokens.at(-1)?.pos ?? '') || formsOf(anchor).some((form) => form.includes(other.toLowerCase())))
    return null;
  return { kind: 'contrast', ask: `how ${anchor.plural ? 'they differ' : 'it differs'} from ${other}` };
}

const NAMES_EXAMPLES = /^(?:,? such as| like| including| includes?)\b/;
const BELONGS = /\bof (?:the |an? )?$/;
const IS_ONE = pattern(String.raw`\b(?:is|are|was|were) (?:an? )?(?:good |common |familiar |well-known )?
    (?:(?:examples?|part|kinds?|types?|forms?) of (?:an? |the )?|an? )$`);

/** Do the words around this place of a term speak of an example of it? */
function tellsExample(before: string, after: string): boolean {
  if (NAMES_EXAMPLES.test(after) && !/\w$/.test(before) && !BELONGS.test(before)) return true;
  return !/^\w/.test(after) && IS_ONE.test(before);
}

/** An example of the term itself: named right beside it, or told in the sentence after it. */
function isExample(sentence: Sentence, anchor: Anchor, follows: boolean): boolean {
  if (follows && /^for (?:example|instance),/i.test(sentence.text)) return true;
  const text = sentence.clean.toLowerCase();
  return formsOf(anchor).some((form) => {
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1))
      if (tellsExample(text.slice(0, at), text.slice(at + form.length))) return true;
    return false;
  });
}

/** The aspects of a term in the sentences from here to the end of the section, in their order, one of each kind. */
export function aspectsOf(material: Material, anchor: Anchor, from: Sentence, tagged: Tagged): Aspect[] {
  const found: Aspect[] = [];
  const forms = formsOf(anchor).map((form) => ` ${contentWordStems(form).join(' ')} `);
  let about = true;
  for (let at = from.index + 1; at <= from.index + FARTHEST; at += 1) {
    const sentence = material.sentences[at];
    if (!sentence || sentence.section !== from.section || sentence.page !== from.page) break;
    if (sentence.block !== material.sentences[at - 1]?.block) about = false;
    if (!sentence.usable) {
      about = false;
      continue;
    }
    const predicate = predicateOf(sentence, anchor, about, tagged);
    const stems = ` ${contentWordStems(sentence.text).join(' ')} `;
    const named = forms.some((form) => stems.includes(form));
    const aspect =
      (predicate || named ? contrastOf(sentence, anchor, tagged) : null) ??
      (predicate ? aspectOf(predicate.text, anchor, predicate.plural) : null) ??
      (isExample(sentence, anchor, about) ? { kind: 'example', ask: '' } : null);
    if (aspect && !found.some((one) => one.kind === aspect.kind)) found.push({ ...aspect, sentence });
    about = predicate !== null;
  }
  return found;
}
