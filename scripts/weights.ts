// npm run weights [-- NAME …]: learns the weights of the engine anew and writes src/engine/weights/NAME.ts: importance, score;
// twice gives the same bytes. `-- --check` writes nothing: it says whether each file is what the data and today's engine
// give, and ends with 1 where one is not. What is learnt from ../shared is left as it is, aloud, where that is not here.
import { readFileSync, writeFileSync } from 'node:fs';
import { hasGold } from './quality/gold.ts';
import { importanceSource } from './weights/importance.ts';
import { scoreSource } from './weights/score.ts';

type Learning = { needsGold: boolean; source: () => string | Promise<string> };

const learnings: Readonly<Record<string, Learning>> = {
  importance: { needsGold: true, source: importanceSource },
  score: { needsGold: false, source: scoreSource },
};

const words = process.argv.slice(2);
const onlyChecks = words.includes('--check');
const asked = words.filter((word) => !word.startsWith('--'));
const unknown = asked.find((name) => !learnings[name]);
if (unknown !== undefined) throw new Error(`No weights are called ${unknown}: say one of ${Object.keys(learnings).join(', ')}.`);

function tell(name: string, file: URL, before: string, now: string): void {
  if (before === now) {
    console.log(`${name}: the file is what the data give.`);
  } else if (onlyChecks) {
    const lines = new Set(before.split('\n'));
    const changed = now.split('\n').filter((line) => !lines.has(line));
    console.log([`${name}: the data and today's engine give other lines:`, ...changed].join('\n'));
    process.exitCode = 1;
  } else {
    writeFileSync(file, now);
    console.log(`${name}: written.`);
  }
}

for (const [name, { needsGold, source }] of Object.entries(learnings)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  if (needsGold && !hasGold()) {
    console.log(`${name}: NOT ${onlyChecks ? 'CHECKED' : 'WRITTEN'}, for ../shared/corpus/gold is not here.`);
    continue;
  }
  const file = new URL(`../src/engine/weights/${name}.ts`, import.meta.url);
  tell(name, file, readFileSync(file, 'utf8'), await source());
}
