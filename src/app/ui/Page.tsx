// A screen's <main> below the bars, and its document title. The first thing in it is its <h1>.
import type { ReactNode } from 'react';
import { useTitle } from './title.ts';

type Props = { title: string; className?: string; children: ReactNode };

export function Page({ title, className, children }: Props) {
  useTitle(title);
  return (
    <main id="main" tabIndex={-1} className={className ? `page ${className}` : 'page'}>
      {children}
    </main>
  );
}
