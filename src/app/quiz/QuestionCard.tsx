// One question: topic, flag, text, picture, and the control to answer it.
import type { ReactNode, RefObject } from 'react';
import { topicLine } from '#core/marking/topicLine';
import { typeRow } from '#core/quiz/questionTypes';
import type { Question } from '#core/quiz/quiz';
import { examText } from '#texts/paper';
import { quizTexts } from '#texts/quiz';
import { Options } from '../question/Options.tsx';
import { QuestionPicture } from '../question/QuestionPicture.tsx';
import { isChoice, optionOf, rightAnswerOf } from '../question/verdict.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Flag, FlagFull } from '../ui/moreIcons.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Tip } from '../ui/Tip.tsx';
import type { QuizMoves } from './quizMoves.ts';
import { TextAnswer } from './TextAnswer.tsx';

type Props = {
  question: Question;
  answer: string;
  /** whether a typed answer is not stored yet */
  isDirty: boolean;
  result: 'correct' | 'incorrect' | null;
  /** null: this question cannot be flagged here */
  flagged: boolean | null;
  locked: boolean;
  moves: Pick<QuizMoves, 'answer' | 'toggleFlag' | 'checkOrGoOn'>;
  textPlace: RefObject<HTMLDivElement | null>;
  /** reads it aloud */
  listen: ReactNode;
};

const TEXT_ID = 'question-text';

export function QuestionCard({ question, answer, isDirty, result, flagged, locked, moves, textPlace, listen }: Props) {
  const exam = examText(question);
  const topic = topicLine(question);
  const flagWords = flagged ? quizTexts.unflag : quizTexts.flag;
  return (
    <>
      <div className="qhead">
        <div className="small muted">
          <p>{topic === null ? null : quizTexts.topic(topic)}</p>
          {exam === null ? null : <p>{exam}</p>}
        </div>
        {listen}
        {flagged === null ? null : (
          <Tip text={flagWords}>
            <IconButton label={flagWords} pressed={flagged} look={flagged ? 'on' : 'plain'} onClick={moves.toggleFlag}>
              {flagged ? <FlagFull size="l" /> : <Flag size="l" />}
            </IconButton>
          </Tip>
        )}
      </div>
      <div className="qtext" id={TEXT_ID} lang={question.language} ref={textPlace} tabIndex={-1}>
        <RichText text={question.question_text} />
      </div>
      <QuestionPicture address={question.image_url} />
      {isChoice(question) ? (
        <Options
          options={question.options ?? {}}
          chosenLetter={answer}
          right={result === null ? undefined : optionOf(question, rightAnswerOf(question, answer, result))?.letter}
          isChecked={result !== null}
          locked={locked}
          labelledBy={TEXT_ID}
          language={question.language}
          onChoose={(letter) => moves.answer(letter, 'chosen')}
        />
      ) : (
        <TextAnswer
          input={typeRow(question).input}
          storedText={answer}
          isDirty={isDirty}
          locked={locked || result !== null}
          labelledBy={TEXT_ID}
          language={question.language}
          onType={(text) => moves.answer(text, 'typed')}
          onEnter={moves.checkOrGoOn}
        />
      )}
    </>
  );
}
