// The key at the end of an exam paper: which answer belongs to which number. What the questions are, paper.ts says.
import { oneOf, pattern } from '../english/pattern.ts';
import { optionOf, type PaperLine, type PaperQuestion } from './examPaper.ts';

export type KeyEntry = { number: number; part: number; text: string; line: PaperLine };

const HEADING = pattern(
  String.raw`^${oneOf(`
    (?:answer )?key | answers? to (?:the )?(?:questions|section|part|paper).* | marking (?:scheme|guide)
    (?:model )?answers?(?: (?:key|scheme|sheet))? | solutions?
  `)}\s*:?$`,
  'i',
);
/** "ANSWERS 1. B 2. D" in one line. */
const WITH_ENTRIES = /^(?:answers?|answer key|key)\s*:?\s+(?=\d{1,3}\s*[.):-]?\s*[([]?[A-Ea-e]\b)/i;
const LETTERED = /(?:^|[\s,;])(\d{1,3})\s*[.):–-]?\s*([([]?[A-Ea-e]\b[)\].]?)(?=$|[\s,;])/g;
const WORDED = /^(\d{1,3})\s*[.):]\s+(\S.*)$/s;

/** What parts a paper and its key alike. */
export const HEADLINE =
  /^(?:(?:section|part|paper)\s+[\dA-Z]\b|(?:multiple choice|true (?:or|\/) false|short answers?|essays?)\b)/i;

/** The place of the line that begins the key, or null. */
export function keyStartOf(lines: readonly PaperLine[]): number | null {
  const at = lines.findLastIndex(({ text }, place) => place > 0 && (HEADING.test(text.trim()) || WITH_ENTRIES.test(text)));
  return at < 0 ? null : at;
}

/** How many of these lines are the key: behind a heading that parts no paper the document goes on, and its count is another. */
export function keyLengthOf(lines: readonly PaperLine[]): number {
  const end = lines.findIndex(
    ({ text, heading }, at) => at > 0 && heading && entriesOfLine(text).length === 0 && !HEADLINE.test(text),
  );
  return end < 0 ? lines.length : end;
}

/** All of a line's entries are letters: "1. B 2. D 3. A"; else it is one entry in words. */
function entriesOfLine(text: string): { number: number; text: string }[] {
  const bare = text.replace(WITH_ENTRIES, '').trim();
  const letters = [...bare.matchAll(LETTERED)];
  const rest = bare.replace(LETTERED, '').replace(/[\s,;]/g, '');
  if (letters.length > 0 && rest === '')
    return letters.map(([, number, letter]) => ({ number: Number(number), text: letter ?? '' }));
  const [, number = '', words = ''] = WORDED.exec(bare) ?? [];
  if (number === '') return [];
  // "… for part 4. Actual eviction is …": the next entry, which a layout ran together with this one.
  const cut = words.search(new RegExp(`\\s${Number(number) + 1}[.)]\\s+(?=\\p{Lu})`, 'u'));
  const entry = { number: Number(number), text: (cut < 0 ? words : words.slice(0, cut)).trim() };
  return cut < 0 ? [entry] : [entry, ...entriesOfLine(words.slice(cut).trim())];
}

/** The entries of a key, from these lines. */
export function keyEntriesOf(lines: readonly PaperLine[]): KeyEntry[] {
  const entries: KeyEntry[] = [];
  let part = 0;
  for (const line of lines) {
    for (const { number, text } of entriesOfLine(line.text)) {
      const last = entries.at(-1);
      if (last && number <= last.number) part += 1;
      entries.push({ number, part, text, line });
    }
  }
  return entries;
}

/** A question with what the key says to its number. `own`: the part that a key in the middle of a document stands under; null at its end. */
export function withKey(question: PaperQuestion, entries: readonly KeyEntry[], own: number | null): PaperQuestion {
  if (own !== null && question.part !== own) return question;
  const parts = new Set(entries.map(({ part }) => part)).size;
  const fitting = entries.filter((entry) => entry.number === question.number && (parts === 1 || entry.part === question.part));
  const [entry] = fitting;
  if (question.letter !== null || question.number === null || entry === undefined || fitting.length > 1) return question;
  const said = /^[([]?([A-Ea-e])[)\].:]?(?:\s+(.+))?$/s.exec(entry.text);
  const given = said?.[1]?.toUpperCase() ?? null;
  // "2. C. the trysail": the option in its words too, and nothing else.
  const option = given === null ? undefined : optionOf(question, given);
  const letter = said?.[2] === undefined || said[2].trim().toLowerCase() === option?.toLowerCase() ? given : null;
  if (question.options.length > 0) return { ...question, letter };
  return letter === null ? { ...question, answer: { text: entry.text, line: entry.line } } : question;
}
