// npm run quality -- --digest: a SHA-256 of each quiz that the engine writes of ../shared/corpus, ../shared/corpus2 and the gold
// sections, and one of all of them. A change that must not change a question leaves every line as it was. It judges nothing.
import { createHash } from 'node:crypto';
import { sourcesOf, written } from './sources.ts';

/** Prints a line for each source whose name begins like `only`, and the total of those. */
export async function printDigest(root: string, only = ''): Promise<void> {
  const sources = sourcesOf(root, only);
  const total = createHash('sha256');
  for (const source of sources) {
    const quiz = await written(source);
    const digest = createHash('sha256')
      .update(typeof quiz === 'string' ? quiz : `[${quiz.join(',')}]`)
      .digest('hex');
    total.update(`${source.name} ${digest}\n`);
    console.log(`${digest}  ${source.name}`);
  }
  console.log(`${total.digest('hex')}  total of ${sources.length}`);
}
