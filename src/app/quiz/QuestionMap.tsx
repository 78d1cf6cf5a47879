// Every question of the quiz as a button: which are answered, flagged, checked, and which one is on screen.
import { type Attempt, answerOf } from '#core/attempt/attempt';
import { quizTexts } from '#texts/quiz';
import { Tick } from '../ui/icons.tsx';
import { FlagFull } from '../ui/moreIcons.tsx';

type Props = { attempt: Attempt; drafts: Readonly<Record<string, string>>; onJump: (position: number) => void };

export function QuestionMap({ attempt, drafts, onJump }: Props) {
  const places = placesOf(attempt, drafts);
  const answered = places.filter((place) => place.isAnswered).length;
  return (
    <>
      <p className="small muted num" translate="no">
        {quizTexts.answeredOf(answered, places.length)}
      </p>
      <ol className="qmap">
        {places.map((place) => (
          <li key={place.position}>
            <button
              type="button"
              className={place.isAnswered ? 'qmap__q qmap__q--done' : 'qmap__q'}
              aria-current={place.position === attempt.position ? 'true' : undefined}
              aria-label={wordsOf(place)}
              onClick={() => onJump(place.position)}
            >
              {place.position + 1}
              {place.isFlagged ? <FlagFull size="s" /> : null}
              {place.isChecked ? <Tick size="s" /> : null}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

type Place = { position: number; isAnswered: boolean; isFlagged: boolean; isChecked: boolean };

function placesOf(attempt: Attempt, drafts: Readonly<Record<string, string>>): Place[] {
  return attempt.quiz.questions.map(({ question_id: id }, position) => ({
    position,
    isAnswered: (drafts[String(id)] ?? answerOf(attempt, id)).trim() !== '',
    isFlagged: attempt.flags.includes(id),
    isChecked: attempt.checked === id || attempt.firstChecks?.[String(id)] !== undefined,
  }));
}

function wordsOf({ position, isAnswered, isFlagged, isChecked }: Place): string {
  const { states } = quizTexts;
  const words = [isAnswered ? states.answered : states.open, isChecked ? states.checked : '', isFlagged ? states.flagged : ''];
  return [quizTexts.question(position + 1), ...words.filter((word) => word !== '')].join(', ');
}
