// The wishes of a mock exam: from which quizzes and topics, how many questions of which kinds, and how long.
import type { Answered } from '#core/exam';
import type { QuestionType } from '#core/quiz';
import type { LibraryRow } from '#device/db';
import { Button } from '../ui/Button.tsx';
import { Segments } from '../ui/Segments.tsx';
import { TextField } from '../ui/TextField.tsx';
import { TickList } from '../ui/TickList.tsx';
import { useExam } from './examForm.ts';

const kinds: { label: string; types: QuestionType[] }[] = [
  { label: 'Multiple choice', types: ['multiple_choice'] },
  { label: 'Short answers', types: ['short_answer'] },
  { label: 'Essays and diagrams', types: ['essay', 'diagram'] },
];

export function ExamForm(given: { userId: number; quizzes: readonly LibraryRow[]; answered: Answered }) {
  const exam = useExam(given);
  const { wishes, change } = exam;
  return (
    <>
      <section className="card stack">
        <TickList
          legend="Quizzes"
          none="All of them"
          options={given.quizzes.map(({ quizId, quiz }) => ({
            key: String(quizId),
            label: quiz.title,
            note: notesOf(quiz, given.quizzes),
          }))}
          chosen={wishes.quizzes.map(String)}
          onChange={(chosen) => change({ quizzes: chosen.map(Number), topics: [] })}
        />
        {exam.topics.length > 1 ? (
          <details className="more" open={wishes.topics.length > 0}>
            <summary>{wishes.topics.length === 0 ? 'Choose topics' : `${wishes.topics.length} topics chosen`}</summary>
            <TickList
              legend="Topics"
              none="All of them"
              options={exam.topics.map((topic) => ({ key: topic, label: topic }))}
              chosen={wishes.topics}
              onChange={(topics) => change({ topics })}
            />
          </details>
        ) : null}
      </section>
      <section className="card stack">
        <Segments
          legend="Which questions"
          value={wishes.known}
          options={[
            { value: 'all', label: 'All' },
            { value: 'wrong', label: 'Only what I got wrong' },
            { value: 'unseen', label: 'Never seen' },
          ]}
          onChange={(known) => change({ known })}
        />
        <fieldset className="ticks--few">
          <legend className="segs__legend">Kinds</legend>
          {kinds.map(({ label, types }) => (
            <label key={label} className="tick">
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
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <div className="pair">
          <TextField
            label="Questions"
            name="count"
            type="number"
            inputMode="numeric"
            min={1}
            value={wishes.count}
            onChange={(count) => change({ count })}
            error={exam.countError}
          />
          <TextField
            label="Minutes"
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
        <Button full big disabled={!exam.isSound} onClick={() => void exam.start()}>
          {exam.isMaking ? 'Making the exam...' : 'Make the Exam'}
        </Button>
      </section>
    </>
  );
}

/** Of several quizzes with one title also their pages, which tell them apart. */
function notesOf({ questions, filename, title }: LibraryRow['quiz'], all: readonly LibraryRow[]): string {
  const count = questions.length === 1 ? '1 question' : `${questions.length} questions`;
  const isOneOfSeveral = all.filter(({ quiz }) => quiz.title === title).length > 1;
  const pages = isOneOfSeveral ? pagesOf(questions) : null;
  return [count, filename && filename !== title ? filename : null, pages].filter((one) => one !== null && one !== '').join(', ');
}

function pagesOf(questions: LibraryRow['quiz']['questions']): string | null {
  const pages = questions.flatMap(({ source }) => (source && source.section === undefined ? [source.page] : []));
  if (pages.length === 0) return null;
  const [first, last] = [Math.min(...pages), Math.max(...pages)];
  return first === last ? `page\u00a0${first}` : `pages\u00a0${first}\u00a0to\u00a0${last}`;
}

function fittingWords(fitting: number, asked: number, known: 'all' | 'wrong' | 'unseen'): string {
  const few = fitting === 1 ? '1 question fits' : `${fitting} questions fit`;
  if (fitting > 0)
    return asked === fitting ? `${few}, and all of them are asked.` : `${few}. ${asked} are asked, from each quiz in turn.`;
  if (known === 'wrong') return 'Nothing of this was answered wrong on this device.';
  if (known === 'unseen') return 'All of this was answered on this device already.';
  return 'No question fits these wishes.';
}
