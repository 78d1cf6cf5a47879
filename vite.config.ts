// How the page is built: React, the rooms' names, and the proxy to the API in development.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerender } from './scripts/prerender.ts';
import { pwa } from './scripts/pwa.ts';

const API = process.env.API_URL ?? 'http://localhost:3001';

export default defineConfig({
  plugins: [react(), prerender(), pwa()],
  define: { 'import.meta.env.BUILD_YEAR': JSON.stringify(new Date().getFullYear()) },
  build: {
    target: 'es2022',
    // For .size-limit.mjs, which weighs each page.
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every screen needs, in one file: it compresses better than twenty, and costs one request.
        codeSplitting: {
          groups: [
            {
              name: 'frame',
              test: /node_modules[\\/](react|react-dom|scheduler|valtio|proxy-compare|@tanstack[\\/](react-router|router-core|history|react-store|store))[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': API } },
});
