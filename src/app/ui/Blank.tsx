// The placeholder of a screen that is still loading.
import { uiTexts } from '#texts/ui';
import { Arc } from './icons.tsx';

export function BlankPage() {
  return (
    <main id="main" className="page stack" aria-busy="true">
      <div className="blank blank--title" />
      <div className="blank blank--line" />
      <div className="blank blank--card">
        <Busy />
      </div>
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
