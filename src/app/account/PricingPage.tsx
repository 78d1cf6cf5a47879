// Announces the Premium plan, which cannot be bought yet.
import { Link } from '@tanstack/react-router';
import { pricingTexts } from '#texts/pricing';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Clock, Tick } from '../ui/icons.tsx';
import { Page } from '../ui/Page.tsx';
import { TaggedText } from '../ui/TaggedText.tsx';
import { ThemeChoice } from '../ui/ThemeChoice.tsx';

export function PricingPage() {
  return (
    <Page title={pricingTexts.page}>
      <div className="narrow pricing">
        <Chip tone="gold" icon={<Clock />}>
          {pricingTexts.comingSoon}
        </Chip>
        <h1>{pricingTexts.title}</h1>
        <section className="card">
          <h2>{pricingTexts.plan}</h2>
          <p>
            <TaggedText
              text={pricingTexts.price}
              tags={{
                b: (price) => <span className="score__fig">{price}</span>,
                small: (unit) => <span className="muted">{unit}</span>,
              }}
            />
          </p>
          <ul>
            {Object.values(pricingTexts.features).map((feature) => (
              <li className="row" key={feature}>
                <Tick />
                {feature}
              </li>
            ))}
          </ul>
          <Button isFullWidth disabled>
            {pricingTexts.buy}
          </Button>
          <p className="small muted">{pricingTexts.terms}</p>
        </section>
        <p className="muted pricing__here">
          <TaggedText text={pricingTexts.hereAlready} tags={{ link: (words) => <Link to="/dashboard/progress">{words}</Link> }} />
        </p>
        <ThemeChoice />
      </div>
    </Page>
  );
}
