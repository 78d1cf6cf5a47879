// The wishes of a mock exam: from which quizzes and topics, how many questions of which kinds, and how long.
import type { Answered } from '#core/attempt/exam';
import { type TypeRow, typesWhere } from '#core/quiz/questionTypes';
import type { LibraryRow } from '#device/rows/db';
import { examTexts } from '#texts/exam';
import { Button } from '../ui/Button.tsx';
import { Segments } from '../ui/Segments.tsx';
import { TextField } from '../ui/TextField.tsx';
import { TickList } from '../ui/TickList.tsx';
import { useExam } from './examForm.ts';

/** What is ticked, by how a question is answered; a new way does not compile without its name. */
const kindOf: Record<TypeRow['input'], keyof typeof examTexts.kindNames> = { options: 'choice', line: 'short', text: 'essay' };
const kinds = (Object.keys(kindOf) as TypeRow['input'][]).map((input) => ({
  kind: kindOf[input],
  types: typesWhere((row) => row.input === input),
}));

export function ExamForm(props: { userId: number; quizzes: readonly LibraryRow[]; answered: Answered }) {
  const exam = useExam(props);
  const { wishes, change } = exam;
  return (
    <>
      <section className="card stack">
        <TickList
          legend={examTexts.quizzes}
          emptyLabel={examTexts.allOfThem}
          options={props.quizzes.map(({ quizId, quiz }) => ({
            key: String(quizId),
            label: quiz.title,
            note: notesOf(quiz, props.quizzes),
          }))}
          chosenKeys={wishes.quizzes.map(String)}
          onChange={(quizKeys) => change({ quizzes: quizKeys.map(Number), topics: [] })}
        />
        {exam.topics.length > 1 ? (
          <details className="more" open={wishes.topics.length > 0}>
            <summary>
              {wishes.topics.length === 0 ? examTexts.chooseTopics : examTexts.topicsChosen(wishes.topics.length)}
            </summary>
            <TickList
              legend={examTexts.topics}
              emptyLabel={examTexts.allOfThem}
              options={exam.topics.map((topic) => ({ key: topic, label: topic }))}
              chosenKeys={wishes.topics}
              onChange={(topics) => change({ topics })}
            />
          </details>
        ) : null}
      </section>
      <section className="card stack">
        <Segments
          legend={examTexts.whichQuestions}
          value={wishes.known}
          options={[
            { value: 'all', label: examTexts.known.all },
            { value: 'wrong', label: examTexts.known.wrong },
            { value: 'unseen', label: examTexts.known.unseen },
          ]}
          onChange={(knownFilter) => change({ known: knownFilter })}
        />
        <fieldset className="ticks--few">
          <legend className="segs__legend">{examTexts.kinds}</legend>
          {kinds.map(({ kind, types }) => (
            <label key={kind} className="tick">
              <input
                type="checkbox"
                checked={types.every((type) => wishes.types.includes(type))}
                onChange={(event) =>
                  change({
                    types: event.target.checked
                      ? [...wishes.types, ...types]
                      : wishes.types.filter((type) => !types.includes(type)),
                  })
                }
              />
              <span>{examTexts.kindNames[kind]}</span>
            </label>
          ))}
        </fieldset>
        <div className="pair">
          <TextField
            label={examTexts.count}
            name="count"
            type="number"
            inputMode="numeric"
            min={1}
            value={wishes.count}
            onChange={(count) => change({ count })}
            error={exam.countError}
          />
          <TextField
            label={examTexts.minutes}
            name="minutes"
            type="number"
            inputMode="numeric"
            min={1}
            value={wishes.minutes ?? exam.suggested}
            onChange={(minutes) => change({ minutes })}
            error={exam.minutesError}
          />
        </div>
        <p className="small muted" aria-live="polite">
          {fittingWords(exam.fitting, exam.asked, wishes.known)}
        </p>
        <Button isFullWidth big disabled={!exam.isSound} onClick={() => void exam.start()}>
          {exam.isMaking ? examTexts.making : examTexts.make}
        </Button>
      </section>
    </>
  );
}

/** Of several quizzes with one title also their pages, which tell them apart. */
function notesOf({ questions, filename, title }: LibraryRow['quiz'], all: readonly LibraryRow[]): string {
  const count = examTexts.questions(questions.length);
  const isOneOfSeveral = all.filter(({ quiz }) => quiz.title === title).length > 1;
  const pages = isOneOfSeveral ? pagesOf(questions) : null;
  return [count, filename && filename !== title ? filename : null, pages]
    .filter((note) => note !== null && note !== '')
    .join(', ');
}

function pagesOf(questions: LibraryRow['quiz']['questions']): string | null {
  const pages = questions.flatMap(({ source }) => (source && source.section === undefined ? [source.page] : []));
  if (pages.length === 0) return null;
  const [first, last] = [Math.min(...pages), Math.max(...pages)];
  return first === last ? examTexts.onePage(first) : examTexts.pages(first, last);
}

function fittingWords(fitting: number, askedCount: number, knownFilter: 'all' | 'wrong' | 'unseen'): string {
  if (fitting === 0) return examTexts.noneFits[knownFilter];
  return askedCount === fitting ? examTexts.allFit(fitting) : examTexts.someFit(fitting, askedCount);
}
