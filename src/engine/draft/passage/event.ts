// What a text tells as having happened: plain statements in the past tense, with who did it and in which year. Statements that
// lean on another sentence, or look back from their own time ("had gone"), are no events here.

import { isDangling } from '../../english/plainText.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import { contentWordStems, isFunctionWord, wordsOf } from '../../english/words.ts';
import { isName } from '../../understand/definition/termRules.ts';
import type { Material, Sentence } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import { isPast, type Parts, partsOf } from '../askAbout.ts';

export type Event = {
  sentence: Sentence;
  parts: Parts;
  /** what happened, without its year and its reason */
  text: string;
  year: number | null;
  /** who did it, if a person */
  person: string | null;
};

const FEWEST_PERSONS = 2;
const FEWEST_YEARS = 4;
/** so many sentences tell whether a text is a story: of a story's first ones every tenth tells what happened */
const EARLY = 200;
const EARLY_SHARE = 0.1;
const YEAR = /\b(1[0-9]\d\d|20[0-2]\d)\b/g;
const IN_YEAR = /,? ?\b(?:in|during) (1[0-9]\d\d|20[0-2]\d)\b,?/i;
const TAIL = /(?:,? (?:because|so that|in order to|since|which|who|where|while|but|although)\b|, (?:and|so|as)\b|;|—).*$/i;
const LOOKS_BACK =
  /\b(?:had|would|used to|later|earlier|already|by then|years before|since then|always|often|usually|every|never)\b/i;

/** Has it a word with a capital that the text never writes small, where a subject may stand? */
function mayName({ lowerWords }: Material, { clean }: Sentence): boolean {
  const first = /^\p{Lu}[\p{L}’-]*/u.exec(clean)?.[0] ?? '';
  if (lowerWords.has(first.toLowerCase()) && !/^The \p{Ll}|, \p{Lu}/u.test(clean)) return false;
  return [...clean.matchAll(/\p{Lu}[\p{L}’-]+/gu)].some(([word]) => !lowerWords.has(word.toLowerCase()));
}

/** "the physicist Ada Melin": the name. */
export function nameIn(subject: string): string {
  return subject.replace(/^[Tt]he (?:\p{Ll}+ ){1,2}(?=\p{Lu})/u, '');
}

/** What stands behind "in", "at" or "of": words with a capital, hyphened ones by their first parts too. */
function placesIn({ pages }: Material): Set<string> {
  const places = new Set<string>();
  for (const text of pages.values()) {
    for (const [, word = ''] of text.matchAll(/\b(?:in|at|near|into|across|outside|around|of) (\p{Lu}[\p{L}’-]+)/gu))
      places
        .add(word)
        .add(word.replace(/’s?$/, ''))
        .add(word.split(/[’-]/)[0] ?? word);
  }
  return places;
}

/** Names that act ("Mara ran …") and are nowhere a place ("in Lumen"), in their longest form. */
function personsOf(material: Material, tagged: Tagged): Map<string, string> {
  const acting = new Map<string, number>();
  for (const sentence of material.sentences) {
    const parts =
      sentence.kind === 'paragraph' && mayName(material, sentence) ? partsOf(sentence.clean.replace(TAIL, ''), tagged) : null;
    const name = nameIn(parts?.subject ?? '');
    if (!parts || !isPast(parts) || !/^(?:\p{Lu}[\p{L}’-]+ ?){1,4}$/u.test(name) || !isName(material, name)) continue;
    if (parts.verb.pos === 'AUX' || isFunctionWord(name.toLowerCase())) continue;
    acting.set(name, (acting.get(name) ?? 0) + 1);
  }
  const places = placesIn(material);
  const persons = new Map<string, string>();
  for (const name of acting.keys()) {
    const last = name.split(' ').at(-1) ?? name;
    if (places.has(last)) continue;
    if (/s$/.test(last) && !name.includes(' ') && (acting.get(name) ?? 0) < 2) continue;
    const longest = [...acting.keys()].filter(
      (other) => other === name || other.endsWith(` ${name}`) || other.startsWith(`${name} `),
    );
    persons.set(name, longest.sort((a, b) => b.length - a.length)[0] ?? name);
  }
  return persons;
}

function eventOf(sentence: Sentence, persons: ReadonlyMap<string, string>, tagged: Tagged): Event | null {
  if (!sentence.usable || sentence.kind !== 'paragraph' || isDangling(sentence.text)) return null;
  const years = [...sentence.clean.matchAll(YEAR)];
  const whole = withoutFullStop(sentence.clean).replace(TAIL, '');
  const dated = years.length === 1 ? IN_YEAR.exec(whole) : null;
  const bare = (dated ? whole.replace(IN_YEAR, (_, _year, at: number) => (at === 0 ? '' : ' ')) : whole)
    .replace(/\s+/g, ' ')
    .trim();
  const text = bare.charAt(0).toUpperCase() + bare.slice(1);
  const length = wordsOf(text).length;
  if (length < 4 || length > 18 || contentWordStems(text).length < 3 || /\d{4}/.test(text) || LOOKS_BACK.test(text)) return null;
  const parts = partsOf(text, tagged);
  if (parts === null || !isPast(parts)) return null;
  return { sentence, parts, text, year: dated ? Number(dated[1]) : null, person: persons.get(nameIn(parts.subject)) ?? null };
}

export type Story = { events: Event[]; persons: string[]; years: number[] };

/** The events of a document and the people in it; a text that mostly explains has neither. */
export function storyOf(material: Material, tagged: Tagged): Story {
  const told = material.sentences.filter((sentence) => sentence.usable && sentence.kind === 'paragraph');
  const persons = personsOf(material, tagged);
  const all = told.flatMap((sentence) => [...sentence.text.matchAll(YEAR)].map((match) => Number(match[1])));
  const years = [...new Set(all)];
  // What only explains is not looked at sentence by sentence: tagging is the dear part.
  if (persons.size < FEWEST_PERSONS && years.length < FEWEST_YEARS) return { events: [], persons: [], years };
  const eventsIn = (some: readonly Sentence[]) =>
    some.map((sentence) => eventOf(sentence, persons, tagged)).filter((event) => event !== null);
  // A story shows itself early; in what is none only the years are looked for.
  const early = eventsIn(told.slice(0, EARLY));
  const isStory = persons.size >= FEWEST_PERSONS && early.length >= EARLY_SHARE * Math.min(EARLY, told.length);
  const late = told.slice(EARLY).filter(({ text }) => isStory || text.search(YEAR) >= 0);
  const events = [...early, ...eventsIn(late)];
  return { events, persons: [...new Set(persons.values())], years };
}
