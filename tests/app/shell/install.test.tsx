// The offer to install: only where there is a way, at the student's moment, and not again once declined.
import { cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${safari}`;
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Version/18.5 Safari/605.1.15`;

/** What the browser says of itself; every test starts the page's modules anew. */
async function start({ userAgent = '', touch = 0, installed = false } = {}) {
  vi.resetModules();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: installed && query.includes('standalone'),
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.defineProperty(navigator, 'maxTouchPoints', { value: touch, configurable: true });
  const { useInstall, watchInstall } = await import('../../../src/app/shell/install.ts');
  const { InstallOffer } = await import('../../../src/app/shell/InstallOffer.tsx');
  watchInstall();
  return { useInstall, InstallOffer };
}

/** Chromium offers itself; `asked` counts how often the page let it ask. */
function offer() {
  const asked = vi.fn(async () => ({ outcome: 'accepted' }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: asked });
  dispatchEvent(event);
  return { event, asked };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
});

describe('the way to install', () => {
  test.each([
    ['Safari on an iPhone', { userAgent: `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1` }, 'by-hand'],
    ['Safari on an iPad, which calls itself a Mac', { userAgent: mac, touch: 5 }, 'by-hand'],
    ['Safari on a Mac', { userAgent: mac }, null],
    ['Chrome on an iPhone', { userAgent: `${iPhone} CriOS/138.0 Mobile/15E148 Safari/604.1` }, null],
    ['a page inside another app', { userAgent: `${iPhone} Mobile/15E148 [FBAN/FBIOS]` }, null],
    ['the installed app', { userAgent: `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, installed: true }, null],
  ])('%s', async (_, browser, way) => {
    const { useInstall } = await start(browser);
    expect(renderHook(useInstall).result.current.way).toBe(way);
  });
});

test('the button appears with the browser’s offer, asks once, and is gone', async () => {
  const { InstallOffer } = await start();
  render(<InstallOffer />);
  expect(screen.queryByRole('heading')).toBeNull();
  const { event, asked } = offer();
  expect(event.defaultPrevented).toBe(true);
  expect(asked).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole('button', { name: 'Install' }));
  expect(asked).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Install' })).toBeNull());
});

test('declined, it does not come back on the dashboard, not after a new start either; "Study offline" still offers it', async () => {
  const first = await start();
  render(<first.InstallOffer />);
  offer();
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  cleanup();

  const { InstallOffer } = await start();
  offer();
  const { rerender } = render(<InstallOffer />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<InstallOffer always />);
  await screen.findByRole('button', { name: 'Install' });
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
});

test('once installed, nothing is offered', async () => {
  const { InstallOffer } = await start();
  render(<InstallOffer />);
  offer();
  await screen.findByRole('button', { name: 'Install' });
  dispatchEvent(new Event('appinstalled'));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

test('on iOS the steps are drawn, in words that can be read aloud, and closed with Done', async () => {
  const { InstallOffer } = await start({ userAgent: `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1` });
  render(<InstallOffer />);
  fireEvent.click(await screen.findByRole('button', { name: 'Show me how' }));
  // The dialog brings MUI along.
  await screen.findByRole('dialog', { name: 'Add Oasis to your home screen' });
  const steps = screen.getAllByRole('listitem').map((step) => step.textContent);
  expect(steps).toHaveLength(3);
  for (const word of ['Share', 'Add to Home Screen', 'Add'])
    expect(steps.some((step) => step?.includes(`Tap ${word}`) || step?.includes(`tap ${word}`))).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
