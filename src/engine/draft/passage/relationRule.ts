// The words by which a text says how two of its clauses hang together, as a table of rules. Nothing is judged here: relation.ts
// reads a sentence by them.
import { oneOf, pattern } from '../../english/pattern.ts';

/** What the answer is to the claim. */
export type RelationForm = 'reason' | 'condition' | 'conclusion' | 'contrast' | 'example';

/** `before`: the part that the sentence before says; the pattern names the other one, or both. */
export type RelationRule = {
  form: RelationForm;
  before?: 'claim' | 'answer';
  /** the answer stands first, and is what a pronoun of the claim points to */
  isTurned?: true;
  test: RegExp;
  example: string;
  claim: string;
  answer: string;
};

const CLAIM = '(?<claim>.{15,200}?)';
const ANSWER = '(?<answer>.{12,170})';
/** "not because", "is because": the reason is of something else. */
const NOT_AFTER = String.raw`(?<!\b${oneOf(
  'and | are | be | both | even | if | is | it | just | largely | mainly | mostly | not | only | or | partially | partly | perhaps | simply | that | was | were',
)})`;

export const relationRules: readonly RelationRule[] = [
  {
    form: 'reason',
    test: pattern(`^${CLAIM}${NOT_AFTER},? because (?!of\\b)${ANSWER}$`, 'i'),
    example: 'Mineral wool is a good insulator because it holds air still in its fibres',
    claim: 'Mineral wool is a good insulator',
    answer: 'it holds air still in its fibres',
  },
  {
    form: 'reason',
    test: pattern(`^${CLAIM}, since (?!then\\b|\\d)${ANSWER}$`, 'i'),
    example: 'The lamps of the harbour are lit all night, since no ship may enter the port in fog',
    claim: 'The lamps of the harbour are lit all night',
    answer: 'no ship may enter the port in fog',
  },
  {
    form: 'reason',
    isTurned: true,
    test: /^(?:Because|Since) (?!of\b|then\b|\d|the (?:early|late|mid|year|\d))(?<answer>[^,]{12,150}), (?<claim>.{15,200})$/,
    example: 'Because the sill leaves little water at low tide, large ships wait outside the breakwater',
    claim: 'large ships wait outside the breakwater',
    answer: 'the sill leaves little water at low tide',
  },
  {
    form: 'reason',
    before: 'claim',
    test: pattern(`^(?:This|That) (?:is|was) because ${ANSWER}$`),
    example: 'Large ships wait outside the breakwater. This is because the sill leaves little water at low tide',
    claim: 'Large ships wait outside the breakwater',
    answer: 'the sill leaves little water at low tide',
  },
  {
    form: 'reason',
    before: 'answer',
    test: pattern(`^(?:For this reason, |This is (?:the reason )?why |That is why )${CLAIM}$`),
    example: 'The sill leaves little water at low tide. For this reason, large ships wait outside the breakwater',
    claim: 'large ships wait outside the breakwater',
    answer: 'The sill leaves little water at low tide',
  },
  {
    form: 'conclusion',
    before: 'claim',
    test: pattern(
      `^${oneOf(`
        accordingly, | as a consequence, | as a result, | consequently, | hence,? | it follows that | therefore,?
        this implies that | this means that | thus,?
      `)} ${ANSWER}$`,
      'i',
    ),
    example: 'The sill leaves little water at low tide. As a result, large ships wait outside the breakwater',
    claim: 'The sill leaves little water at low tide',
    answer: 'large ships wait outside the breakwater',
  },
  {
    form: 'conclusion',
    test: pattern(
      `^${CLAIM}(?:[,;] (?:and )?${oneOf('as a result | consequently | hence | therefore | thus')},?|, which means that|, meaning that) ${ANSWER}$`,
      'i',
    ),
    example: 'The sill leaves little water at low tide, which means that large ships wait outside',
    claim: 'The sill leaves little water at low tide',
    answer: 'large ships wait outside',
  },
  {
    form: 'condition',
    test: /^(?<claim>(?:When|If|Whenever|Once|Unless) [^,]{10,130}), (?:then )?(?<answer>.{12,170})$/,
    example: 'When the evening tide leaves the sill, the gates of the basin are pressed together',
    claim: 'When the evening tide leaves the sill',
    answer: 'the gates of the basin are pressed together',
  },
  {
    form: 'contrast',
    test: pattern(`^${CLAIM}, (?:whereas|while) (?!also\\b)${ANSWER}$`, 'i'),
    example: 'Cholera is spread by water, whereas typhus is carried by lice',
    claim: 'Cholera is spread by water',
    answer: 'typhus is carried by lice',
  },
  {
    form: 'contrast',
    test: /^(?:Whereas|While) (?<claim>[^,]{15,150}), (?<answer>.{12,170})$/,
    example: 'While wooden ships are eaten by worms, iron ships are damaged by the salt of the sea',
    claim: 'wooden ships are eaten by worms',
    answer: 'iron ships are damaged by the salt of the sea',
  },
  {
    form: 'contrast',
    before: 'claim',
    test: pattern(`^(?:By contrast|Conversely|In contrast|On the other hand), ${ANSWER}$`),
    example: 'Wooden ships are eaten by worms. By contrast, iron ships are damaged by the salt of the sea',
    claim: 'Wooden ships are eaten by worms',
    answer: 'iron ships are damaged by the salt of the sea',
  },
  {
    form: 'example',
    before: 'answer',
    test: pattern(`^(?:For example|For instance|As an example), (?!if |suppose |consider )${CLAIM}$`),
    example: 'Officers may close a harbour in a storm. For example, the gates of Lumen were shut for a week in March',
    claim: 'the gates of Lumen were shut for a week in March',
    answer: 'Officers may close a harbour in a storm',
  },
];
