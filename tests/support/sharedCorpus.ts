// The owner's documents, which lie beside the repository where they are at hand: ../shared/corpus. A test that needs them is skipped
// aloud where they are not (npm test counts it and says so); no other file takes their place.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';

const folder = fileURLToPath(new URL('../../../shared/corpus', import.meta.url));
const isHere = existsSync(folder);

/** The tests of `suite` need the shared corpus. Their names begin with these words, by which npm test knows them. */
export function describeWithCorpus(suite: () => void): void {
  describe.runIf(isHere)('with ../shared/corpus', suite);
}

export const corpusPath = (name: string): string => path.join(folder, name);

export const corpusFile = (name: string) => ({
  name: path.basename(name),
  bytes: new Uint8Array(readFileSync(corpusPath(name))),
});

/** The names of a folder's files; one that stands for them where they are not at hand. */
export const corpusNames = (name: string): string[] => (isHere ? readdirSync(corpusPath(name)) : ['every file']);
