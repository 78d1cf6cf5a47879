// The installable app: its manifest, and the worker of sw/ with everything of this version precached, lazy chunks and maths
// fonts too. It registers nothing: src/app/shell/worker.ts does.

import { VitePWA } from 'vite-plugin-pwa';
import { mediaTypes } from '../src/core/document/uploadRules.ts';
import { SHARE_ADDRESS, SHARE_FIELD } from '../src/core/together/share.ts';

/** The media types of every upload, each with its extension. */
const fileTypes = Object.fromEntries(Object.entries(mediaTypes).map(([type, kind]) => [type, [`.${kind}`]]));

const icon192 = { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' };

const sizes = { narrow: '390x844', wide: '1280x800' };

/** A picture of public/screenshots: the installer shows it. It is not precached. */
function screenshot(screen: string, form_factor: 'narrow' | 'wide', label: string) {
  return { src: `/screenshots/${screen}-${form_factor}.jpg`, sizes: sizes[form_factor], type: 'image/jpeg', form_factor, label };
}

export function pwa() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: false,
    injectManifest: {
      // A worker of one script: what a module may do (import, import.meta) is a syntax error there.
      rollupFormat: 'iife',
      globPatterns: ['**/*.{js,css,html,svg,png,woff,woff2,webmanifest}'],
      // index.html and the rest are written after the bundle; their bytes count, so the whole folder is read at the very end.
      maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
    },
    manifest: {
      id: '/',
      name: 'Oasis',
      short_name: 'Oasis',
      description: 'Study where there is no network: quizzes from your own documents.',
      lang: 'en',
      start_url: '/dashboard',
      scope: '/',
      display: 'standalone',
      orientation: 'any',
      background_color: '#F5EEE0',
      theme_color: '#F5EEE0',
      categories: ['education', 'productivity'],
      icons: [
        icon192,
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: '/icons/mark.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
      shortcuts: [
        { name: 'Upload', url: '/dashboard/upload', icons: [icon192] },
        { name: 'Dashboard', url: '/dashboard', icons: [icon192] },
      ],
      screenshots: [
        screenshot('dashboard', 'narrow', 'Your documents, each with its quiz'),
        screenshot('quiz', 'narrow', 'A question of a quiz from your own notes'),
        screenshot('results', 'narrow', 'What was right, what was wrong, and why'),
        screenshot('dashboard', 'wide', 'Your documents, each with its quiz'),
        screenshot('quiz', 'wide', 'A question of a quiz from your own notes'),
      ],
      share_target: {
        action: SHARE_ADDRESS,
        method: 'POST',
        enctype: 'multipart/form-data',
        params: { files: [{ name: SHARE_FIELD, accept: Object.entries(fileTypes).flatMap(([type, ends]) => [type, ...ends]) }] },
      },
      file_handlers: [{ action: '/dashboard/upload', accept: fileTypes }],
    },
    integration: { closeBundleOrder: 'post' },
  });
}
