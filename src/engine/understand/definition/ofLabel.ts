// What a label in notes and slides often has behind it instead of its meaning: an order, a purpose, how or where it is found, what
// is asked there. Only a noun phrase says of which kind a thing is (decision 093). Where doubtful, nothing is asked.

import { isPluralNoun } from '../../english/noun.ts';
import { kindsOfNoun } from '../../english/nounLexicon.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import type { Tagged } from '../tagged.ts';

/** "Strategy tip", "Clinical picture": what layouts and lessons call their parts. */
const ROLE = pattern(
  oneOf(String.raw`
    \b(?:check|checklist|flag|prompt|rationale|reminder|roadmap|takeaways?|tips?|challenges?|causes?|investigations?)$
    \bpreparations?$
    ^(?:causes|complications|diagnosis|management|signs|symptoms|treatment) of\b
    ^(?:clinical (?:features|picture|presentation)|complications|etiology|exam weight|management|pathology|policy)$
    ^deficienc(?:y|ies)$
    ^(?:check(?:ing)? for understanding|key case references?|remed(?:y|ies)|requirements?|risk factors?|time estimate)$
    \p{L}s (?:affected|concerned|covered|included|involved|mentioned|needed|required|used)$
  `),
  'iu',
);

/** "to confirm findings", "associated with …", "oldest, most common …", "no money to give": its purpose, how it is, or what there is not. */
const IS_SO = pattern(
  String.raw`^${oneOf(String.raw`
    able | asymptomatic | available | best | both | cheapest | dependent | due | earliest | fastest | highest
    largest | latest | least | less | lowest | more | most | never | newest | not? | oldest | prone | slowest
    smallest | symptomatic | to \p{L}+ | unable | worst
    (?:very )?${oneOf('absent | common | frequent | harmful | helpful | present | rare | typical | useful')} ${oneOf(
      'after | among | at | during | for | in | on | with | within',
    )}
    (?:often |usually |commonly |mainly |mostly )?${oneOf(`
      advised | associated | based | called | caused | characteri[sz]ed | considered | done | followed | found | given | located
      needed | performed | preferred | recommended | seen | treated | used
    `)} (?:and|as|at|before|by|during|for|from|if|in|near|on|only|to|when|with|within)
  `)}\b`,
  'iu',
);

/** "what benefits are produced, and who receives them": questions. */
const QUESTIONS = /^(?:what|which|who|how|where|when|why) .*\b(?:and|or) (?:what|which|who|how|where|when|why)\b/iu;

/** "what are the rules for tying knots": one question. "what is left at low water" is a thing. */
const QUESTION =
  /^(?:what|which|who|how|where|when|why) (?:(?:is|are|was|were) (?:an?|the|your|their|our|its)|do|does|did|should) /iu;

/** "when the tide turns, the bank may move": a sentence, of whatever. "lots of sand on the bank": what there is. */
const WHOLE_CASE = /^(?:if|when|whenever|once|as) [^,]+, (?:an?|the|it|they|this|these) /iu;
const PLENTY = /^(?:lots|plenty|a lot) of |^stands for /iu;

/** "all known ropes represented": what is done with how many. */
const ALL_DONE = /^(?:all|each|every|many|most) (?:\p{L}+ ){1,4}\p{L}+ed$/iu;

/** "once a fortnight, when the moon is full", "usually of oak": how often. */
const HOW_OFTEN = pattern(
  String.raw`^${oneOf(String.raw`
    generally | mostly | normally | often | sometimes | typically | usually | once | twice | (?:two|three|four) times | daily
    weekly | every (?:\d+|day|month|other|time|week|year)
  `)}\b`,
  'iu',
);

/** "Hull- Found under water", "Salt-3%": labels with what belongs to them. */
const LABELS = /^\p{Lu}\p{Ll}+ ?[-–] ?(?:\p{Lu}\p{Ll}+ |\d)/u;

/** "Bacterial vaginosis & Trichomonas vaginalis": two names, and nothing said of either. */
const TWO_NAMES = /^(?!(?:an?|the) )[\p{L}’-]+(?: [\p{L}’-]+)? (?:&|\+|and\/or) [\p{L}’-]+(?: [\p{L}’-]+)?$/u;

/** "Draft a short script", "move an issue": between a noun and an article there would be a word. */
const ORDER = /^(\p{L}+) (?:an?|the|your|their|all|each|every|whether|how) /iu;

/** "anything false Try to speak plainly": a line that the layout ran on with the next one. */
const RAN_ON = /\p{Ll} (\p{Lu}\p{Ll}+) (?:to|the|an?|your|not)\b/gu;

/** "scurvy which is a weakness …": a case of it, and what that is. */
const CASE_OF_IT = /^\p{Ll}+,? (?:which|that) (?:is|are) (?:the|an?) /u;

/** "proper disposal of all that was used is essential": advice. */
const ADVISED = pattern(
  String.raw`\b(?:is|are) (?:also |always |often |very )?${oneOf(
    'advised | crucial | essential | important | mandatory | necessary | needed | recommended | required | vital',
  )}$`,
  'iu',
);

/** "low dues but high costs of handling", "few berths, high rents": how much there is of what, and not what it is. */
const MUCH_AND_LITTLE = /^(?:few|high|limited|low|many|much) [^,]*(?:,| but) (?:few|high|limited|low|many|much|no) /iu;

/** "wrong charts or lost buoys": one thing or another, and nothing said of either. */
const ONE_OR_OTHER = /^(?!(?:an?|any|the) )\p{Ll}+ \p{Ll}+ or \p{Ll}+ \p{Ll}+$/u;

/** "some crews sail at night", "many small boats": so are some of them, or there are so many. */
const SOME_OF_THEM = /^(?:a few|many|most|several|some) /iu;

/** "mate + pilot": a note of two things. */
const ADDED = / \+ \p{L}/u;

/** "Piloting: people who steer a ship": who does it, and not what it is. */
const ACT = /(?:ing|ment|tion)$/iu;
const WHO = /^(?:individuals?|one|people|persons?|someone|those) (?:that|who)\b/iu;

/** "Halo effect: one good trait colours all others": what happens is what such a name means. */
export const SAYS_WHAT_HAPPENS = pattern(
  String.raw`\b${oneOf(`
    axiom | bias | dilemma | effect | error | externality | failure | fallacy | hypothesis | illusion | law | paradox
    phenomenon | postulate | principle | problem | rule | syndrome | theorem | theory | trap
  `)}$`,
  'i',
);

/** "‘What the crew will do next’" */
const QUOTED = /^[‘“"'].*[’”"']$/u;

/** "flows from into the left": what stood between two such words was lost. */
const BROKEN = /\b(?:from|of|with) (?:into|of|by|with|to)\b/i;

/** Does the gloss say something else of its label than what it is? */
export function saysOfLabel(
  label: string,
  gloss: string,
  clean: string,
  lowerWords: ReadonlySet<string>,
  tagged: Tagged,
): boolean {
  if (
    / OR /.test(gloss) ||
    ROLE.test(label) ||
    IS_SO.test(gloss) ||
    TWO_NAMES.test(gloss) ||
    CASE_OF_IT.test(gloss) ||
    BROKEN.test(gloss) ||
    ADVISED.test(gloss) ||
    MUCH_AND_LITTLE.test(gloss) ||
    ONE_OR_OTHER.test(gloss) ||
    QUOTED.test(gloss) ||
    ADDED.test(gloss) ||
    (SOME_OF_THEM.test(gloss) && !SAYS_WHAT_HAPPENS.test(label)) ||
    (ACT.test(label) && WHO.test(gloss)) ||
    QUESTION.test(gloss) ||
    HOW_OFTEN.test(gloss) ||
    WHOLE_CASE.test(gloss) ||
    PLENTY.test(gloss) ||
    ALL_DONE.test(gloss) ||
    LABELS.test(clean.slice(label.length).replace(/^[^\p{L}]+/u, '')) ||
    isOrderOfThings(gloss, tagged) ||
    spellsOut(label, gloss)
  )
    return true;
  if (QUESTIONS.test(clean.slice(label.length).replace(/^\P{L}+/u, ''))) return true;
  const [, first = ''] = ORDER.exec(gloss) ?? [];
  if (first !== '' && tagged.tokens(`they ${gloss}`)[1]?.pos === 'VERB' && !/(?:ing|ed|en|s)$/i.test(first)) return true;
  if ([...gloss.matchAll(RAN_ON)].some(([, word = '']) => lowerWords.has(word.toLowerCase()))) return true;
  return isAdjective(label, tagged) || isSoBare(gloss, tagged);
}

/** "Wind resistant: sails that …": how a thing is, beside a thing. */
function isAdjective(label: string, tagged: Tagged): boolean {
  const tokens = tagged.tokens(tagged.lowered(label));
  const last = tokens.at(-1);
  return tokens.length > 1 && last?.pos === 'ADJ' && kindsOfNoun(last.text.toLowerCase()).length === 0;
}

/** "carry goods into a hold", "limit messages between ports": the verb of an order, though its noun has no article. */
function isOrderOfThings(gloss: string, tagged: Tagged): boolean {
  const [, first, second, third] = tagged.tokens(`they ${gloss}`);
  return (
    first?.pos === 'VERB' &&
    !/(?:ing|ed|en|[^s]s)$/.test(first.text) &&
    second?.pos === 'NOUN' &&
    (isPluralNoun(second.text) || tagged.tokens(gloss)[0]?.pos === 'VERB') &&
    /^(?:between|from|into|onto|towards?)$/.test(third?.text ?? '')
  );
}

/** "FOSS: free and open source software": the words behind the letters, which give them away. */
function spellsOut(label: string, gloss: string): boolean {
  const initials = [...gloss.matchAll(/(?<![\p{L}’'])\p{L}/gu)].map(([letter]) => letter.toUpperCase()).join('');
  return (
    /^\p{Lu}{2,6}$/u.test(label) && new RegExp([...label].join('[AFOT]?')).test(initials) && initials.length <= label.length + 2
  );
}

const MANY = /^(?:all|few|many|most|several|some)$/i;

/** "answers are relevant", "asymptomatic in most cases": a clause, or an adjective without its noun. */
function isSoBare(gloss: string, tagged: Tagged): boolean {
  const [first, second, third] = tagged.tokens(gloss);
  if (first === undefined || second === undefined) return false;
  if (/^(?:is|are|was|were)$/.test(second.text) && !/^(?:what|that|who|which|whatever|where|when|how)$/i.test(first.text))
    return true;
  // "many available, often combined": of what, the slide shows.
  if (MANY.test(first.text) && second.pos === 'ADJ' && !['NOUN', 'PROPN', 'ADJ'].includes(third?.pos ?? '')) return true;
  return (
    first.pos === 'ADJ' && second.pos === 'ADP' && second.text !== 'of' && kindsOfNoun(first.text.toLowerCase()).length === 0
  );
}
