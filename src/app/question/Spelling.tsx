// What is said of a right answer with a slip of the finger.
import { questionTexts } from '#texts/question';
import './points.css';

export function Spelling({ right }: { right: string }) {
  return <p className="spelling">{questionTexts.spelling(right)}</p>;
}
