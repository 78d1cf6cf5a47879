import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('a tip waits 100 ms (P13.1)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { container } = render(
    <Tip text="Download DOCX">
      <IconButton label="Download DOCX">x</IconButton>
    </Tip>,
  );
  const timers = vi.spyOn(globalThis, 'setTimeout');
  fireEvent.mouseEnter(container.firstElementChild as Element);
  fireEvent.mouseOver(container.querySelector('button') as Element);
  expect(timers.mock.calls.map(([, ms]) => ms)).toContain(100);
  timers.mockRestore();
  cleanup();
});

test('a finger gets no tip: it would lie over what one reads', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { container } = render(
    <Tip text="Flag for Review">
      <IconButton label="Flag for Review">x</IconButton>
    </Tip>,
  );
  const place = container.firstElementChild as Element;
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const come = (pointerType: string) => {
    place.dispatchEvent(Object.assign(new Event('pointerenter'), { pointerType }));
    place.dispatchEvent(new MouseEvent('mouseenter'));
    return timers.mock.calls.some(([, ms]) => ms === 100);
  };
  expect(come('touch')).toBe(false);
  expect(come('mouse')).toBe(true);
  timers.mockRestore();
  cleanup();
});
