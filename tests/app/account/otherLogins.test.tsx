import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage, server, useBrowser } from '../page.tsx';

useBrowser();

/** The same server, where a third party is set up. */
const campus: typeof fetch = (input, init) => server.fetch(typeof input === 'string' ? `/campus${input}` : input, init);

/** Every answer to the question for providers, as it comes. */
function watch(through: typeof fetch): Response[] {
  const answers: Response[] = [];
  vi.stubGlobal('fetch', (async (input, init) => {
    const answer = await through(input, init);
    if (String(input).endsWith('/auth/providers')) answers.push(answer);
    return answer;
  }) as typeof fetch);
  return answers;
}

const screens = [
  ['/login', 'Or Login with'],
  ['/register', 'Or Sign up with'],
] as const;

test.each(screens)('%s carries a button for each provider under "%s"', async (address, divider) => {
  watch(campus);
  await openPage(address);
  const button = await screen.findByRole('link', { name: 'Campus' });
  expect(button.getAttribute('href')).toBe('/api/auth/oidc/login');
  expect(button.previousElementSibling?.textContent).toBe(divider);
});

/** Nothing but the divider, and then the way to the other form: a note to whoever set this up is no business of a student. */
function expectNone(divider: string): void {
  expect(screen.getByText(divider).nextElementSibling?.className).toBe('auth__foot');
}

test.each(screens)('%s says nothing under "%s" where there is none', async (address, divider) => {
  const answers = watch(server.fetch);
  await openPage(address);
  await waitFor(() => expect(answers.map((answer) => answer.status)).toEqual([200]));
  expectNone(divider);
});

test('offline there is none, and the network coming back brings the button', async () => {
  const answers = watch(campus);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openPage('/login');
  expectNone('Or Login with');
  expect(answers).toEqual([]);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('link', { name: 'Campus' })).toBeTruthy();
  onLine.mockRestore();
});

test('a server that is away, or older than this page, brings none', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', (async () => {
    asked += 1;
    if (asked === 1) throw new TypeError('Failed to fetch');
    return Response.json({ detail: 'This address not found.' }, { status: 404 });
  }) as typeof fetch);
  for (const times of [1, 2]) {
    await openPage('/login');
    await waitFor(() => expect(asked).toBe(times));
    expectNone('Or Login with');
  }
});
