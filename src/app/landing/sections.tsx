// The three sections below the hero. They promise nothing that is not there: what is still to come says so.
import { landingTexts } from '#texts/landing';
import { Chip } from '../ui/Chip.tsx';
import { Cite } from '../ui/Cite.tsx';
import { ClockFace } from '../ui/ClockFace.tsx';
import { DropFull, NoNetwork, Tick } from '../ui/icons.tsx';
import { Steps } from '../ui/Steps.tsx';

export function WhyOasis() {
  return (
    <section className="section">
      <h2>{landingTexts.why}</h2>
      <p>{landingTexts.whyNote}</p>
      <div className="why">
        <div>
          <div className="frag">
            <Cite page={14} quote={landingTexts.quote} caption={landingTexts.quoteSource} />
          </div>
          <h3>{landingTexts.material}</h3>
          <p>{landingTexts.materialNote}</p>
        </div>
        <div>
          <div className="frag">
            <p className="row label strong">
              <NoNetwork />
              {landingTexts.offline}
            </p>
            <p className="row wrap">
              <Chip tone="ok" icon={<Tick />}>
                {landingTexts.ready}
              </Chip>
              <Chip tone="device" icon={<DropFull />}>
                {landingTexts.onDevice}
              </Chip>
            </p>
          </div>
          <h3>{landingTexts.network}</h3>
          <p>{landingTexts.networkNote}</p>
        </div>
        <div>
          <div className="frag">
            <div className="row spread">
              <span className="label num strong">{landingTexts.position(5, 12)}</span>
              <ClockFace share={0.52} text="18:42" role="img" />
            </div>
            <Steps current={5} total={12} label={landingTexts.position(5, 12)} />
          </div>
          <h3>{landingTexts.timed}</h3>
          <p>{landingTexts.timedNote}</p>
        </div>
      </div>
    </section>
  );
}

export function HowItWorks() {
  return (
    <section className="section">
      <h2>{landingTexts.how}</h2>
      <ol className="how">
        {Object.values(landingTexts.steps).map(({ title, text }) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function UseCases() {
  return (
    <section className="section">
      <h2>{landingTexts.uses}</h2>
      <div className="why">
        {Object.values(landingTexts.useCases).map(({ title, text }) => (
          <div className="use" key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
