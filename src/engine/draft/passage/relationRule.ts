// The words by which a text says how two of its clauses hang together, as a table of rules. Nothing is judged here: relation.ts
// reads a sentence by them.
import { oneOf, pattern } from '../../english/pattern.ts';

/** What the answer is to the claim. */
export type RelationForm = 'condition' | 'conclusion' | 'example';

/** `before`: the part that the sentence before says; the pattern names the other one, or both. */
export type RelationRule = {
  form: RelationForm;
  before?: 'claim' | 'answer';
  test: RegExp;
  example: string;
  claim: string;
  answer: string;
};

const CLAIM = '(?<claim>.{15,200}?)';
const ANSWER = '(?<answer>.{12,170})';

export const relationRules: readonly RelationRule[] = [
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
    form: 'example',
    before: 'answer',
    test: pattern(`^(?:For example|For instance|As an example), (?!if |suppose |consider )${CLAIM}$`),
    example: 'Officers may close a harbour in a storm. For example, the gates of Lumen were shut for a week in March',
    claim: 'the gates of Lumen were shut for a week in March',
    answer: 'Officers may close a harbour in a storm',
  },
];
