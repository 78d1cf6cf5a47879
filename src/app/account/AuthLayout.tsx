// The frame of the account screens: the form on the left, the desert on the right; on phones a dune at the bottom. None of them
// uses MUI: they are the first thing a phone loads, and MUI alone would exceed their budget (D5.1).
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { queryClient } from '../data/queryClient.ts';
import { LanguageLinks } from '../shell/LanguageLinks.tsx';
import { Brand } from '../shell/TopBar.tsx';
import { Desert } from '../ui/Desert.tsx';

export function AuthLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <main className="auth" id="main">
        <div className="auth__form">
          <Brand />
          <div className="auth__in">
            <Outlet />
          </div>
          <LanguageLinks />
        </div>
        <div className="auth__dune" aria-hidden="true">
          <Dune />
        </div>
        <div className="auth__pic" aria-hidden="true">
          <Desert />
        </div>
      </main>
    </QueryClientProvider>
  );
}

function Dune() {
  return (
    <svg viewBox="0 0 390 96" preserveAspectRatio="none" aria-hidden="true">
      <path fill="var(--desert-far)" d="M0 44C70 16 130 18 200 38S320 60 390 26V96H0Z" />
      <path fill="var(--desert-mid-shade)" d="M60 76C90 66 130 40 170 36C210 48 250 74 310 84V96H60Z" />
      <path fill="var(--desert-mid)" d="M0 66C50 60 120 40 170 36C160 52 176 66 164 80L160 96H0Z" />
      <path fill="var(--desert-near)" d="M0 82C90 66 200 74 280 80S360 82 390 78V96H0Z" />
    </svg>
  );
}
