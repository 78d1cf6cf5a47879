// The score in figures, as the language of the page writes them.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chooseLanguage } from '#texts/catalogue';
import { ScoreCard } from '../../../src/app/results/ScoreCard.tsx';

afterEach(async () => {
  cleanup();
  await chooseLanguage('en');
});

test('French sets its percent sign apart by a space that does not break', async () => {
  await chooseLanguage('fr');
  const score = { score: 33.3, correct_count: 1, total_questions: 3, results: [] };
  render(<ScoreCard score={score} quiz={null} delivery={{ kind: 'received' }} />);
  expect(screen.getByText('Score global').previousElementSibling?.textContent).toMatch(/^33,3[\u00a0\u202f]%$/);
});
