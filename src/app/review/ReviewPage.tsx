// Review: what one got wrong comes back, one card at a time, until nothing is due today. It works offline whole.
import { dueQuestions } from './cardSource.ts';
import { ReviewCardView } from './ReviewCardView.tsx';
import { prepareSitting, SittingPage } from './SittingPage.tsx';

export function ReviewPage() {
  return <SittingPage way="review" Card={ReviewCardView} source={dueQuestions} />;
}

ReviewPage.prepare = () => prepareSitting(dueQuestions);
