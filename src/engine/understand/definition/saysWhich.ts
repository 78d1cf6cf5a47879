// What tells a thing apart, and what only describes it.

import { oneOf, pattern } from '../../english/pattern.ts';

const ONLY_DESCRIBES = pattern(
  oneOf(String.raw`
    ^(?:another|other)\b
    ^(?:(?:an?|the|one|some|any)\s+)?(?:${oneOf(`
      especially | extremely | highly | less | more | most | particularly | quite | very | widely
    `)}\s+)?${oneOf(String.raw`
      able | about | all | also | as | at | based | basis | because | believed | best | better | both | building blocks? of
      by | case | central | clear | common | comparison | composed | consequence | considered | critical | crucial | dependent
      different(?! [a-zà-ÿ]+s? of\b) | difficult | due | each | easy | equal | essential | example | examples | excellent
      expansion | expected | extension | fact | famous | first | focus | found | foundation of | four | from | further | good
      great | hard | higher | home to | how | important | in | independent | interesting | key | larger | last | less | like
      likely | located | lower | made | main | major | matter | member of | more | most
      (?:natural|positive|negative)(?! [a-zà-ÿ]+s? (?:that|which|of|in)\b) | necessary | new | next | no | not | now | often
      on | one | only | opposed | outcome | part of(?! .*\b(?:that|which|where)\b) | popular | possible | powerful | present
      primary | problem | product of | question | reason | recent | related | representation | responsible | result | said
      same | second | seen | serious | shown | significant | similar | smaller | still | subject | subject to | third
      thought | three | to | topic | two | under | useful | usually | way to | well | what | where | why | with | within
      without
    `)}\b(?!-)
  `),
  'iu',
);
const DEFINES_ALL_THE_SAME = pattern(
  String.raw`^
    (?:one (?:who|that|which|in which|where)|any [a-zà-ÿ]+ (?:of|that|in|which)|(?:an?|the) (?:science|branch|system|set|part) of)
    \b`,
  'iu',
);
const DEFINES = pattern(
  String.raw`\b${oneOf(String.raw`
    about | based | between | by which | capable | caused | consisting | containing | \w{3,}ed | for | from | having
    in which | \w{3,}ing | made | of | that | through which | to | used | using | when | where(?:in|by)? | which | who | whom
    whose | with | without
  `)}\b`,
  'i',
);

/** Does it tell the thing apart, and not only describe it? */
export function saysWhich(meaning: string): boolean {
  return (!ONLY_DESCRIBES.test(meaning) || DEFINES_ALL_THE_SAME.test(meaning)) && DEFINES.test(meaning);
}

/** "a random event occurring anywhere", "a property caused by …": much else is one too. */
const OF_MANY = pattern(
  String.raw`^(?:an?|the) (?:[a-zà-ÿ-]+ ){0,2}?${oneOf(`
    aspect | characteristic | effect | event | factor | feature | issue | phenomenon | place | problem | property | result
    thing
  `)}\b(?! (?:that|which|who|in|where|when|of|by|whose|for|between)\b)`,
  'iu',
);

/** Is what is said of it true of much else too? */
export function isOfMany(meaning: string): boolean {
  return OF_MANY.test(meaning);
}
