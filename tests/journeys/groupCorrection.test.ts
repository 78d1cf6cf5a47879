// A teacher corrects a question of an assigned quiz: from the results to the editor and back, for the group, with the marks, and undone.
import { test } from 'vitest';
import { pressLogout } from '../support/logout.ts';
import { answersOf, newStudent } from '../support/people.ts';
import { logIn, signUp, startScreens, tokenOf } from './world.ts';

const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });

test('a wrong question is corrected for the group, and everybody sees which version counted', async () => {
  const { page, url } = await startScreens();
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  const token = await tokenOf(page);
  const call = async <T>(address: string, method: string, body: unknown = {}): Promise<T> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...key() };
    return answersOf<T>(fetch(`${url}/api${address}`, { method, headers, body: JSON.stringify(body) }));
  };
  const questions = ['capital', 'largest port', 'second city'].map((what, at) => ({
    question_id: at + 1,
    question_text: `Which is the ${what} of Ghana?`,
    question_type: 'short_answer',
    correct_answer: ['Kumasi', 'Tema', 'Kumasi'][at],
  }));
  const quiz = { title: 'Towns of Ghana', questions, settings: {}, made_from: { kind: 'own' } };
  const { quiz_id } = await call<{ quiz_id: number }>('/quizzes', 'POST', quiz);
  const { group_id } = await call<{ group_id: number }>('/groups', 'POST', { name: 'Form 3 B', own_name: 'Ms Boateng' });
  const { code } = await call<{ code: string }>(`/groups/${group_id}/invitation`, 'POST');
  await call(`/groups/${group_id}/assignments/${quiz_id}`, 'PUT', { answers: 'at_once' });
  const kofi = await newStudent({ fetch: (address, init) => fetch(url + address, init) });
  await answersOf(kofi.call('joinGroup', { params: { code }, headers: key(), body: { name: 'Kofi' } }));
  const answers = questions.map(({ question_id }) => ({ question_id, answer_given: question_id === 2 ? 'Tema' : 'Accra' }));
  const handIn = { params: { id: quiz_id }, headers: key(), body: { answers, answers_readable: true } };
  await answersOf(kofi.call('submit', handIn));

  await page.goto(`${url}/dashboard/groups/${group_id}/${quiz_id}`);
  await page.getByRole('button', { name: 'Correct this question: Which is the capital of Ghana?' }).click();
  await page.getByLabel('Right answer').fill('Accra');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'You edited this quiz' }).waitFor();
  await page.getByRole('checkbox', { name: /^Mark again/ }).check();
  await page.getByRole('button', { name: 'Correct for the Group' }).click();
  await page.getByText('Version 1, marked by version 2').waitFor();
  await page.getByText('66.7%').waitFor();

  await page.getByRole('button', { name: 'Undo the Correction' }).click();
  await page.getByText('33.3%').waitFor();
  await page.getByRole('checkbox', { name: /^Mark again/ }).check();
  await page.getByRole('button', { name: 'Correct for the Group' }).click();
  await page.getByText('66.7%').waitFor();
  await page.getByRole('link', { name: 'Answers of Kofi' }).click();
  await page.getByText('Version 1, marked by version 2.').waitFor();

  await pressLogout(page);
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await logIn(page, kofi);
  await page.getByRole('link', { name: 'View Results: Towns of Ghana' }).click();
  await page.getByText('You took version 1, and version 2 counts.').waitFor();
});
