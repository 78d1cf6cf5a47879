// Which phrases does the document put into one list with a term: "prophase, metaphase, and anaphase"? Such phrases are of one kind,
// whatever they are.

import { termKey } from '../../english/noun.ts';
import { isFunctionWord } from '../../english/words.ts';
import { type Material, sentencesWith } from '../material.ts';

const LONGEST_PART = 3;
const MOST_MENTIONS = 80;
const JOINT = /\s*(?:[,;/]|\b(?:and|or|versus|vs\.?)\b)(?:\s*(?:and|or)\b)?\s*/i;
const LEADS = /^(?:an?|the|both|either|some|other|including|namely)\s+/i;

/** The phrases that a part of a list may be: all of it, or what a function word parts from the rest of the sentence. */
function phrasesOf(part: string, isFirst: boolean, isLast: boolean): string[] {
  const words = part.replace(LEADS, '').match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  const phrases = words.length <= LONGEST_PART ? [words.join(' ')] : [];
  for (let size = 1; size <= LONGEST_PART && size < words.length; size += 1) {
    if (isLast && isFunctionWord((words[size] ?? '').toLowerCase())) phrases.push(words.slice(0, size).join(' '));
    if (isFirst && isFunctionWord((words.at(-size - 1) ?? '').toLowerCase())) phrases.push(words.slice(-size).join(' '));
  }
  return phrases.map(termKey);
}

const listsOf = new WeakMap<Material, Map<string, ReadonlySet<string>>>();

/** The keys of the phrases that stand in lists and pairs with this one. */
export function membersWith(material: Material, phrase: string): ReadonlySet<string> {
  const memory = listsOf.get(material) ?? new Map<string, ReadonlySet<string>>();
  listsOf.set(material, memory);
  const phraseKey = termKey(phrase);
  const remembered = memory.get(phraseKey);
  if (remembered) return remembered;
  const mates = new Set<string>();
  for (const { clean } of sentencesWith(material, phrase).slice(0, MOST_MENTIONS)) {
    const parts = clean.split(JOINT);
    const members = parts.map((part, at) => phrasesOf(part, at < parts.length - 1, at > 0));
    const isShort = (at: number) => (parts[at] ?? '').split(' ').length <= LONGEST_PART + 1;
    members.forEach((phrases, at) => {
      // "the crews fear storms, fog and ice": the first part ends with it.
      const isFirst = at < parts.length - 1 && termKey(parts[at] ?? '').endsWith(` ${phraseKey}`);
      if (!phrases.includes(phraseKey) && !isFirst) return;
      let [from, to] = [at, at];
      while ((members[from - 1] ?? []).length > 0 && (from === at || isShort(from))) from -= 1;
      while ((members[to + 1] ?? []).length > 0 && (to === at || isShort(to))) to += 1;
      for (const key of members.slice(from, to + 1).flat()) if (key !== phraseKey) mates.add(key);
    });
  }
  memory.set(phraseKey, mates);
  return mates;
}
