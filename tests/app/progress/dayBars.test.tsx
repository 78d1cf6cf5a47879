import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DayBars } from '../../../src/app/progress/DayBars.tsx';

/** As wide as "Nov 30" is drawn. */
const NAME = 47;

test.each([280, 296, 312, 340, 600, 704])('the names of 28 days stand apart in %i px', (width) => {
  const bars = Array.from({ length: 28 }, (_, day) => ({ day, name: `Nov ${day + 3}`, count: 1, isToday: day === 27 }));
  const { container } = render(<DayBars width={width} bars={bars} />);
  const edges = [...container.querySelectorAll('.chart__label')].map((name) => {
    const shift = { start: 0, middle: NAME / 2, end: NAME }[name.getAttribute('text-anchor') ?? ''] ?? 0;
    const left = Number(name.getAttribute('x')) - shift;
    return { left, right: left + NAME };
  });
  expect(edges.length).toBeGreaterThan(2);
  for (const [at, { left }] of edges.slice(1).entries()) expect(left - (edges[at]?.right ?? 0)).toBeGreaterThan(4);
});
