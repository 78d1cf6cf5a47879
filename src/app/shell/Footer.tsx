// The footer of the main layout: a dune, the last link to the dashboard, and the company.
import { Link } from '@tanstack/react-router';
import { shellTexts } from '#texts/shell';
import { useHydrated } from '../ui/hydrated.ts';
import { ThemeChoice } from '../ui/ThemeChoice.tsx';
import { company } from './company.ts';
import { LanguageLinks } from './LanguageLinks.tsx';

/** `isLanding`: with the look's main button and the choice of colours, which a student finds in the settings. */
export function Footer({ isLanding = false }: { isLanding?: boolean }) {
  return (
    <footer className="foot">
      <svg className="foot__dune" viewBox="0 0 1440 72" preserveAspectRatio="none" aria-hidden="true">
        <path fill="var(--desert-far)" d="M0 48C240 8 420 6 640 30S1120 62 1440 18V72H0Z" />
        <path fill="var(--color-sunken)" d="M0 60C320 70 520 34 780 40S1240 70 1440 52V73H0Z" />
      </svg>
      <div className="foot__in">
        <div>
          <h2>{shellTexts.prepare}</h2>
          <Link className={isLanding ? 'btn btn--main btn--big' : 'btn btn--line'} to="/dashboard" preload={false}>
            {shellTexts.start}
          </Link>
          <div className="links">
            <span className="muted label">
              © <Year /> {company.name}
            </span>
            {isLanding ? <ThemeChoice /> : null}
            {isLanding ? <LanguageLinks /> : null}
            <span className="soc">
              {company.profiles.map(({ name, url }) =>
                url ? (
                  <a key={name} href={url}>
                    {name}
                  </a>
                ) : (
                  <span key={name}>{name}</span>
                ),
              )}
            </span>
          </div>
        </div>
      </div>
    </footer>
  );
}

/** This year. A prerendered page says the year of its build until its script has come. */
function Year() {
  return useHydrated() ? new Date().getFullYear() : import.meta.env.BUILD_YEAR;
}
