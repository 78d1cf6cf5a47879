// How the page is built: React, the rooms' names, and the proxy to the API in development.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerender } from './scripts/prerender.ts';
import { pwa } from './scripts/pwa.ts';

const API = process.env.API_URL ?? 'http://localhost:3001';

export default defineConfig({
  plugins: [react(), prerender(), pwa()],
  define: { 'import.meta.env.BUILD_YEAR': JSON.stringify(new Date().getFullYear()) },
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
  server: { proxy: { '/api': API } },
});
