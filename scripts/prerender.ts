// Writes the landing and the account pages as real HTML after the build, so that they paint before any script runs, and
// the bare shell for every other address. It renders the same router that the browser runs, and nothing of its own.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

type Rendered = typeof import('../src/app/prerendered.tsx');

export function prerender(): Plugin {
  let config: ResolvedConfig;
  let chunks: Rolldown.OutputChunk[] = [];
  return {
    name: 'oasis-prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(_, bundle) {
      chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    },
    closeBundle: {
      // Before the service worker's manifest is made of what lies in dist/.
      order: 'pre',
      sequential: true,
      async handler() {
        if (chunks.length === 0) return;
        const { pages, render } = await load(config);
        const out = path.resolve(config.root, config.build.outDir);
        const shell = await readFile(path.join(out, 'index.html'), 'utf8');
        await writeFile(path.join(out, 'shell.html'), shell);
        for (const page of pages) {
          const html = fill(shell, page, await render(page.path), preloads(chunks, page.modules));
          await writeFile(path.join(out, page.file), html);
        }
      },
    },
  };
}

/** Builds the page's code for Node. */
async function load({ root, define }: ResolvedConfig): Promise<Rendered> {
  const outDir = path.join(root, '.cache/prerender');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: define ?? {},
    plugins: [react()],
    publicDir: false,
    build: { ssr: 'src/app/prerendered.tsx', outDir, emptyOutDir: true },
  });
  // A new address each time: Node keeps a module that it has loaded, and a watching build changes this one.
  return import(`${pathToFileURL(path.join(outDir, 'prerendered.js')).href}?${Date.now()}`) as Promise<Rendered>;
}

/** The chunks of these modules and all that they import at once, as addresses. */
function preloads(chunks: readonly Rolldown.OutputChunk[], modules: readonly string[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = byName.get(name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    for (const imported of chunk.imports) visit(imported);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/app/${module}`));
    if (!chunk) throw new Error(`The build has no chunk of its own for ${module}.`);
    visit(chunk.fileName);
  }
  return [...found].map((name) => `/${name}`);
}

function fill(shell: string, page: { path: string; title: string }, content: string, scripts: readonly string[]): string {
  const links = scripts
    .filter((address) => !shell.includes(`"${address}"`))
    .map((address) => `    <link rel="modulepreload" crossorigin href="${address}">\n`);
  const whole = put(
    put(put(shell, /<title>.*?<\/title>/, `<title>${page.title}</title>`), '</head>', `${links.join('')}</head>`),
    '<div id="root"></div>',
    `<div id="root" data-page="${page.path}">${content}</div>`,
  );
  return paintFirst(whole);
}

/** These pages paint without their scripts: on a slow network the styles must not share it with them. */
function paintFirst(html: string): string {
  return html.replace(/<(?:link rel="modulepreload"|script type="module")/g, (tag) => `${tag} fetchpriority="low"`);
}

function put(text: string, place: string | RegExp, content: string): string {
  const filled = text.replace(place, () => content);
  if (filled === text) throw new Error(`index.html has no ${place} to fill.`);
  return filled;
}
