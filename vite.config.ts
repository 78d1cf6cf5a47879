// How the page is built: React, the rooms' names, and the proxy to the API in development.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './scripts/chunks.ts';
import { prerender } from './scripts/prerender.ts';
import { pwa } from './scripts/pwa.ts';
import { shell } from './src/texts/en/shell.ts';

const API = process.env.API_URL ?? 'http://localhost:3001';

const parts = chunks();

export default defineConfig({
  resolve: {
    alias: [
      {
        find: /^\.{1,2}\/(?:common\/)?system_external\.js$/,
        replacement: fileURLToPath(new URL('src/app/question/speechSystem.ts', import.meta.url)),
      },
    ],
  },
  plugins: [react(), parts.plugin, prerender(), pwa()],
  define: {
    'import.meta.env.BUILD_YEAR': JSON.stringify(new Date().getFullYear()),
    // In index.html.
    'import.meta.env.OLD_BROWSER': JSON.stringify(shell.oldBrowser),
    'import.meta.env.BLOCKED_STORAGE': JSON.stringify(shell.blockedStorage),
  },
  build: {
    target: 'es2022',
    // For .size-limit.mjs, which weighs each page.
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: parts.groups },
      },
    },
  },
  // A worker loads the reader of one format alone.
  worker: { format: 'es' },
  server: { proxy: { '/api': API } },
});
