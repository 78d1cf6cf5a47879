// Joins names for a sentence: "a", "a and b", "a, b or c".

/** `word`: "and" or "or" in the language of the sentence. Empty for no names. */
export function joinNames(names: readonly string[], word: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}
