// The results of a class as its teacher has them: on a narrow phone without scrolling sideways, and on paper without the app around them,
// black on white whatever the screen's colours are.
import { expect, test } from 'vitest';
import { answersOf, newStudent } from '../support/people.ts';
import { settle } from './tour.ts';
import { signUp, startScreens, tokenOf } from './world.ts';

const names = ['Akosua Mensah-Bonsu Dark', 'Kofi', 'ƐsiƐsiƐsiƐsiƐsiƐsiƐsi', 'Yaw'];
const wrong = 'an answer that is long and wrong '.repeat(8).trim();
const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });

test('the results of a class fit a phone, and print', async () => {
  const world = await startScreens();
  const { page, url } = world;
  await page.setViewportSize({ width: 360, height: 640 });
  await signUp(page);
  const token = await tokenOf(page);
  const call = async <T>(address: string, method: string, body: unknown = {}): Promise<T> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...key() };
    return answersOf<T>(fetch(`${url}/api${address}`, { method, headers, body: JSON.stringify(body) }));
  };
  const questions = Array.from({ length: 8 }, (_, at) => ({
    question_id: at + 1,
    question_text: `Which is the ${at + 1}. of the sentences that a teacher of this class would have asked for?`,
    question_type: 'short_answer',
    correct_answer: 'this one',
  }));
  const made = { title: 'A quiz of eight questions', questions, settings: {}, made_from: { kind: 'own' } };
  const { quiz_id } = await call<{ quiz_id: number }>('/quizzes', 'POST', made);
  const { group_id } = await call<{ group_id: number }>('/groups', 'POST', { name: 'Form 3 B', own_name: 'Ms Boateng' });
  const { code } = await call<{ code: string }>(`/groups/${group_id}/invitation`, 'POST');
  await call(`/groups/${group_id}/assignments/${quiz_id}`, 'PUT', { answers: 'at_once' });
  for (const name of names) {
    const member = await newStudent({ fetch: (address, init) => fetch(url + address, init) });
    await answersOf(member.call('joinGroup', { params: { code }, headers: key(), body: { name } }));
    if (name === 'Yaw') continue;
    const answers = questions.map(({ question_id: id }) => ({
      question_id: id,
      answer_given: id % 2 === 0 ? 'this one' : wrong,
    }));
    await answersOf(member.call('submit', { params: { id: quiz_id }, headers: key(), body: { answers } }));
  }

  await page.goto(`${url}/dashboard/groups/${group_id}/${quiz_id}`);
  await page.getByRole('heading', { name: '3 of 4 handed in' }).waitFor();
  await page.getByText('0 of 3 right').first().waitFor();
  await settle(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const gone of [page.getByRole('link', { name: 'Oasis' }), page.getByRole('button', { name: 'Print' })]) {
    expect(await gone.first().isVisible()).toBe(false);
  }
  for (const name of names) expect(await page.getByRole('rowheader', { name }).isVisible()).toBe(true);
  const colours = await page.getByRole('rowheader', { name: 'Kofi' }).evaluate((cell) => {
    const grounds: string[] = [];
    for (let at: Element | null = cell; at !== null; at = at.parentElement) grounds.push(getComputedStyle(at).backgroundColor);
    return { ink: getComputedStyle(cell).color, grounds: [...new Set(grounds)] };
  });
  expect(colours).toEqual({ ink: 'rgb(0, 0, 0)', grounds: ['rgba(0, 0, 0, 0)'] });
});
