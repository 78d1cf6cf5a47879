// The nouns by which a meaning says of which kind its term is.
import { oneOf, pattern } from '../../english/pattern.ts';

/** "the ability to …", "long-term process of …" */
export const GENUS = pattern(
  String.raw`^(?:an?|the|any)?\s*(?:[a-zà-ÿ-]+\s+){0,3}?${oneOf(`
    ability | act | agreement | amount | angle | approach | behaviou?r | belief | collection | community | compound
    condition | contract | cost | device | disease | disorder | enzyme | expression | field | figure | force | form | function
    good | group | idea | infection | kind | line | market | material | means | measure | mechanism | method | molecule
    movement | norms? | number | objects? | organ | organism | pattern | people | person | perspective | phenomenon | point
    policy | position | practice | price | principle | process | production | property | protein | quantity | rate | reaction
    region | relationship | rule | science | sequence | series | set | situation | societies | society | spread | state
    structure | study | substance | sum | system | technique | tendency | theory | tissue | tool | traits? | transfer | type
    unit | use | view
  `)}s?\b`,
  'iu',
);
