// "Ebb: the outward flow of the water": a label and what it stands for, where the layout says that it is one.

import { isPlural } from '../../english/noun.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import type { Sentence } from '../material.ts';
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
    today | tomorrow | topics? | toxicity | treatments? | types | units? | units? | uses | weaknesses | weeks? | yesterday
  `)}(?:\s*\d+)?\s*[:=–—-])`,
  'iu',
);

/** "Limitations", "Indications": what the parts of any notes are called. */
export function isPartName(label: string): boolean {
  return NO_LABEL.test(`${label}:`);
}

/** "fat cells Marrow: what fills a bone": the next label, and the number of the next item, which a layout ran together with it. */
const NEXT_LABEL = /(?<=[\p{L})])\s\p{Lu}[\p{L}’-]*(?: \p{Ll}[\p{L}’-]*){0,2}:\s.*$/u;
const NEXT_NUMBER = /(?<=\p{Ll}{3})(?<!\b(?:class|grade|group|level|omega|page|phase|stage|step|type|unit)) \d{1,2}\.?$/u;

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
    meaning: meaning.replace(NEXT_LABEL, '').replace(NEXT_NUMBER, ''),
    wording: 'label',
    plural: isPlural(label),
  };
}
