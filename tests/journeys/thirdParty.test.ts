// Logging in through a real provider's own pages, in a real browser: cookie, redirects, fragment, worker and policy together.
import { expect, onTestFinished, test } from 'vitest';
import { CLIENT, type IdentityProvider, startIdentityProvider } from '../support/identityProvider.ts';
import { answersOf, newStudent } from '../support/people.ts';
import { startWorld } from './world.ts';

test('a student comes in through another account, and a cancelled login says so', async () => {
  let provider: IdentityProvider | undefined;
  const world = await startWorld(async (url) => {
    provider = await startIdentityProvider(url);
    onTestFinished(() => provider?.close());
    return { ...CLIENT, OIDC_ISSUER: provider.issuer };
  });
  provider?.say('ama', { email: 'ama@campus.example', email_verified: true });

  await world.page.goto(`${world.url}/login`);
  // From now on the worker answers navigations; the way to the provider and back must pass it by.
  await world.page.evaluate(() => navigator.serviceWorker.ready);
  await world.page.goto(`${world.url}/login`);
  await world.page.getByRole('link', { name: 'Campus', exact: true }).click();
  await world.page.getByRole('link', { name: 'Cancel' }).click();
  await world.page.getByText('OAuth login failed: The login was cancelled. Please try again.').waitFor();
  expect(new URL(world.page.url()).pathname).toBe('/login');

  await world.page.getByRole('link', { name: 'Campus', exact: true }).click();
  await world.page.getByPlaceholder('Enter any login').fill('ama');
  await world.page.getByPlaceholder('and password').fill('any');
  await world.page.getByRole('button', { name: 'Sign-in' }).click();
  await world.page.getByRole('button', { name: 'Continue' }).click();
  await world.page.getByText('Login Successful!').waitFor();
  await world.page.getByRole('heading', { name: 'Your Documents' }).waitFor();
  expect(await world.page.evaluate(() => localStorage.getItem('auth-storage'))).toContain('ama@campus.example');
  expect(world.page.url()).not.toContain('token');
  await world.page.goBack();
  expect(world.page.url()).not.toContain('token');
});

test('a student deletes what a stranger put into an account under the own address, and begins with an empty one', async () => {
  let provider: IdentityProvider | undefined;
  const world = await startWorld(async (url) => {
    provider = await startIdentityProvider(url);
    onTestFinished(() => provider?.close());
    return { ...CLIENT, OIDC_ISSUER: provider.issuer };
  });
  const stranger = await newStudent({ fetch: (input, init) => fetch(new URL(String(input), world.url), init) });
  await answersOf(stranger.call('createGroup', { body: { name: 'Not yours', own_name: 'Stranger' } }));
  provider?.say('ama', { email: stranger.email, email_verified: true });
  const signIn = async () => {
    await world.page.getByPlaceholder('Enter any login').fill('ama');
    await world.page.getByPlaceholder('and password').fill('any');
    await world.page.getByRole('button', { name: 'Sign-in' }).click();
    await world.page.getByRole('button', { name: 'Continue' }).click();
  };
  await world.page.goto(`${world.url}/login`);
  await world.page.getByRole('link', { name: 'Campus', exact: true }).click();
  await signIn();
  await world.page.getByRole('heading', { name: 'Is everything in this account yours?' }).waitFor();
  await world.page.getByRole('button', { name: 'Delete It and Start Fresh' }).click();
  await world.page.getByRole('heading', { name: 'Your Documents' }).waitFor();
  expect((await stranger.call('me')).status).toBe(401);
});
