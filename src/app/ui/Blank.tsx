// The placeholder of a screen that is still loading.
import { uiTexts } from '#texts/ui';
import { Arc } from './icons.tsx';

export function BlankPage() {
  return (
    <main id="main" className="page stack" aria-busy="true">
      <Busy />
      <BlankLines />
      <div className="blank blank--card" />
      <div className="blank blank--card" />
    </main>
  );
}

export function Busy() {
  return (
    <p className="blank__busy" role="status">
      <Arc />
      {uiTexts.loading}
    </p>
  );
}

/** A title and a line. */
function BlankLines() {
  return (
    <div className="stack" aria-hidden="true">
      <div className="blank blank--title" />
      <div className="blank blank--line" />
    </div>
  );
}
