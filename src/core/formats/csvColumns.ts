// Recognises the columns of a table by their headings, as spreadsheets, quiz programs and word lists name them.

/** What a column holds: one of our own names, an option's letter, a wrong answer, or nothing that is read. */
export type ColumnRole = string;

/** The names of each role. Of two columns for one role, the name that stands first here wins. */
const NAMES: Record<string, readonly string[]> = {
  question: [
    'question text',
    'question',
    'questions',
    'stem',
    'prompt',
    'frage',
    'pregunta',
    'front',
    'q',
    'term',
    'word',
    'terme',
  ],
  answer: [
    'correct answer',
    'correct answers',
    'right answer',
    'correct option',
    'richtige antwort',
    'korrekte antwort',
    'bonne réponse',
    'réponse correcte',
    'respuesta correcta',
    'answer',
    'answers',
    'antwort',
    'réponse',
    'respuesta',
    'correct',
    'answer key',
    'key',
    'solution',
    'lösung',
    'back',
    'definition',
    'définition',
    'meaning',
    'translation',
  ],
  type: ['type', 'question type'],
  explanation: ['explanation', 'feedback', 'rationale', 'general feedback'],
  topic: ['topic', 'category', 'chapter', 'unit'],
  marks: ['marks', 'mark', 'points', 'score'],
  'also accepted': ['also accepted', 'accepted answers', 'alternative answers'],
  picture: ['picture', 'image', 'image link', 'image url'],
  quiz: ['quiz'],
  oasis: ['oasis', 'oasis data'],
};
type RankedRole = { role: string; rank: number };
const roles = new Map(
  Object.entries(NAMES).flatMap(([role, names]) => names.map((name, rank) => [name, { role, rank }] as const)),
);
const OPTION =
  /^(?:(?:option|opt|choice|answer|answer option|answer choice|antwort|opción|respuesta|réponse|choix)\s?)?(?:([a-h])|([1-8]))$/;
const WRONG = /^(?:wrong|incorrect|distractor|falsche)(?: answer| option| antwort)?s?\s?\d?$/;
const LONGEST_HEADING = 200;
/** Further columns to the right are not options. */
const MOST_OPTIONS = 8;

/** The role of each column of a first row; null if it names no question and no answer, or if two columns could be either. */
export function rolesOf(cells: readonly string[]): (ColumnRole | null)[] | null {
  const ranked = cells.map((cell) => roleOf(cell));
  const ranksOf = (name: string) => ranked.flatMap((rankedRole) => (rankedRole?.role === name ? [rankedRole.rank] : []));
  const bestRanks = new Map(
    [...new Set(ranked.map((rankedRole) => rankedRole?.role ?? ''))].map((role) => [role, Math.min(...ranksOf(role))]),
  );
  const isBest = (rankedRole: RankedRole | null) => rankedRole !== null && rankedRole.rank === bestRanks.get(rankedRole.role);
  const bestCount = (name: string) => ranked.filter((rankedRole) => rankedRole?.role === name && isBest(rankedRole)).length;
  if (bestCount('question') > 1 || bestCount('answer') > 1) return null;
  const bestRoles = ranked.map((rankedRole, at) => {
    if (rankedRole === null) return null;
    const isFirst = ranked.findIndex((earlier) => earlier?.role === rankedRole.role && isBest(earlier)) === at;
    return isFirst || rankedRole.role === 'wrong' ? rankedRole.role : null;
  });
  const columns = bestRoles.map((role) => (role === null || !isLetter(role) || hasRun(bestRoles, role) ? role : null));
  if (columns.includes('question') && columns.includes('answer')) return repeatedOptions(cells, columns);
  return cells.length === 2 && cells.map((cell) => cell.trim()).join() === 'Q,A' ? ['question', 'answer'] : null;
}

function isLetter(role: string): boolean {
  return /^[a-h]$/.test(role);
}

/** Options are lettered without a gap, and there are two or more. */
function hasRun(roleList: readonly (string | null)[], letter: string): boolean {
  const from = Math.max(1, letter.charCodeAt(0) - 97);
  return Array.from({ length: from + 1 }, (_, at) => String.fromCharCode(97 + at)).every((name) => roleList.includes(name));
}

/** Columns of one heading such as “Answer” beside “Correct answer” are the options. */
function repeatedOptions(cells: readonly string[], columns: (ColumnRole | null)[]): (ColumnRole | null)[] {
  if (columns.some((role) => role !== null && isLetter(role))) return columns;
  const places = cells.flatMap((cell, at) =>
    columns[at] === null && /^(?:answer|option|choice)s?$/i.test(cell.trim()) ? [at] : [],
  );
  if (places.length < 2 || places.length > MOST_OPTIONS) return columns;
  return columns.map((role, at) => (places.includes(at) ? String.fromCharCode(97 + places.indexOf(at)) : role));
}

function roleOf(cell: string): RankedRole | null {
  const name = cell
    .slice(0, LONGEST_HEADING)
    .trim()
    .toLowerCase()
    .replace(/\s-\s.*$/, '')
    .replace(/^([^(]+)\(.*$/, '$1')
    .replace(/[_\s]+/g, ' ')
    .replace(/[:.()?*]/g, '')
    .trim();
  const role = roles.get(name);
  if (role !== undefined) return role;
  const [, letter, digit] = OPTION.exec(name) ?? [];
  if (letter !== undefined) return { role: letter, rank: 0 };
  if (digit !== undefined) return { role: String.fromCharCode(96 + Number(digit)), rank: 0 };
  return WRONG.test(name) ? { role: 'wrong', rank: 0 } : null;
}

/**
 * The roles where no row names them: pairs, or a question, its options and the right one. Returns null where this is not certain:
 * the first of several options must not become the answer.
 */
export function rolesWithoutHead(rows: readonly (readonly string[])[]): (ColumnRole | null)[] | null {
  const table = rows.map((cells) => cells.map((cell) => cell.trim())).filter((cells) => countFilled(cells) > 1);
  const isCounted = hasCounter(table);
  const inner = isCounted ? table.map((cells) => cells.slice(1)) : table;
  const width = Math.max(0, ...inner.map((cells) => cells.findLastIndex((cell) => cell !== '') + 1));
  const innerRoles =
    width === 2 ? ['question', 'answer'] : width > 3 ? rolesByKey(inner, Math.min(width, MOST_OPTIONS + 3)) : null;
  return innerRoles && isCounted ? [null, ...innerRoles] : innerRoles;
}

export function countFilled(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

/** Whether the first of three or more columns numbers the rows. */
function hasCounter(table: readonly (readonly string[])[]): boolean {
  if (!table.some((cells) => countFilled(cells) > 2)) return false;
  const numbers = table.map(([cell = '']) => (/^\d{1,4}[.)]?$/.test(cell) ? Number.parseInt(cell, 10) : null));
  const rowNumbers = numbers.filter((number) => number !== null);
  return (
    rowNumbers.length * 5 >= table.length * 4 &&
    rowNumbers.every((number, at) => at === 0 || number === (rowNumbers[at - 1] ?? 0) + 1)
  );
}

/** Roles from the only column that names an option in two of three rows or more: by its letter, or else by its text. */
function rolesByKey(table: readonly (readonly string[])[], width: number): ColumnRole[] | null {
  const columnsWhere = (names: (cells: readonly string[], at: number) => boolean) =>
    Array.from({ length: width }, (_, at) => at).filter(
      (at) => at > 2 && table.filter((cells) => names(cells, at)).length * 3 >= table.length * 2,
    );
  const byLetter = columnsWhere((cells, at) => {
    const [, letter] = LETTER_KEY.exec(cells[at] ?? '') ?? [];
    const place = letter === undefined ? at : letter.toLowerCase().charCodeAt(0) - 96;
    return place < at && cells[place] !== '';
  });
  const byText = columnsWhere(
    (cells, at) => cells[at] !== '' && cells.slice(1, at).filter((cell) => cell === cells[at]).length === 1,
  );
  const [keyAt, ...otherKeys] = byLetter.length > 0 ? byLetter : byText;
  if (keyAt === undefined || otherKeys.length > 0 || hasRepeats(table, 0)) return null;
  // A column such as “Easy” between the question and its options repeats itself; its neighbour does not.
  if (hasRepeats(table, 1) && !hasRepeats(table, 2)) return null;
  return ['question', ...Array.from({ length: keyAt - 1 }, (_, place) => String.fromCharCode(97 + place)), 'answer'];
}

/** A letter, as B, b), (B) or “Option B”. */
export const LETTER_KEY = /^(?:(?:option|answer|choice)\s)?[([]?([a-h])[\])]?[.):]?$/i;

/** Whether at most half of the cells of a column differ. */
function hasRepeats(table: readonly (readonly string[])[], at: number): boolean {
  return table.length > 1 && new Set(table.map((cells) => cells[at] ?? '')).size * 2 <= table.length;
}
