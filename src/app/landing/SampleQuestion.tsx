// One question as a student meets it, drawn and not to be answered.
import { landingTexts } from '#texts/landing';

const chosenLetter = 'B';

export function SampleQuestion() {
  return (
    <article className="card sample" aria-label={landingTexts.sampleQuestion}>
      <div className="row spread">
        <span className="muted small">{landingTexts.sampleSource}</span>
        <span className="chip chip--ok">{landingTexts.easy}</span>
      </div>
      <p className="sampleq">{landingTexts.question}</p>
      <div className="opts">
        {Object.entries(landingTexts.options).map(([letter, text]) => (
          <div key={letter} className={letter === chosenLetter ? 'opt opt--on' : 'opt'}>
            <b>{letter}</b>
            {text}
          </div>
        ))}
      </div>
    </article>
  );
}
