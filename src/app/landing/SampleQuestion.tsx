// One question as a student meets it, drawn and not to be answered.

const options = [
  { letter: 'A', text: 'Oxygen' },
  { letter: 'B', text: 'Carbon dioxide' },
  { letter: 'C', text: 'Nitrogen' },
] as const;
const chosenLetter = 'B';

export function SampleQuestion() {
  return (
    <article className="card sample" aria-label="Sample question">
      <div className="row spread">
        <span className="muted small">Biology, from your slides</span>
        <span className="chip chip--ok">Easy</span>
      </div>
      <p className="sampleq">Which gas do plants take in during photosynthesis?</p>
      <div className="opts">
        {options.map(({ letter, text }) => (
          <div key={letter} className={letter === chosenLetter ? 'opt opt--on' : 'opt'}>
            <b>{letter}</b>
            {text}
          </div>
        ))}
      </div>
    </article>
  );
}
