// npm run dev: Vite with hot reload on PORT (3000), and the API with restart-on-change on the port after it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? 'localhost';
const bin = (...path) => join(root, 'node_modules', ...path);
const api = {
  PORT: String(port + 1),
  APP_URL: `http://${host}:${port}`,
  ...(process.env.APP_URL ? { APP_URL: process.env.APP_URL } : {}),
};
const children = [
  spawn(process.execPath, [bin('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'src/server/run.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...api },
  }),
  spawn(process.execPath, [bin('vite/bin/vite.js'), '--port', String(port), '--strictPort', '--host', host], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, API_URL: `http://${host}:${port + 1}` },
  }),
];
const stopAll = () => children.forEach((child) => void child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopAll);
for (const child of children) {
  child.on('exit', (code) => {
    stopAll();
    process.exitCode ||= code ?? 0;
  });
}
