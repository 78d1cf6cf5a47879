// What the editor holds: the quiz as it will be, kept on this device while one types, the moves that can be taken back, and what is wrong.
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { type Edited, type EditMove, edit, nextIdOf, typedPlace } from '#core/editing/editing';
import { flawsOf, type QuestionFlaw } from '#core/editing/questionFlaws';
import { Question, type Quiz } from '#core/quiz/quiz';
import { draftOfQuiz } from '#device/rows/madeNumbers';
import { editTexts } from '#texts/edit';
import { flawText } from '#texts/flaws';
import { useDraft } from '../../data/draft.ts';
import { sentenceFor } from '../../data/queryClient.ts';
import { notify } from '../../shell/notices.tsx';
import { keepVersion, keepWritten } from '../../sync/versions.ts';
import { useLeaveEditor } from './editOrigin.ts';

/** Of what is being written, more is allowed than of a question: a text may be blank for a while, and marks may be 0. */
const Draft = z.object({
  title: z.string(),
  questions: z.array(z.extend(Question, { question_text: z.string(), marks: z.optional(z.number()) })),
});

const MOST_UNDONE = 100;
/** Who types on within this time makes one step, in one field. */
const PAUSE_MS = 1_000;

/** What keeps the quiz from being kept, and how the way there is called; `questionId` null: it is about the quiz. */
type ToMend = { questionId: number | null; words: string; way: string | null };

function toMendOf({ title, questions }: Edited, flaws: ReadonlyMap<number, readonly QuestionFlaw[]>): ToMend[] {
  const untitled = { questionId: null, words: editTexts.titleMissing, way: editTexts.toTitle };
  const empty = { questionId: null, words: editTexts.addQuestion, way: null };
  return [
    ...(title.trim() === '' ? [untitled] : []),
    ...(questions.length === 0 ? [empty] : []),
    ...questions.flatMap(({ question_id: questionId }, at) => {
      const hard = flaws.get(questionId)?.find(({ isHard }) => isHard);
      return hard ? [{ questionId, words: editTexts.flawOf(at + 1, flawText(hard.flaw)), way: editTexts.mend(at + 1) }] : [];
    }),
  ];
}

export type Editing = ReturnType<typeof useEditor>;

/** `quizId` null: it is written from nothing. */
export function useEditor(quizId: number | null, quiz: Quiz) {
  const leave = useLeaveEditor();
  const name = quizId === null ? 'write' : draftOfQuiz(quizId);
  const draft = useDraft<Edited>(name, Draft, { title: quiz.title, questions: quiz.questions });
  const [past, setPast] = useState<readonly Edited[]>([]);
  const [isKeeping, setKeeping] = useState(false);
  const typed = useRef<{ place: string | null; at: number }>({ place: null, at: 0 });
  const now = draft.value;
  const flaws = new Map<number, QuestionFlaw[]>(
    (now?.questions ?? []).map((question) => [
      question.question_id,
      flawsOf(
        question,
        (now?.questions ?? []).filter((otherQuestion) => otherQuestion !== question),
      ),
    ]),
  );
  const toMend = now === null ? [] : toMendOf(now, flaws);
  const isSound = now !== null && toMend.length === 0;
  const isChanged = now !== null && JSON.stringify(now) !== JSON.stringify({ title: quiz.title, questions: quiz.questions });
  const nextId = now === null ? 0 : nextIdOf(quiz, now, ...past);
  return {
    now,
    flaws,
    /** the id of a question that is added now */
    nextId,
    /** nothing of a quiz that nobody has touched */
    toMend: isChanged ? toMend : [],
    isChanged,
    canKeep: isSound && isChanged && !isKeeping,
    isKeeping,
    canUndo: past.length > 0,
    /** `at`: the place among the questions */
    move: (move: EditMove) => {
      if (now === null) return;
      const previousEdit = typed.current;
      typed.current = { place: typedPlace(now, move), at: Date.now() };
      const isTypedOn =
        previousEdit.place !== null &&
        previousEdit.place === typed.current.place &&
        typed.current.at - previousEdit.at < PAUSE_MS;
      if (!isTypedOn) setPast([...past, now].slice(-MOST_UNDONE));
      draft.change(edit(now, move, nextId));
    },
    undo: () => {
      const last = past.at(-1);
      if (!last) return;
      typed.current = { place: null, at: 0 };
      setPast(past.slice(0, -1));
      draft.change(last);
    },
    /** It can be taken back, too: a thumb may have meant the button beside it. */
    reset: () => {
      if (now !== null) setPast([...past, now].slice(-MOST_UNDONE));
      typed.current = { place: null, at: 0 };
      draft.clear();
    },
    keep: async () => {
      if (now === null || !isSound || isKeeping) return;
      setKeeping(true);
      try {
        draft.settle();
        if (quizId === null) await keepWritten(now, name);
        else await keepVersion(quizId, quiz, now, name);
        notify.success(quizId === null ? editTexts.quizKept : editTexts.versionKept);
        await leave();
      } catch (error) {
        setKeeping(false);
        notify.error(sentenceFor(error, editTexts.notKept));
      }
    },
  };
}
