// Every generated hostile file, in these sizes. What the owner collected lies in ../shared/corpus/hostile.
import { hostileArchives } from './archives.ts';
import { hostileHalves } from './halves.ts';
import type { HostileFile, HostileSizes } from './hostileFile.ts';
import { hostilePdfs } from './pdfs.ts';
import { hostileTexts } from './texts.ts';

export function hostileKinds(sizes: HostileSizes): Record<'texts' | 'archives' | 'pdfs' | 'halves', HostileFile[]> {
  return { texts: hostileTexts(sizes), archives: hostileArchives(sizes), pdfs: hostilePdfs(sizes), halves: hostileHalves() };
}

export function hostileSet(sizes: HostileSizes): HostileFile[] {
  return Object.values(hostileKinds(sizes)).flat();
}
