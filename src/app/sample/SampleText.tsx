// What the sample quiz was written from, folded up: it may be read before and during the quiz.
import { sampleTexts } from '#texts/sample';
import { Book } from '../ui/icons.tsx';
import { passages } from './sampleQuiz.ts';

export function SampleText() {
  return (
    <aside className="sampletext" aria-label={sampleTexts.text}>
      <details>
        <summary>
          <Book />
          {sampleTexts.readText}
        </summary>
        <div className="sampletext__in">
          {passages.map(({ heading, text }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
      </details>
    </aside>
  );
}
