// What the words of a heading tell: whether it names a topic, and whether what stands under it is asked about.

const SKIPPED =
  /^(?:references?|bibliography|works cited|literature|further (?:reading|research)|(?:end)?notes|(?:chapter |section |self-?)?(?:review|check|practice|discussion|concept(?:ual)?|critical thinking|study|test|exam|homework) (?:questions?|problems?|exercises?|yourself|your understanding)|section quiz|short answer|multiple choice|free response|problems?(?: (?:&|and) exercises?)?|exercises?|acknowledge?ments?|solutions?|strategy|problem-solving strateg(?:y|ies).*|discussion|conceptual questions|index|(?:table of )?contents|(?:learning )?(?:objectives|outcomes)|about the authors?|authors?|copyright.*|(?:image |photo )?credits?|attributions?|visual connections?|art connections?|link to learning|preface|foreword|dedication|questions\??|thank you!?|any questions\??|appendix.*|answers?(?: key)?)$/i;
const GENERIC =
  /^(?:introduction.*|(?:(?:chapters?|sections?|units?) )?summar(?:y|ies)|(?:key )?(?:concepts?|terms|points|takeaways)|conclusions?|definitions?|overview|examples?|review|background|agenda|outline|recap|glossary|lecture.*|section [\d.]+|chapter [\d.]+|part [\divx.]+|continued|cont\.?|notes|title)$/i;
/** What stands in many chapters alike, and what papers and lessons are counted by. */
const OF_ANY_TOPIC =
  /^(?:(?:end[- ]of[- ])?(?:chapter|section|unit|module|lesson) (?:review|test|exam|quiz|overview|recap|objectives?)|(?:paper|section|part|unit|module|lesson|week|day|page|slide|question|topic)s? (?:\d+[a-z]?|[ivx]+|[a-h])|differences?(?: between)?|similarities|comparisons?|advantages?(?: (?:and|&) disadvantages?)?|disadvantages?|importance|significance|characteristics|features|types|kinds|uses|activit(?:y|ies)|key facts|main (?:points?|ideas?)|vocabulary|revision(?: notes)?|tests?|exam(?:ination)?|past papers?|mock exam)$/i;

/** A heading without its numbering. */
export function cleanHeading(text: string): string {
  return text
    .replace(/\\(['"])/g, '$1')
    .replace(/^(?:(?:chapter|section|unit|part|lecture)\s+)?(?:\d+(?:\.\d+)*|[IVX]+)[.:)]?\s+(?=[a-zà-ÿ])/iu, '')
    .replace(/\s*\((?:cont(?:inued|\.)?|\d+\/\d+|\d+)\)\s*$/i, '')
    .replace(/\s*[:?]\s*$/, '')
    .trim()
    .replace(/^[^\p{Ll}]{8,}$/u, withoutShouting);
}

/** "Section A" is no article. */
const COUNTED_BY_LETTER = new Set(['section', 'part', 'paper', 'group', 'unit']);
const SMALL_WORDS = new Set(['a', 'an', 'and', 'of', 'the', 'in', 'on', 'to', 'for', 'by', 'or', 'with', 'from', 'at']);

/** Words in capitals only are hard to read: each gets one. */
export function withoutShouting(text: string): string {
  return text
    .toLowerCase()
    .split(' ')
    .map((word, at, all) =>
      at > 0 && SMALL_WORDS.has(word) && !COUNTED_BY_LETTER.has(all[at - 1] ?? '')
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}

/** Parts that hold no material to ask about: references, exercises, front matter. */
export function isSkippedHeading(heading: string): boolean {
  return SKIPPED.test(cleanHeading(heading));
}

/** A heading that names no topic. */
export function isGenericHeading(heading: string): boolean {
  const bare = cleanHeading(heading);
  return GENERIC.test(bare) || OF_ANY_TOPIC.test(bare) || OF_ANY_TOPIC.test(heading.trim()) || !/\p{L}{3}/u.test(heading);
}
