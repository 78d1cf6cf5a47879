// Cuts a text into sentences for showing and speaking it. The engine has rules of its own for what it asks about.

const SENTENCE_END = /[.!?…][)"”’»\]]{0,2}\s|[。！？।]/gu;
const SENTENCE_START = /^["“«‘(¿¡[]?[\p{Lu}\p{N}\p{Lo}]/u;
/** A full stop behind one of these ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{Lu}|[Dd]r|Mrs?|Ms|Prof|St|vs|cf|[Ff]igs?|[Ee]q|approx|[Nn]o|[Vv]ol|pp?|[Aa]rt|env|[Cc]hap)\.$|\.\p{L}\.$/u;

const LONGEST_ABBREVIATION = 10;

/** The sentences of a text, each verbatim and trimmed. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: ending, index } of text.matchAll(SENTENCE_END)) {
    const end = index + ending.length;
    const lastWord = text.slice(Math.max(start, end - LONGEST_ABBREVIATION), end).trim();
    if (!SENTENCE_START.test(text.slice(end, end + 2)) || ABBREVIATION.test(lastWord)) continue;
    sentences.push(text.slice(start, end).trim());
    start = end;
  }
  const rest = text.slice(start).trim();
  return rest === '' ? sentences : [...sentences, rest];
}
