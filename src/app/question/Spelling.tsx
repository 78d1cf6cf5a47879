// What is said of a right answer with a slip of the finger.
import './points.css';

export function Spelling({ right }: { right: string }) {
  return <p className="spelling">Mind the spelling: {right}</p>;
}
