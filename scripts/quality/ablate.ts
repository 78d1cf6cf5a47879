// npm run quality -- --ablate [START OF NAMES]: what each rule of the engine changes in the quizzes of ../shared/corpus,
// ../shared/corpus2 and the gold sections. One pass counts in which sources a rule fires; those are written anew without it. A
// rule that fires in many sources is tried on some of them first, and on all of them only if that changed nothing. It judges
// nothing: a rule that changes no question is a candidate to be deleted, after its example is read.
import { type NamedRule, staying, tables } from './rules.ts';
import { type Source, sourcesOf, written } from './sources.ts';

const SOME = 12;

type Row = { table: string; rule: NamedRule; sources: Source[] };

/** Runs with another answer of the rule; the engine asks a rule through its table, so nothing in it has to know. */
async function withRule<T>(rule: NamedRule, refuses: NamedRule['refuses'], run: () => Promise<T>): Promise<T> {
  const writable = rule as { refuses: NamedRule['refuses'] };
  const before = writable.refuses;
  writable.refuses = refuses;
  try {
    return await run();
  } finally {
    writable.refuses = before;
  }
}

/** The rows of the table, with the sources in which each rule fires; and what the engine writes of each source. */
async function counted(sources: readonly Source[]): Promise<{ rows: Row[]; before: Map<Source, string[]> }> {
  const rows: Row[] = Object.entries(tables).flatMap(([table, rules]) => rules.map((rule) => ({ table, rule, sources: [] })));
  const before = new Map<Source, string[]>();
  let now: Source | undefined;
  const watched = rows.reduce<() => Promise<void>>(
    (run, { rule, sources: fired }) => {
      const { refuses } = rule;
      const watch = (of: never) => {
        const is = refuses(of);
        if (is && now && fired.at(-1) !== now) fired.push(now);
        return is;
      };
      return () => withRule(rule, watch, run);
    },
    async () => {
      for (const source of sources) {
        now = source;
        before.set(source, await questionsOf(source));
      }
    },
  );
  await watched();
  return { rows, before };
}

/** The questions of a source; where it has none, the reason counts as one. */
async function questionsOf(source: Source): Promise<string[]> {
  return [await written(source)].flat();
}

/** How many questions are others. */
function changes(before: readonly string[], after: readonly string[]): number {
  const lost = before.filter((question) => !after.includes(question)).length;
  return Math.max(lost, after.filter((question) => !before.includes(question)).length);
}

/** What is written anew without this rule, of some of these sources or, while nothing changes, of all. */
async function changedBy({ rule, sources }: Row, before: ReadonlyMap<Source, string[]>) {
  let [questions, files, tried] = [0, 0, 0];
  const step = Math.max(1, Math.floor(sources.length / SOME));
  const some = sources.filter((_, at) => at % step === 0);
  for (const source of [...some, ...sources.filter((one) => !some.includes(one))]) {
    if (tried >= some.length && questions > 0) break;
    tried += 1;
    const after = await withRule(
      rule,
      () => false,
      () => questionsOf(source),
    );
    const changed = changes(before.get(source) ?? [], after);
    questions += changed;
    if (changed > 0) files += 1;
  }
  return { questions, files, tried };
}

/** Prints for each rule how many sources it fires in, and how many questions are others without it. */
export async function printAblation(root: string, only = ''): Promise<void> {
  const sources = sourcesOf(root, only);
  const { rows, before } = await counted(sources);
  console.log(`questions changed · sources changed of those tried · sources in which it fires, of ${sources.length} · rule`);
  for (const row of rows) {
    const { questions, files, tried } = await changedBy(row, before);
    const told = `${String(questions).padStart(5)} ${`${files} of ${tried}`.padStart(11)} ${String(row.sources.length).padStart(5)}`;
    const stays = questions > 0 ? undefined : staying[row.table];
    console.log(`${told}  ${row.table}: ${row.rule.name}${stays === undefined ? '' : ` (stays: ${stays})`}`);
  }
}
