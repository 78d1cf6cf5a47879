// Reads the marks that an exam prints: "(2 marks)" at a question, "each question carries one mark" above several.

const SMALL_NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ');
const COUNT = `\\d{1,2}(?:\\.5)?|${SMALL_NUMBERS.slice(1).join('|')}`;
const WORD = '(?:marks?|mks?|points?|pts?)';
const OWN = new RegExp(`[([]\\s*(${COUNT})\\s*${WORD}\\.?\\s*[)\\]]`, 'i');
const EACH = [
  new RegExp(
    `\\beach (?:question |correct answer |answer )?(?:carries|is worth|earns|scores|is for)\\s*(${COUNT})\\s*${WORD}`,
    'i',
  ),
  new RegExp(`\\b(${COUNT})\\s*${WORD} (?:each|per question|for each)\\b`, 'i'),
  new RegExp(`\\ball questions carry (${COUNT})\\s*${WORD}`, 'i'),
];

function countOf(numberText: string | undefined): number | null {
  if (numberText === undefined) return null;
  const word = SMALL_NUMBERS.indexOf(numberText.toLowerCase());
  const count = word < 0 ? Number(numberText) : word;
  return count > 0 ? count : null;
}

export function marksIn(text: string): number | null {
  return countOf(OWN.exec(text)?.[1]);
}

/** The marks that a text gives to each question after it, or null. */
export function marksOfEach(text: string): number | null {
  return EACH.map((eachPattern) => countOf(eachPattern.exec(text)?.[1])).find((count) => count !== null) ?? null;
}
