// Opinion, praise and pictures: true perhaps, but nothing that a student could be asked to know.
import { oneOf, pattern } from '../../english/pattern.ts';
import { anyRefuses, type Rule } from '../../english/rule.ts';

const UNSURE = pattern(
  String.raw`\b${oneOf(`
    arguably | certainly | controversial | exciting | fascinating | remarkable | subject of (?:\\w+ )?(?:controversy|debate)
    undoubtedly
  `)}\b`,
  'i',
);

/** "the major reason for …", "a fundamental approach to …": others are so too, and which of them comes first is no meaning. */
const RANKED = pattern(
  String.raw`^(?:an?|the|one) ${oneOf(`
    basic | central | chief | common | commonest | essential | frequent | fundamental | important | key | leading | main | major
    most common | most important | primary | principal | significant | usual
  `)} ${oneOf(`
    aim | approach | aspect | cause | challenge | channel | complication | concern | consequence | effect | factor | feature
    form | goal | idea | issue | means | method | occupation | point | principle | problem | product | purpose | reason | result
    risk | role | source | step | strategy | symptom | technique | tool | topic | type | way
  `)}s?\b`,
  'i',
);

/** "one of the important means of …": so are others, and nothing tells which of them it is. */
const GREATEST = pattern(
  String.raw`\b(?:among|one of) the (?:very )?${oneOf(`
    best(?:-known)? | chief | important | key | leading | main | major
    most (?:significant|important|famous|influential|widely|common)
    (?!${oneOf('chest | forest | guest | harvest | interest | priest | request | west')}\b)[a-z]{3,}est
  `)}\b`,
  'i',
);

export const remarkRules: readonly Rule<string>[] = [
  {
    name: 'a figure of speech',
    example: 'the backbone of the age of trade by sea',
    refuses: (text) =>
      /\b(?:(?:engine|hallmark|powerhouse|poster child) of|backbone|cornerstone|lifeblood|heart (?:and soul )?of)\b/i.test(text),
  },
  {
    name: 'how sure or how moved the writer is',
    example: 'arguably the oldest port of the coast',
    refuses: (text) => UNSURE.test(text),
  },
  {
    name: 'one of the greatest',
    example: 'among the most important works of a port',
    refuses: (text) => GREATEST.test(text),
  },
  {
    name: 'how good or hard it is',
    example: 'a complex process that defies an easy description',
    refuses: (text) =>
      /^an? (?:very |highly |truly )?(?:complex|difficult|important|potent|powerful|underutilized|undervalued|useful|valuable)\b/i.test(
        text,
      ) || /\bdef(?:y|ies) (?:easy |simple )?(?:definition|description|explanation)/i.test(text),
  },
  {
    name: 'an important part',
    example: 'a broker who has got an important place in the trade by sea',
    refuses: (text) => /\bimportant (?:avenue|part|place|role|factor|aspect|source)\b/i.test(text),
  },
  {
    name: 'the first among its like',
    example: 'the major reason for crews that stay ashore',
    refuses: (text) => RANKED.test(text),
  },
  {
    name: 'widely used',
    example: 'a rope that is widely used on ships',
    refuses: (text) => /\bwidely used\b|^an? (?:very )?(?:commonly|frequently|often) used\b/i.test(text),
  },
];

/** Is this an opinion or a picture instead of a fact? */
export function isRemark(text: string): boolean {
  return anyRefuses(remarkRules, text);
}
