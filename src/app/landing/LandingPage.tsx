// The landing page: what Oasis is, in one screen and three sections. No MUI, no data: it must open on the slowest phone.
import { Link } from '@tanstack/react-router';
import { landingTexts } from '#texts/landing';
import { Footer } from '../shell/Footer.tsx';
import { LandingBar } from '../shell/LandingBar.tsx';
import { SkipLink } from '../shell/TopBar.tsx';
import { Desert } from '../ui/Desert.tsx';
import { useHydrated } from '../ui/hydrated.ts';
import { useTitle } from '../ui/title.ts';
import { SampleQuestion } from './SampleQuestion.tsx';
import { HowItWorks, UseCases, WhyOasis } from './sections.tsx';

export function LandingPage() {
  useTitle(landingTexts.title);
  return (
    <>
      <SkipLink />
      <LandingBar />
      <main id="main" tabIndex={-1}>
        <section className="hero">
          <div className="hero__pic">
            <Desert />
          </div>
          <div className="hero__text">
            <h1>{landingTexts.title}</h1>
            <p>{landingTexts.about}</p>
            <div className="hero__acts">
              <GetStarted />
              <Link className="btn btn--line btn--big" to="/try" preload={false}>
                {landingTexts.sampleQuiz}
              </Link>
            </div>
          </div>
          <SampleQuestion />
        </section>
        <section className="section under">
          <SampleQuestion />
        </section>
        <WhyOasis />
        <HowItWorks />
        <UseCases />
      </main>
      <Footer isLanding />
    </>
  );
}

/** To the dashboard; a stranger is led to the registration, also by the prerendered link (public/early.js). */
function GetStarted() {
  const newcomerProps = useHydrated() ? {} : { 'data-newcomer': '' };
  return (
    <Link className="btn btn--main btn--big" to="/dashboard" state={{ isNewcomer: true }} preload={false} {...newcomerProps}>
      {landingTexts.getStarted}
    </Link>
  );
}
