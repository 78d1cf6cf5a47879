import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { IconButton } from '../../../src/app/ui/IconButton.tsx';
import { Tip } from '../../../src/app/ui/Tip.tsx';
import { useBrowser } from '../page.tsx';

useBrowser();

test('a tip comes to what the mouse rests on, and goes with it or with Escape', async () => {
  const user = userEvent.setup();
  render(
    <Tip text="Download DOCX">
      <IconButton label="Download DOCX">x</IconButton>
    </Tip>,
  );
  const button = screen.getByRole('button', { name: 'Download DOCX' });
  await user.hover(button);
  expect((await screen.findByRole('tooltip')).textContent).toBe('Download DOCX');
  await user.unhover(button);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  await user.hover(button);
  await screen.findByRole('tooltip');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  cleanup();
});
