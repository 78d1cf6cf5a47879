// The form of one question: text, options with the right one, answer and what else is accepted, explanation, topic, marks. Formulas are shown
// as they will be, while one types.

import { ownQuizLimits } from '#core/editing/ownQuiz';
import { typeRow } from '#core/quiz/questionTypes';
import type { Question } from '#core/quiz/quiz';
import { isEssay } from '#core/submission/marks';
import { editTexts } from '#texts/edit';
import { TextField } from '../../ui/TextField.tsx';
import { MathField } from './MathField.tsx';
import { OptionsForm } from './OptionsForm.tsx';

type Props = { question: Question; onChange: (question: Question) => void };

export function QuestionForm({ question, onChange }: Props) {
  const { input } = typeRow(question);
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
      {input === 'options' ? (
        <OptionsForm question={question} onChange={onChange} />
      ) : (
        <MathField
          label={input === 'line' ? editTexts.rightAnswer : editTexts.modelAnswer}
          {...(isEssay(question) ? { hint: editTexts.modelAnswerHint } : {})}
          isNeeded
          rows={input === 'line' ? 1 : 4}
          value={key}
          onChange={(next) => onChange({ ...question, correct_answer: next })}
        />
      )}
      {input === 'line' ? (
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
