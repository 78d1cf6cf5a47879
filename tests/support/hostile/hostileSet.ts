// Every generated hostile file, in these sizes. What the owner collected lies in ../shared/corpus/hostile.
import { hostileArchives } from './archives.ts';
import { hostileHalves } from './halves.ts';
import type { HostileFile, HostileSizes } from './hostileFile.ts';
import { hostilePdfs } from './pdfs.ts';
import { hostileTexts } from './texts.ts';

export const hostileSet = (sizes: HostileSizes): HostileFile[] => [
  ...hostileTexts(sizes),
  ...hostileArchives(sizes),
  ...hostilePdfs(sizes),
  ...hostileHalves(),
];
