// What a predicate may tell of a term, by its first words, and the part of a task that asks for it. The first rule that fits
// is taken; it judges no subject.

import { oneOf, pattern } from '../../english/pattern.ts';

type AspectRule = { kind: string; test: RegExp; ask: (it: string, be: string, s: string, match: RegExpExecArray) => string };

const AFTER = '(?:(?:also|often|usually|typically|generally|commonly|mainly|primarily|normally|most often)\\s+)?';
export const ASPECT_RULES: readonly AspectRule[] = [
  {
    kind: 'parts',
    test: new RegExp(`^${AFTER}(?:is|are) ${AFTER}(?:made up|composed|comprised|built up) of\\b|^${AFTER}consists? of\\b`, 'i'),
    ask: (it, _be, s) => `what ${it} consist${s} of`,
  },
  {
    kind: 'kinds',
    test: /^(?:is|are|can be) (?:\w+ )?(?:divided|classified|grouped|categorized|subdivided) (?:into|as|by|according)\b/i,
    ask: (it, be) => `how ${it} ${be} classified`,
  },
  {
    kind: 'use',
    test: new RegExp(`^(?:is|are|can be|may be) ${AFTER}used (?:to|for|in|by|as)\\b`, 'i'),
    ask: (it, be) => `what ${it} ${be} used for`,
  },
  {
    kind: 'serves',
    test: /^serves? (?:as|to)\b|^functions? (?:as|to|in)\b/i,
    ask: (it, be) => `what purpose ${it} serve${be === 'is' ? 's' : ''}`,
  },
  { kind: 'role', test: /^plays? an? [\w ]*\b(?:role|part) in\b/i, ask: (it, _be, s) => `what role ${it} play${s}` },
  { kind: 'responsible', test: /^(?:is|are) (?:\w+ )?responsible for\b/i, ask: (it, be) => `what ${it} ${be} responsible for` },
  {
    kind: 'leads',
    test: /^(?:(?:can|may|often|also) )*(?:leads? to|results? in|gives? rise to|brings? about)\b/i,
    ask: (it, _be, s) => `what ${it} lead${s} to`,
  },
  {
    kind: 'allows',
    test: /^(?:can |may )?(?:allows?|enables?|helps?|makes? it possible)\b/i,
    ask: (it, _be, s) => `what ${it} make${s} possible`,
  },
  {
    kind: 'when',
    test: pattern(
      String.raw`^${AFTER}${oneOf(`
        are experienced | arises? | begins? | develops? | happens? | is experienced | occurs? | takes? place
      `)} .*\b(?:when|if|during|after|before|as soon as|in times of)\b`,
      'i',
    ),
    ask: (it, be) => `when ${it} occur${be === 'is' ? 's' : ''}`,
  },
  {
    kind: 'where',
    test: pattern(
      String.raw`^${AFTER}${oneOf(`
        (?:is|are) ${AFTER}(?:found|located|situated|present) | (occurs?|takes? place) | lives? | lies?
      `)} ${oneOf(`
        in | at | on | within | inside | outside | between | near | throughout | along | around
      `)}\b`,
      'i',
    ),
    ask: (it, be, s, [, happens]) => {
      if (happens === undefined) return `where ${it} ${be} found`;
      return /^take/i.test(happens) ? `where ${it} take${s} place` : `where ${it} occur${s}`;
    },
  },
  {
    kind: 'cause',
    test: pattern(
      oneOf(String.raw`
        ^${AFTER}(?:results?|arises?|stems?|comes?) from\b
        ^(?:is|are|can be|may be) ${AFTER}(?:caused by|due to|the result of|brought about by)\b
      `),
      'i',
    ),
    ask: (it, be) => `what ${it} ${be} caused by`,
  },
  {
    kind: 'made',
    test: new RegExp(
      `^(?:is|are|can be) ${AFTER}(?:formed|produced|made|created|synthesized|built) (?:by|when|from|through|as)\\b`,
      'i',
    ),
    ask: (it, be) => `how ${it} ${be} formed`,
  },
  {
    kind: 'control',
    test: /^(?:is|are) (?:\w+ )?(?:regulated|controlled|governed|determined) by\b/i,
    ask: (it, be) => `what ${it} ${be} controlled by`,
  },
  { kind: 'depends', test: new RegExp(`^${AFTER}depends? (?:up)?on\\b`, 'i'), ask: (it, _be, s) => `what ${it} depend${s} on` },
  { kind: 'based', test: /^(?:is|are) (?:\w+ )?based on\b/i, ask: (it, be) => `what ${it} ${be} based on` },
  {
    kind: 'measured',
    test: /^(?:is|are|can be) (?:\w+ )?(measured|calculated|expressed) (?:in|by|as|with|using)\b/i,
    ask: (it, be, _s, match) => `how ${it} ${be} ${(match[1] ?? '').toLowerCase()}`,
  },
  {
    kind: 'features',
    test: /^(?:is|are) (?:\w+ )?(?:characterized|marked|distinguished) by\b/i,
    ask: (it, be) => `what ${it} ${be} characterized by`,
  },
  {
    kind: 'matters',
    test: pattern(
      String.raw`^(?:is|are) (?:\w+ )?${oneOf(`
        critical | crucial | essential | important | necessary | significant | vital
      `)} (?:because|for|to|in|since|as)\b`,
      'i',
    ),
    ask: (it, be) => `why ${it} ${be} important`,
  },
  {
    kind: 'origin',
    test: pattern(
      String.raw`^(?:is|are|was|were) (?:first |originally )?(${oneOf(`
        coined | described | developed | discovered | formulated | founded | introduced | invented | proposed
      `)}) (?:by|in \d{4} by) `,
      'i',
    ),
    ask: (it, _be, _s, match) => `who ${(match[1] ?? '').toLowerCase()} ${it === 'they' ? 'them' : 'it'}`,
  },
];
