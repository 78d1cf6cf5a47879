// The inside of the thread that looks up marking words: see markingWords.ts for its limits.
import { parentPort } from 'node:worker_threads';
import type { AskedTexts } from '#core/editing/questionsVersion';
import { markingWordsFor } from '#engine/ownMarkingWords';

parentPort?.on('message', (questions: readonly AskedTexts[]) => parentPort?.postMessage(markingWordsFor(questions)));
