// Chooses flashcards: those of today, the weakest of all, or those of one quiz or topic. Each works on any day, without a network.
import './cards.css';
import { Link } from '@tanstack/react-router';
import { cardQuestions, cardTopic, type QuizForCards } from '#core/review/cardChoice';
import { flashcardOf } from '#core/review/flashcard';
import type { Deck } from '#core/review/review';
import { dueNow, type ReviewSettings } from '#core/review/reviewPlan';
import { cardsTexts } from '#texts/cards';
import { uiTexts } from '#texts/ui';
import { readAhead, useLive } from '../data/live.ts';
import { userIdNow } from '../data/queries.ts';
import { reviewSettingsOf, useReviewSettings } from '../data/reviewSettings.ts';
import { useSession } from '../data/session.ts';
import { BlankPage } from '../ui/Blank.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { ErrorNote } from '../ui/Note.tsx';
import { Page } from '../ui/Page.tsx';
import { cardSourcesOf } from './cardSources.ts';
import { timeNow } from './timeNow.ts';
import { prepareDeck, useDeck } from './useDeck.ts';

export function CardsPage() {
  const userId = useSession().user?.user_id ?? 0;
  const { deck, error } = useDeck(userId);
  const settings = useReviewSettings(userId);
  const live = useLive(cardSourcesOf(userId));
  const failure = live.state === 'failed' ? live.error : error;
  if (!failure && (!deck || !settings || live.state === 'loading')) return <BlankPage />;
  return (
    <Page title={cardsTexts.page} className="stack cards">
      <div>
        <h1>{cardsTexts.page}</h1>
        <p className="muted">{cardsTexts.about}</p>
      </div>
      {failure ? <ErrorNote title={cardsTexts.unreadable} message={failure.message} /> : null}
      {deck && settings && live.state === 'ready' ? <Choice quizzes={live.value} deck={deck} settings={settings} /> : null}
    </Page>
  );
}

CardsPage.prepare = () => {
  const userId = userIdNow();
  return Promise.all([prepareDeck(userId), readAhead(reviewSettingsOf(userId)), readAhead(cardSourcesOf(userId))]);
};

type ChoiceProps = { quizzes: readonly QuizForCards[]; deck: Deck; settings: ReviewSettings };

function Choice({ quizzes, deck, settings }: ChoiceProps) {
  const decks = quizzes
    .map(({ quizId, quiz }) => ({ quizId, title: quiz.title || uiTexts.untitled, ...countsOf({ quizId, quiz }, deck) }))
    .filter(({ count }) => count > 0);
  const count = decks.reduce((sum, { count: cardCount }) => sum + cardCount, 0);
  const due = dueCount(quizzes, deck, settings);
  if (count === 0) {
    return (
      <section className="card stack">
        <div>
          <h2>{cardsTexts.none}</h2>
          <p className="muted">{cardsTexts.noneNote}</p>
        </div>
        <Link className={buttonClass({ className: 'cards__go' })} to="/dashboard/upload">
          {cardsTexts.upload}
        </Link>
      </section>
    );
  }
  return (
    <>
      <section className="card cards__first">
        <div>
          <h2>{due > 0 ? cardsTexts.due(due) : cardsTexts.weakest}</h2>
          <p className="small muted">{due > 0 ? cardsTexts.dueNote : cardsTexts.weakestNote}</p>
        </div>
        <div className="row wrap">
          {due > 0 ? (
            <Link className={buttonClass({})} to="/dashboard/flashcards/{-$quizId}">
              {cardsTexts.turnDue(due)}
            </Link>
          ) : null}
          <Link
            className={buttonClass({ look: due > 0 ? 'line' : 'main' })}
            to="/dashboard/flashcards/{-$quizId}"
            params={{ quizId: 'all' }}
          >
            {due > 0 ? cardsTexts.weakest : cardsTexts.turn(count)}
          </Link>
        </div>
      </section>
      <section className="card" aria-labelledby="cards-by-document">
        <h2 id="cards-by-document">{cardsTexts.byDocument}</h2>
        <ul className="cards__list">
          {decks.map(({ quizId, title, count: cardCount, topics }) => (
            <li key={quizId}>
              <Link className="cards__row" to="/dashboard/flashcards/{-$quizId}" params={{ quizId: String(quizId) }}>
                <span>{title}</span> <span className="small muted num">{cardsTexts.count(cardCount)}</span>
              </Link>
              {topics.length > 1 ? (
                <details>
                  <summary>{cardsTexts.topics(topics.length)}</summary>
                  <ul>
                    {topics.map(([topic, topicCount]) => (
                      <li key={topic}>
                        <Link
                          className="cards__row"
                          to="/dashboard/flashcards/{-$quizId}"
                          params={{ quizId: String(quizId) }}
                          search={{ topic }}
                        >
                          <span>{topic || cardsTexts.noTopic}</span>{' '}
                          <span className="small muted num">{cardsTexts.count(topicCount)}</span>
                        </Link>
                      </li>
                    ))}
                  </ul>
                </details>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function countsOf(quiz: QuizForCards, deck: Deck): { count: number; topics: [string, number][] } {
  const questions = cardQuestions(quiz, deck);
  const topics = new Map<string, number>();
  for (const question of questions) topics.set(cardTopic(question), (topics.get(cardTopic(question)) ?? 0) + 1);
  return { count: questions.length, topics: [...topics] };
}

function dueCount(quizzes: readonly QuizForCards[], deck: Deck, settings: ReviewSettings): number {
  const byId = new Map(quizzes.map(({ quizId, quiz }) => [quizId, quiz]));
  return dueNow(deck, settings, timeNow()).filter(({ quizId, questionId }) => {
    const question = byId.get(quizId)?.questions.find(({ question_id: id }) => id === questionId);
    return question !== undefined && flashcardOf(question) !== null;
  }).length;
}
