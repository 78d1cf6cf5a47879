// The day of the exam, for all documents or for one, and what it asks of each day until then.
import { useState } from 'react';
import type { Deck } from '#core/review/review';
import type { ReviewSettings } from '#core/review/reviewPlan';
import { settingsTexts } from '#texts/settings';
import { uiTexts } from '#texts/ui';
import { Field } from '../ui/Field.tsx';
import { ExamDay } from './ExamDay.tsx';
import type { QuizTitles } from './quizTitles.ts';

type Props = {
  titles: QuizTitles;
  deck: Deck | null;
  settings: ReviewSettings;
  choose: (changes: Partial<ReviewSettings>) => void;
};

export function ExamFields({ titles: { kept, titleOf }, deck, settings, choose }: Props) {
  const [added, setAdded] = useState<string[]>([]);
  const examQuizIds = [...new Set([...Object.keys(settings.exams), ...added])];
  const otherQuizzes = [...kept].filter(([quizId]) => !examQuizIds.includes(String(quizId)));

  function chooseOwn(quizId: string, day: string | null): void {
    const { [quizId]: _, ...rest } = settings.exams;
    setAdded(added.filter((id) => id !== quizId));
    choose({ exams: day === null ? rest : { ...rest, [quizId]: day } });
  }
  return (
    <>
      <ExamDay
        label={settingsTexts.exam}
        hint={settingsTexts.examHint}
        day={settings.exam}
        pace={{ deck, settings }}
        onChoose={(exam) => choose({ exam })}
      />
      {examQuizIds.map((quizId) => (
        <ExamDay
          key={quizId}
          label={settingsTexts.examOf(titleOf(Number(quizId)))}
          day={settings.exams[quizId] ?? null}
          pace={{ deck, settings }}
          onChoose={(day) => chooseOwn(quizId, day)}
        />
      ))}
      {otherQuizzes.length === 0 ? null : (
        <Field label={settingsTexts.otherDay}>
          {(ties) => (
            <select {...ties} className="input" value="" onChange={({ target }) => setAdded([...added, target.value])}>
              <option value="">{settingsTexts.chooseDocument}</option>
              {otherQuizzes.map(([quizId, title]) => (
                <option key={quizId} value={quizId}>
                  {title || uiTexts.untitled}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </>
  );
}
