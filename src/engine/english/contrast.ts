// What sets two things against each other in a sentence.
import { oneOf, pattern } from './pattern.ts';

export const SETS_AGAINST = pattern(
  String.raw`\b${oneOf(`
    as opposed to | by contrast | compared (?:to|with) | differences? | different from | differs? | distinct from
    distinguish(?:es|ed)? | in contrast | on the other hand | opposite of | unlike | versus | vs | whereas
  `)}\b`,
  'i',
);
