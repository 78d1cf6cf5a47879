// What the document counts a term among: "three membranes: the chorion, amnion, and allantois", "polysaccharides such as
// chitin", "A clade is a group that …". The patterns are Hearst's (1992). A class that says nothing is none.
import type { Material } from '../text/material.ts';
import { isPluralNoun, otherNumber, termKey, withoutArticle } from '../text/noun.ts';
import { kindsOfNoun } from '../text/nounLexicon.ts';
import type { Definition } from './definition.ts';
import { genusOf } from './kind.ts';
import type { Tagged } from './tagged.ts';

const NUMBER = '(?:two|three|four|five|six|seven|eight|nine|ten|several|many|various|different|main|major|\\d{1,2})';
const ITEM = '(?:the |an? )?(?:[\\p{L}’-]+ ){0,2}[\\p{L}’-]+';
const LIST = `(?:${ITEM}, ){0,7}?${ITEM},? (?:and|or) ${ITEM}`;
/** "three additional membranes: the chorion, amnion, and allantois" */
const COUNTED = new RegExp(
  `\\b${NUMBER} (?:[\\p{L}-]+ ){0,3}?(?:(?:types|kinds|forms|categories|groups|classes) of (?:[\\p{L}-]+ ){0,2}?)?(\\p{L}{3,}s)\\b[^,:;—.]{0,50}(?::|—) ?(${LIST})`,
  'giu',
);
const SUCH_AS = new RegExp(`\\b(\\p{L}{3,}s),? (?:such as|including|like) (${LIST}|${ITEM})(?=[.,;:—)]|$)`, 'giu');
const ARE_SUCH = new RegExp(
  `^(${LIST}) are (?:all |both )?(?:[\\p{L}-]+ ){0,2}?(?:examples|types|kinds|forms) of (?:[\\p{L}-]+ ){0,2}?(\\p{L}{3,}s)\\b`,
  'iu',
);
const AND_OTHER = new RegExp(
  `(?:^|, |\\b(?:of|by|in|as|like) )((?:${ITEM}, ){0,5}?${ITEM}),? (?:and|or) other (?:[\\p{L}-]+ )?(\\p{L}{3,}s)\\b`,
  'giu',
);
const MAY_LIST =
  /\b(?:such as|including|like|other|of|two|three|four|five|six|seven|eight|nine|ten|several|many|various|different|main|major|\d{1,2})\b/i;

const SAYS_NOTHING =
  /^(?:things?|example|way|factor|type|kind|form|part|area|case|other|people|person|aspect|place|element|feature|characteristic|word|term|idea|item|issue|problem|reason|source|effect|result|group|condition|activity|event|thing|change|concept|topic|point|one|set|class|category|state|country|city|year|day|time|number|individual|human|researcher|scientist|student|sociologist|biologist|product|component|object|material|structure|use|process|series|ability|act|measure|amount|level|variety|range|region|unit|branch|member|piece|body|section|division|subset|collection|system|study|means|practice|method|need|purpose|value|trait|portion|center|design|generation|organism|adaptation|formation|glucose|innovation|predecessor|subtype|mixture|tissue layer|effort|benchmark|name|work|life|world|field|role|rule|reaction|relationship)$/;

/** The key of a phrase from a list, as terms have theirs. */
function keysOf(list: string): string[] {
  return list
    .split(/,\s*(?:and |or )?|\s(?:and|or)\s/)
    .map((item) => termKey(withoutArticle(item.trim())))
    .filter((key) => key.length > 2);
}

const known = new WeakMap<Material, ReadonlyMap<string, string>>();

function fromLists(material: Material): ReadonlyMap<string, string> {
  const found = known.get(material);
  if (found) return found;
  const votes = new Map<string, Map<string, number>>();
  const vote = (noun: string | undefined, list: string | undefined) => {
    if (!noun || !list || !isPluralNoun(noun)) return;
    const one = otherNumber(noun.toLowerCase());
    if (SAYS_NOTHING.test(one)) return;
    for (const key of keysOf(list)) {
      if (key.split(' ').includes(one)) continue;
      const counts = votes.get(key) ?? new Map<string, number>();
      votes.set(key, counts.set(one, (counts.get(one) ?? 0) + 1));
    }
  };
  for (const { clean, section } of material.sentences) {
    if (section.skipped || !MAY_LIST.test(clean)) continue;
    for (const [, noun, list] of clean.matchAll(COUNTED)) vote(noun, list);
    for (const [, noun, list] of clean.matchAll(SUCH_AS)) vote(noun, list);
    for (const [, list, noun] of clean.matchAll(AND_OTHER)) vote(noun, list);
    const [, list, noun] = ARE_SUCH.exec(clean) ?? [];
    vote(noun, list);
  }
  const best = new Map(
    [...votes].map(([key, counts]) => [key, [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? '']),
  );
  known.set(material, best);
  return best;
}

/** What a definition opens with tells a class only where it names a body, a stuff, a living thing, a person or a place. */
const BODIES: ReadonlySet<string> = new Set(['part', 'matter', 'tool', 'living', 'person', 'place', 'shape']);
const ALSO = /^(?:theory|perspective|hormone|signal|disease|disorder|movement|joint|phase|stage|law|virus)$/;

function isClass(noun: string, tagged: Tagged): boolean {
  return /^\p{Ll}{3,}$/u.test(noun) && !SAYS_NOTHING.test(noun) && tagged.tokens(`the ${noun} is here`)[1]?.pos === 'NOUN';
}

/** The noun, singular and small, of what the document counts this term among; null where it does not say. */
export function classNounOf(material: Material, key: string, definition: Definition | null, tagged: Tagged): string | null {
  const genus = definition && (definition.family === 'is' || definition.family === 'apposition') ? genusOf(definition.body) : '';
  const names = BODIES.has(kindsOfNoun(genus)[0] ?? '') || ALSO.test(genus);
  if (names && isClass(genus, tagged) && !key.split(' ').includes(genus)) return genus;
  const listed = fromLists(material).get(key);
  return listed !== undefined && isClass(listed, tagged) ? listed : null;
}
