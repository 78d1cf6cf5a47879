// The Premium plan that is announced and cannot be bought yet.
import { Link } from '@tanstack/react-router';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Clock, Tick } from '../ui/icons.tsx';
import { Page } from '../ui/Page.tsx';
import { ThemeChoice } from '../ui/ThemeChoice.tsx';

const features = [
  'Full access to past questions',
  'Timed mock exams',
  'Detailed solutions and explanations',
  'Performance tracking',
];

export function PricingPage() {
  return (
    <Page title="Pricing">
      <div className="narrow pricing">
        <Chip tone="gold" icon={<Clock />}>
          Coming Soon
        </Chip>
        <h1>Get Ready to Ace Your Exams</h1>
        <section className="card">
          <h2>Premium Plan</h2>
          <p>
            <span className="score__fig">GHC 5.99</span> <span className="muted">/ month</span>
          </p>
          <ul>
            {features.map((feature) => (
              <li className="row" key={feature}>
                <Tick />
                {feature}
              </li>
            ))}
          </ul>
          <Button full disabled>
            Premium
          </Button>
          <p className="small muted">Cancel anytime. No hidden fees.</p>
        </section>
        <p className="muted pricing__here">
          Here already, for everyone: explanations with their page, time limits, exam mode, past papers, review of what you got
          wrong, sharing with study partners, and your <Link to="/dashboard/progress">progress</Link>.
        </p>
        <ThemeChoice />
      </div>
    </Page>
  );
}
