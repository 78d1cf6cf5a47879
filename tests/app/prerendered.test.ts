// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { pages, render } from '../../src/app/prerendered.tsx';

describe.each(pages.map((page) => [page.path, page] as const))('the page %s, drawn without a browser', (path) => {
  test('is a whole screen: its heading and its main part', async () => {
    const html = await render(path);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.match(/<main /g)).toHaveLength(1);
    expect(html).not.toContain('aria-busy');
  });

  test('carries no script and no style of its own, which the page forbids or brings later', async () => {
    const html = await render(path);
    expect(html).not.toMatch(/<script|<style|\son\w+=/);
  });

  test('is the same for every visitor and every time', async () => {
    expect(await render(path)).toBe(await render(path));
  });
});

test('the pages and their files are those that the server serves as they are', () => {
  expect(pages.map(({ path, file, title }) => [path, file, title])).toEqual([
    ['/', 'index.html', 'Study and Prepare for your exams faster · Oasis'],
    ['/login', 'login.html', 'Login · Oasis'],
    ['/register', 'register.html', 'Create Account · Oasis'],
    ['/forgot-password', 'forgot-password.html', 'Forgot your password? · Oasis'],
    ['/s', 's.html', 'A shared quiz · Oasis'],
    ['/g', 'g.html', 'An invitation · Oasis'],
  ]);
});
