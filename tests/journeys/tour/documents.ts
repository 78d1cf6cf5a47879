// The dashboard in its states, the upload, what waits on the device, and the small dialogs in between.
import { pressLogout } from '../../support/logout.ts';
import type { Stop } from './acts.ts';
import {
  finish,
  forgetAttempt,
  forgetFiles,
  goOffline,
  goOnline,
  holdToasts,
  letToastsGo,
  openQuiz,
  ready,
  seen,
} from './acts.ts';
import { chemistry, electricity, filenames, law, mathematics, physics, physicsAnswers } from './papers.ts';
import { addAnswers, importQuiz } from './questionsGiven.ts';
import { type Instead, json, putDocument, removeDocuments, type Stage, setVerified, signIn } from './stage.ts';

const emptyWords = 'No documents yet! Upload your first document to get started.';

export async function documents(stage: Stage, stop: Stop): Promise<void> {
  await setVerified(stage, true);
  await beforeTheFirst(stage, stop);
  await upload(stage, stop);
  await withDocuments(stage, stop);
}

async function beforeTheFirst(stage: Stage, stop: Stop): Promise<void> {
  const { page, url, instead } = stage;
  instead({ path: '/api/documents', answer: 'wait' });
  await signIn(stage);
  await stop('dashboard-loading');
  instead({ path: '/api/documents', answer: json(500, { detail: 'An unknown error occurred' }) });
  await page.goto(`${url}/dashboard`);
  await page.getByText('Failed to load documents').waitFor();
  await stop('dashboard-failed');
  instead();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByText(emptyWords).waitFor();
  await stop('dashboard-empty');
  await page.goto(`${url}/dashboard/pricing`);
  await page.getByText('Coming Soon').waitFor();
  await stop('pricing');
  await page.goto(`${url}/dashboard/settings`);
  await page.getByText('This device', { exact: true }).waitFor();
  await stop('settings', { full: true });
}

async function upload(stage: Stage, stop: Stop): Promise<void> {
  const { page, url, instead } = stage;
  await page.goto(`${url}/dashboard/upload`);
  await page.getByText('click to select file').waitFor();
  await stop('upload');
  const carried = await page.evaluateHandle(() => {
    const held = new DataTransfer();
    held.items.add(new File(['notes'], 'notes.txt', { type: 'text/plain' }));
    return held;
  });
  await page.getByText('click to select file').dispatchEvent('dragenter', { dataTransfer: carried });
  await page.getByText('Drop the file here...').waitFor();
  await stop('upload-dragging');
  await page.goto(`${url}/dashboard/upload`);
  await choose(stage, filenames.physics, 2_100_000);
  await page.getByRole('button', { name: 'Upload Document' }).waitFor();
  await page.getByText('Custom', { exact: true }).click();
  await stop('upload-chosen');
  await page.getByText('No limit', { exact: true }).click();
  instead({ path: '/api/documents/upload', answer: json(500, { detail: 'Upload failed. Please try again.' }) });
  await page.getByRole('button', { name: 'Upload Document' }).click();
  await page.getByText('Upload failed. Please check the console for details.').waitFor();
  await holdToasts(stage);
  await stop('upload-failed');
  await letToastsGo(stage);

  // The failed file goes first: tried again by itself, it would be the one that waits.
  await page.getByRole('button', { name: /Remove/ }).click();
  // A server that takes nothing more: what the connection itself holds is sent, the rest waits.
  instead({ path: '/api/documents/upload', answer: 'wait' });
  await choose(stage, filenames.photosynthesis, 18_400_000);
  await page.getByText('Suggested').click();
  await page.getByRole('button', { name: 'Upload Document' }).click();
  await page.getByText(/[1-9]\d?% Uploaded/).waitFor();
  await stop('upload-sending');
  await forgetFiles(stage);
  instead();
}

/** Chooses a file of so many bytes, made in the page: large ones take long on their way into a browser. */
async function choose({ page }: Stage, name: string, size: number): Promise<void> {
  await page.locator('input[type=file]').evaluate(
    (input, file) => {
      const held = new DataTransfer();
      held.items.add(new File([new Uint8Array(file.size).fill(65)], file.name, { type: file.type }));
      (input as HTMLInputElement).files = held.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { name, size, type: name.endsWith('.txt') ? 'text/plain' : 'application/pdf' },
  );
}

async function withDocuments(stage: Stage, stop: Stop): Promise<void> {
  const { page, url, instead } = stage;
  const ids = {
    physics: await putDocument(stage, {
      filename: filenames.physics,
      at: '2026-11-20T14:15:08Z',
      quiz: physics,
      timerSeconds: 1200,
    }),
    mathematics: await putDocument(stage, { filename: filenames.mathematics, at: '2026-11-19T21:40:12Z', quiz: mathematics }),
    law: await putDocument(stage, { filename: filenames.law, at: '2026-11-18T08:03:55Z', quiz: law }),
    electricity: await putDocument(stage, {
      filename: filenames.electricity,
      at: '2026-11-16T08:00:00Z',
      quiz: electricity,
      timerSeconds: 1800,
    }),
    chemistry: await putDocument(stage, { filename: filenames.chemistry, at: '2026-11-15T08:00:00Z', quiz: chemistry }),
  };
  await page.goto(`${url}/dashboard`);
  await seen(stage, 'On this device');
  await ready(stage);
  const later = { path: `/api/quizzes/${ids.mathematics}/submit`, answer: json(503, { detail: 'Later.' }) };
  const submit = (quizId: number) => `/api/quizzes/${quizId}/submit`;
  instead(later, { path: submit(ids.chemistry), answer: json(404, { detail: 'this quiz was deleted.' }) });
  await openQuiz(stage, ids.mathematics, { position: 19 });
  await finish(stage);
  await openQuiz(stage, ids.chemistry, { position: 9, answers: { 1: 'A' } });
  await finish(stage);
  await page.getByText('Your answers were not accepted').waitFor();
  await letToastsGo(stage);
  await stop('results-refused');
  await page.goto(`${url}/dashboard`);
  await page
    .getByRole('button', { name: `More for ${filenames.chemistry}` })
    .filter({ visible: true })
    .click();
  await page.getByRole('menuitem', { name: 'Delete document' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await stop('dashboard-deleted');
  await removeFromDevice(stage, filenames.law);

  await removeDocuments(stage, filenames.electricity);
  await openQuiz(stage, ids.electricity, { position: 4, secondsLeft: 1122 });
  await putDocument(stage, { filename: filenames.photosynthesis, at: '2026-11-20T15:02:41Z', status: 'completed' });
  await putDocument(stage, { filename: filenames.scan, at: '2026-11-17T18:22:30Z', error: 'scanned' });
  await page.goto(`${url}/dashboard`);
  await page.getByText('Continue where you stopped').waitFor();
  await seen(stage, 'Writing quiz');
  await stop('dashboard', { full: true });
  await addAnswers(stage, stop);
  await importQuiz(stage, stop);

  await page.goto(`${url}/dashboard/offline`);
  await seen(stage, 'Waiting to send');
  await stop('study-offline-progress');
  await forgetAttempt(stage, ids.electricity);
  await removeDocuments(stage, filenames.photosynthesis, filenames.scan);
  await page.goto(`${url}/dashboard`);
  await page.getByText(filenames.scan).first().waitFor({ state: 'detached' });
  await page.goto(`${url}/dashboard/offline`);
  await page.getByRole('button', { name: 'Run Self-test' }).click();
  await page.getByText('Answers are saved').waitFor();
  await goOffline(stage);
  await page.evaluate(() => scrollTo(0, 0));
  await stop('study-offline', { full: true });
  await page
    .getByRole('link', { name: /^(?:Home|Dashboard)$/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('heading', { name: 'Your Documents' }).waitFor();
  await stop('dashboard-offline');
  await page.getByRole('link', { name: 'Upload New Document' }).click();
  await choose(stage, 'Week 7.txt', 5);
  await page.getByRole('button', { name: 'Upload Document' }).click();
  await seen(stage, 'Uploads automatically when you are online.');
  await holdToasts(stage);
  await stop('dashboard-waiting-file');
  await letToastsGo(stage);

  await putDocument(stage, { filename: 'Chapter 1.pdf', at: '2026-11-20T16:00:00Z', status: 'pending' });
  await putDocument(stage, { filename: 'Chapter 2.pdf', at: '2026-11-20T15:30:00Z', status: 'processing' });
  await stage.student.call('submit', {
    params: { id: ids.physics },
    headers: { 'Idempotency-Key': '5b7c2c0e-6a53-4c3e-9d38-0f2f1f0f8a11' },
    body: { answers: Object.entries(physicsAnswers(10)).map(([id, text]) => ({ question_id: Number(id), answer_given: text })) },
  });
  await goOnline(stage, later);
  await page.goto(`${url}/dashboard`);
  await seen(stage, 'Last score 83.3%');
  await stop('dashboard-states');
  // The row is another one on a wide screen, so what belongs to it is opened anew.
  const openMenu = async () => {
    await page
      .getByRole('button', { name: `More for ${filenames.physics}` })
      .filter({ visible: true })
      .click();
    await page.getByRole('menu').waitFor();
  };
  await stop('dashboard-menu', { inEachSize: openMenu });
  await page.getByRole('menu').waitFor({ state: 'detached' });
  const openTimeLimit = async () => {
    await openMenu();
    await page.getByRole('menuitem', { name: 'Time limit' }).click();
    await page.getByRole('dialog').waitFor();
  };
  await stop('dashboard-time-limit', { inEachSize: openTimeLimit });
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await pressLogout(page);
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
  await stop('dashboard-logout');
  await page.keyboard.press('Escape');
  await newVersion(stage, stop, later);
}

async function newVersion(stage: Stage, stop: Stop, later: Instead): Promise<void> {
  const { page, url, instead } = stage;
  await removeDocuments(stage, 'Chapter 1.pdf', 'Chapter 2.pdf', 'Week 7.txt');
  await setVerified(stage, false);
  stage.publish();
  // Chromium now and then gives up on a worker that is started while the old one is at work; the reload asks again.
  await page.evaluate(
    async () => void (await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined)),
  );
  await page.reload();
  await page.getByText('A new version of Oasis is ready.').waitFor();
  await page.goto(`${url}/dashboard/upload`);
  await choose(stage, filenames.law, 5);
  instead({ path: '/api/documents/upload', answer: json(201, { filename: filenames.law, doc_id: 1 }) }, later);
  await page.getByRole('button', { name: 'Upload Document' }).click();
  await page.getByText('uploaded successfully! Processing started.').waitFor();
  await page.getByText('A new version of Oasis is ready.').waitFor();
  await holdToasts(stage);
  await stop('dashboard-update');
}

async function removeFromDevice(stage: Stage, filename: string): Promise<void> {
  const { page } = stage;
  await page
    .getByRole('button', { name: `More for ${filename}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Remove from this device' }).click();
  await seen(stage, 'Not on this device');
  await letToastsGo(stage);
}
