// The way to the sample quiz for a student without documents, or to its result once it was taken.
import { Link } from '@tanstack/react-router';
import { documentsTexts } from '#texts/documents';
import { buttonClass } from '../ui/buttonClass.ts';
import { useSampleResult } from './sampleResult.ts';
import './sampleOffer.css';
import { percentText } from '#texts/formats';

export function SampleOffer() {
  const live = useSampleResult();
  const result = live.state === 'ready' ? live.value : null;
  return result ? (
    <Link className={buttonClass({ look: 'line', className: 'sampleoffer' })} to="/try/results" preload={false}>
      {documentsTexts.sampleScore(percentText(result.score.score))}
    </Link>
  ) : (
    <Link className={buttonClass({ look: 'line', className: 'sampleoffer' })} to="/try" preload={false}>
      {documentsTexts.sampleQuiz}
    </Link>
  );
}
