import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage, server, useBrowser } from './page.tsx';

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
  ['/login', 'Or Login with', 'No other way to log in is set up here.'],
  ['/register', 'Or Sign up with', 'No other way to sign up is set up here.'],
] as const;

test.each(screens)('%s carries a button for each provider under "%s"', async (address, divider, none) => {
  watch(campus);
  await openPage(address);
  const button = await screen.findByRole('link', { name: 'Campus' });
  expect(button.getAttribute('href')).toBe('/api/auth/oidc/login');
  expect(button.previousElementSibling?.textContent).toBe(divider);
  expect(screen.queryByText(none)).toBeNull();
});

test.each(screens)('%s says under "%s" that there is none: %s', async (address, divider, none) => {
  const answers = watch(server.fetch);
  await openPage(address);
  await waitFor(() => expect(answers.map((answer) => answer.status)).toEqual([200]));
  expect(screen.getByText(none).previousElementSibling?.textContent).toBe(divider);
});

test('offline the sentence stays, and the network coming back brings the button', async () => {
  const answers = watch(campus);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openPage('/login');
  expect(screen.getByText('No other way to log in is set up here.')).toBeTruthy();
  expect(answers).toEqual([]);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('link', { name: 'Campus' })).toBeTruthy();
  onLine.mockRestore();
});

test('a server that is away, or older than this page, leaves the sentence', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', (async () => {
    asked += 1;
    if (asked === 1) throw new TypeError('Failed to fetch');
    return Response.json({ detail: 'This address not found.' }, { status: 404 });
  }) as typeof fetch);
  for (const times of [1, 2]) {
    await openPage('/login');
    await waitFor(() => expect(asked).toBe(times));
    expect(screen.getByText('No other way to log in is set up here.')).toBeTruthy();
  }
});
