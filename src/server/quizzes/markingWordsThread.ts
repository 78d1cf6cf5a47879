// Runs inside the thread that finds marking words. Limits are set in markingWords.ts.
import { parentPort } from 'node:worker_threads';
import type { AskedTexts } from '#core/editing/questionsVersion';
import { markingWordsFor } from '#engine/ownMarkingWords';

parentPort?.on('message', (questions: readonly AskedTexts[]) => parentPort?.postMessage(markingWordsFor(questions)));
