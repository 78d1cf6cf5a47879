// Recognises the columns of a table by their headings, as spreadsheets, quiz programs and word lists name them.

/** What a column holds: one of our own names, an option's letter, a wrong answer, or nothing that is read. */
export type ColumnRole = string;

const NAMES: Record<string, string> = {
  question: 'question|question text|questions|stem|prompt|front|term|word|q|frage|terme',
  answer:
    'answer|answers|correct|correct answer|correct answers|right answer|correct option|key|answer key|solution|back|definition|meaning|translation|antwort|réponse|définition',
  type: 'type|question type',
  explanation: 'explanation|feedback|rationale|general feedback',
  topic: 'topic|category|chapter|unit',
  marks: 'marks|mark|points|score',
  'also accepted': 'also accepted|accepted answers|alternative answers',
  quiz: 'quiz',
  oasis: 'oasis',
};
const roles = new Map(Object.entries(NAMES).flatMap(([role, names]) => names.split('|').map((name) => [name, role])));
const OPTION = /^(?:(?:option|choice|answer|answer option|answer choice)\s?)?(?:([a-z])|([1-9]))$/;
const WRONG = /^(?:wrong|incorrect|distractor)(?: answer| option)?s?\s?\d?$/;

/** Pairs: a term with its meaning, or two sides of a card. */
const ROLES_WITHOUT_HEAD = ['question', 'answer'];

/** The role of each column of a first row; null if it names no question and no answer. */
export function rolesOf(cells: readonly string[]): (ColumnRole | null)[] | null {
  const headRoles = cells.map((cell) => roleOf(cell));
  const columns = headRoles.map((role, at) => (headRoles.indexOf(role) < at && role !== 'wrong' ? null : role));
  return columns.includes('question') && columns.includes('answer') ? columns : null;
}

function roleOf(cell: string): ColumnRole | null {
  const name = cell
    .trim()
    .toLowerCase()
    .replace(/\s-\s.*$|\(.*$/, '')
    .replace(/[_\s]+/g, ' ')
    .replace(/[:.)?*]/g, '')
    .trim();
  const role = roles.get(name);
  if (role !== undefined) return role;
  const [, letter, digit] = OPTION.exec(name) ?? [];
  if (letter !== undefined) return letter;
  if (digit !== undefined) return String.fromCharCode(96 + Number(digit));
  return WRONG.test(name) ? 'wrong' : null;
}

/** The roles where the first row names none: pairs, or a question, its options and the right one. */
export function rolesWithoutHead(rows: readonly (readonly string[])[]): (ColumnRole | null)[] | null {
  const width = Math.max(0, ...rows.slice(0, 20).map((cells) => cells.length));
  if (width < 2) return null;
  if (width < 4) return ROLES_WITHOUT_HEAD;
  const namesOption = (cells: readonly string[], at: number) => {
    const key = (cells[at] ?? '').trim().toLowerCase();
    return key !== '' && (/^[a-h1-8]$/.test(key) || cells.slice(1, at).some((cell) => cell.trim().toLowerCase() === key));
  };
  for (let at = Math.min(width - 1, 9); at >= 3; at -= 1)
    if (rows.slice(0, 20).every((cells) => cells.every((cell) => cell.trim() === '') || namesOption(cells, at)))
      return ['question', ...Array.from({ length: at - 1 }, (_, place) => String.fromCharCode(97 + place)), 'answer'];
  return ROLES_WITHOUT_HEAD;
}
