// Words that were broken at the end of a line, joined by what the document itself writes elsewhere.

const KEEPS_HYPHEN =
  /(?:^|\s)(?:self|non|well|half|cross|co|ex|semi|anti|post|pre|multi|high|low|long|short|two|three|four|one)-$/i;

/** The text before a line break with its hyphen resolved, ready for the next line; null when the break is a space. */
export function joinHyphen(textBefore: string, textAfter: string, vocabulary: ReadonlySet<string>): string | null {
  const trimmed = textBefore.trimEnd();
  if (trimmed.endsWith('\u00AD')) return trimmed.slice(0, -1);
  if (/[—–]$/.test(trimmed)) return trimmed;
  const head = /(\p{L}+)-$/u.exec(trimmed)?.[1];
  const tail = /^\p{Ll}+/u.exec(textAfter)?.[0];
  if (!head || !tail) return null;
  const joined = (head + tail).toLowerCase();
  if (vocabulary.has(joined)) return trimmed.slice(0, -1);
  if (vocabulary.has(`${head}-${tail}`.toLowerCase()) || KEEPS_HYPHEN.test(trimmed)) return trimmed;
  return vocabulary.has(head.toLowerCase()) && vocabulary.has(tail) ? trimmed : trimmed.slice(0, -1);
}

/** Every word of these lines that stands whole, hyphens included. */
export function vocabularyOf(texts: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const text of texts) {
    for (const word of text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*(?!\p{L}*-$)/gu) ?? []) words.add(word);
  }
  return words;
}
