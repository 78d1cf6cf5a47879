// The inside of the thread that looks up near words: see nearWords.ts for its limits.
import { parentPort } from 'node:worker_threads';
import type { AskedTexts } from '#core/questionsVersion';
import { nearWordsFor } from '#engine/ownNearWords';

parentPort?.on('message', (questions: readonly AskedTexts[]) => parentPort?.postMessage(nearWordsFor(questions)));
