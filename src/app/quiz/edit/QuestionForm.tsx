// The form of one question: text, options with the right one, answer and what else is accepted, explanation, topic, marks. Formulas are shown
// as they will be, while one types.

import { ownQuizLimits } from '#core/editing/ownQuiz';
import { type TypeRow, typeRow } from '#core/quiz/questionTypes';
import type { Question } from '#core/quiz/quiz';
import { isEssay } from '#core/submission/marks';
import { editTexts } from '#texts/edit';
import { TextField } from '../../ui/TextField.tsx';
import { MathField } from './MathField.tsx';
import { OptionsForm } from './OptionsForm.tsx';

/** The field of the right answer, by how a question is answered; a new way does not compile without its line. */
const answerFields: Record<
  Exclude<TypeRow['input'], 'options'>,
  { label: 'rightAnswer' | 'modelAnswer'; rows: number; hasOthers: boolean }
> = {
  line: { label: 'rightAnswer', rows: 1, hasOthers: true },
  text: { label: 'modelAnswer', rows: 4, hasOthers: false },
};

type Props = { question: Question; onChange: (question: Question) => void };

export function QuestionForm({ question, onChange }: Props) {
  const { input } = typeRow(question);
  const answerField = input === 'options' ? null : answerFields[input];
  const { question_text: text, correct_answer: key, explanation = '', topic = '' } = question;
  return (
    <div className="stack">
      <MathField
        label={editTexts.questionText}
        isNeeded
        rows={3}
        value={text}
        onChange={(next) => onChange({ ...question, question_text: next })}
      />
      {answerField === null ? (
        <OptionsForm question={question} onChange={onChange} />
      ) : (
        <MathField
          label={editTexts[answerField.label]}
          {...(isEssay(question) ? { hint: editTexts.modelAnswerHint } : {})}
          isNeeded
          rows={answerField.rows}
          value={key}
          onChange={(next) => onChange({ ...question, correct_answer: next })}
        />
      )}
      {answerField?.hasOthers ? (
        <MathField
          label={editTexts.alsoAccepted}
          rows={2}
          value={(question.accepted_answers ?? []).join('\n')}
          onChange={(next) => onChange({ ...question, accepted_answers: next === '' ? [] : next.split('\n') })}
        />
      ) : null}
      <MathField
        label={editTexts.explanation}
        rows={2}
        value={explanation}
        onChange={(next) => onChange({ ...question, explanation: next })}
      />
      <div className="edit__pair">
        <TextField
          label={editTexts.topic}
          name={`topic-${question.question_id}`}
          required={false}
          value={topic}
          onChange={(next) => onChange({ ...question, topic: next })}
        />
        <MarksField question={question} onChange={onChange} />
      </div>
    </div>
  );
}

/** Blank: it counts as one that carries none. */
function MarksField({ question, onChange }: Props) {
  const { marks, ...rest } = question;
  return (
    <TextField
      label={editTexts.marks}
      name={`marks-${question.question_id}`}
      type="number"
      inputMode="decimal"
      step="any"
      min={0}
      max={ownQuizLimits.marks}
      required={false}
      value={marks === undefined ? '' : String(marks)}
      onChange={(next) => onChange(next === '' ? rest : { ...rest, marks: Number(next) })}
    />
  );
}
