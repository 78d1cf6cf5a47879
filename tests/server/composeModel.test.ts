// The lines that start Ollama beside Oasis (compose.yaml), with a program in the place of ollama that notes what it is told.
import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { newTestFolder } from '../support/postgres.ts';

const compose = readFileSync(fileURLToPath(new URL('../../compose.yaml', import.meta.url)), 'utf8');
const block = /^ {2}ollama:\n.*?command:\n {6}- \|\n(.*?)^ {2}\S/ms.exec(compose)?.[1] ?? '';
const lines = block.replace(/^ {8}/gm, '').replaceAll('$$', '$');

async function start(model: string) {
  const folder = await newTestFolder('compose-');
  const notes = path.join(folder, 'notes');
  // It lists nothing before it serves, as ollama does.
  const script = `#!/bin/sh
case $1 in
  serve) sleep 1; touch '${notes}.up' ;;
  list) test -e '${notes}.up' || exit 1 ;;
esac
echo "$@" >> '${notes}'
`;
  writeFileSync(path.join(folder, 'ollama'), script);
  chmodSync(path.join(folder, 'ollama'), 0o755);
  const env = { PATH: `${folder}:${process.env.PATH}`, LLM_MODEL: model };
  const { status, stderr } = spawnSync('/bin/sh', ['-ec', lines], { env, encoding: 'utf8' });
  return { status, stderr, asked: status === 0 ? readFileSync(notes, 'utf8').split('\n') : [] };
}

test('it serves, waits until it answers, and pulls the model', async () => {
  const { status, asked } = await start('maker/model:4b');
  expect(status).toBe(0);
  expect([...new Set(asked)].sort()).toEqual(['', 'list', 'pull maker/model:4b', 'serve']);
});

test('without the name of a model it says what is missing', async () => {
  expect(await start('')).toEqual({
    status: 1,
    stderr: 'LLM_MODEL is missing in .env: the name of a model of ollama.com/library.\n',
    asked: [],
  });
});
