// "Ebb: the outward flow of the water": a label and what it stands for, where the layout says that it is one.

import { isPlural, termKey } from '../../english/noun.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { contentWordStems, jaccard } from '../../english/words.ts';
import type { Material, Sentence } from '../material.ts';
import type { Section } from '../section.ts';
import type { Proposal } from './definition.ts';

const LABEL =
  /^([\p{L}][^:.?!;=]{1,48}?)\s*(?::|\s[–—-]\s|\s=\s(?=[\p{L}’,-]+ [\p{L}\p{N}’,-]+ [\p{L}\p{N}’,-]+))\s*(.{15,260})$/u;
/** What stands before the colon tells when or why it is said, and is no term. */
const NO_LABEL = pattern(
  String.raw`^(?:${oneOf(String.raw`
    aim | ans | conclusion | (?:correct |model |sample )?answer | examples? | exercise | given | goal | hints? | notes?
    objective | proof | question | recall | remarks? | solution | source | step \d+ | tips? | warning
  `)}s?\b|${oneOf(String.raw`
    advantages? | adverse effects? | agenda | antidotes? | assignments? | assumptions? | attention | author | benefits?
    capital | causes? | caution | cf | chapters? | characteristics | comments? | cons | consequences | contents?
    contraindications? | criticisms? | dates? | deadline | definitions? | diagnosis | disadvantages? | dos(?:e|age)s?
    drawbacks? | duration | effects? | e\.?g | evidence | exams? | features | final | formula | founder | functions?
    homework | i\.?e | important | indications? | input | interactions? | key (?:points?|ideas?|facts?|questions?|takeaways?)
    kinds | (?:last|this|next|previous) \p{L}+ | later | lectures? | limitations? | location | main (?:points?|ideas?)
    mechanism(?: of action)? | midterm | nb | next time | now | onset | outline | output | overdose | overview | places?
    population | prevention | problems? | prognosis | properties | pros | readings? | reasons? | recap | remember | reversal
    review | revision | see | side effects? | signs? | strengths? | structures? | symbol | symptoms? | syntax | therapy
    (?:mon|tues|wednes|thurs|fri|satur|sun)day | today | tomorrow | topics? | toxicity | treatments? | types | units? | uses
    weaknesses | weeks? | yesterday
  `)}(?:\s*\d+)?\s*[:=–—-])`,
  'iu',
);

/** "fat cells Marrow: what fills a bone": the next label, and the number of the next item, which a layout ran together with it. */
const NEXT_LABEL = /(?<=[\p{L})])\s\p{Lu}[\p{L}’-]*(?: \p{Ll}[\p{L}’-]*){0,2}:\s.*$/u;
const NEXT_NUMBER = /(?<=\p{Ll}{3})(?<!\b(?:class|grade|group|level|omega|page|phase|stage|step|type|unit)) \d{1,2}\.?$/u;

/** "Treaty: This is an agreement that …" */
const THIS_IS = /^(?:(?:this|it) is (?=(?:an?|the) )|(?:these|they) are (?=(?:[\p{L}-]+ ){1,3}(?:that|which|who) ))/iu;

/** The term and the meaning of an item, of a bold lead or of a line of a glossary. */
export function labelled(sentence: Sentence): Proposal | null {
  if (!/[:=–—-]/.test(sentence.clean) || sentence.text.includes('?') || NO_LABEL.test(sentence.text)) return null;
  const found = LABEL.exec(sentence.clean);
  if (!found?.[1] || !found[2]) return null;
  const [, label, meaning] = found;
  const bold = sentence.emphasised[0];
  const marked = bold !== undefined && sentence.text.startsWith(bold) && bold.length <= label.length + 2;
  const short = label.split(/\s+/).length <= 4;
  if (!short || !(sentence.kind === 'item' || marked || /glossary|key terms|vocabulary/i.test(sentence.section.heading)))
    return null;
  return {
    term: label,
    meaning: meaning.replace(THIS_IS, '').replace(NEXT_LABEL, '').replace(NEXT_NUMBER, ''),
    wording: 'label',
    plural: isPlural(label),
  };
}

const ALIKE = 0.3;
const MOST_TIMES = 2;
const known = new WeakMap<Material, ReadonlySet<string>>();

type Field = { key: string; sections: ReadonlySet<Section> };

/** The labels of one word that stand with other things behind them each time. */
function fieldsIn(material: Material): Field[] {
  const all = new Map<string, { stems: ReadonlySet<string>; section: Section }[]>();
  for (const sentence of material.sentences) {
    const { term, meaning } = labelled(sentence) ?? {};
    if (term === undefined || meaning === undefined || term.includes(' ')) continue;
    const key = termKey(term);
    all.set(key, [...(all.get(key) ?? []), { stems: new Set(contentWordStems(meaning)), section: sentence.section }]);
  }
  const differ = (some: readonly { stems: ReadonlySet<string> }[]) =>
    some.some((one, at) => some.slice(at + 1).some(({ stems }) => jaccard(one.stems, stems) < ALIKE));
  return [...all]
    .filter(([, some]) => some.length > MOST_TIMES || differ(some))
    .map(([key, some]) => ({ key, sections: new Set(some.map(({ section }) => section)) }));
}

/** "Problem: …, Decision: …" under each of several cases: fields of a form, whose glosses are of their case. */
export function formLabelsOf(material: Material): ReadonlySet<string> {
  const found = known.get(material);
  if (found) return found;
  const fields = fieldsIn(material);
  const shared = (one: Field, other: Field) => [...one.sections].filter((section) => other.sections.has(section)).length;
  const forms = fields.filter((one) => one.sections.size > 1 && fields.some((other) => other !== one && shared(one, other) > 1));
  const keys = new Set(forms.map(({ key }) => key));
  known.set(material, keys);
  return keys;
}
