// A screen's <main> below the bars, and its document title. The first thing in it is its <h1>.
import type { ReactNode } from 'react';
import { useTitle } from './title.ts';

/** `isHidden`: it is not whole yet, and another page stands in its place. */
type Props = { title: string; className?: string; isHidden?: boolean; children: ReactNode };

export function Page({ title, className, isHidden = false, children }: Props) {
  useTitle(title);
  return (
    <main {...(isHidden ? { hidden: true } : { id: 'main' })} tabIndex={-1} className={className ? `page ${className}` : 'page'}>
      {children}
    </main>
  );
}
