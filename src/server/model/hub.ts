// Reads a model's licence and files, with sizes and checksums, from its host, Hugging Face by default. Nothing about a model is
// known otherwise. The API: huggingface.co/docs/hub/api, and hf_api.py in github.com/huggingface/huggingface_hub (`blobs=true`:
// each file with `lfs.sha256`).
import * as z from 'zod';
import { StartFailure } from '../config.ts';

export const HUB = 'https://huggingface.co';

const Repository = z.object({
  id: z.string(),
  /** the commit hash */
  sha: z.string().regex(/^[0-9a-f]{40}$/),
  gated: z.union([z.boolean(), z.string()]).optional(),
  cardData: z
    .object({ license: z.string().optional(), base_model: z.union([z.string(), z.array(z.string())]).optional() })
    .nullish(),
  siblings: z.array(
    z.object({
      rfilename: z.string(),
      size: z.number().nullish(),
      lfs: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), size: z.int().positive() }).nullish(),
    }),
  ),
});

export type HubFile = {
  /** OWNER/NAME */
  model: string;
  /** its file name */
  file: string;
  url: string;
  bytes: number;
  sha256: string;
  licence: string;
};

const MOST_MS = 30_000;
/** Four bits for each weight first: half the memory of eight, and hardly worse. */
const PREFERRED = [/q4_k_m/i, /q4_k_s/i, /q4_0/i, /q5_k_m/i, /q4/i, /q5/i, /q6/i, /q8/i, /mxfp4/i];
/** One part of several, or a model for pictures. */
const NOT_ALONE = /-\d{5}-of-\d{5}|mmproj/i;
const PLAIN_PATH = /^[\w.-]+(?:\/[\w.-]+)*$/;

/**
 * Chooses the file of this repository that fits most machines. Throws a StartFailure if there is none, or its use is restricted.
 */
export async function readHub(host: string, model: string): Promise<HubFile> {
  if (!/^\w[\w.-]*\/\w[\w.-]*$/.test(model)) throw new StartFailure('--model takes the name of a repository, like OWNER/NAME.');
  const { id, sha, gated, cardData, siblings } = await fetchRepository(host, model);
  if (id !== model) throw new StartFailure(`${host} knows ${model} as ${id}: name it so.`);
  if (gated !== undefined && gated !== false)
    throw new StartFailure(`${model} is only for those who agreed to its terms at ${host}: name another one.`);
  refuseMirror(model, cardData?.base_model);
  const licence = cardData?.license;
  if (licence === undefined) throw new StartFailure(`${model} names no licence: name another one.`);
  const files = siblings.flatMap(({ rfilename: name, lfs }) =>
    lfs && name.endsWith('.gguf') && PLAIN_PATH.test(name) && !NOT_ALONE.test(name) ? [{ name, ...lfs }] : [],
  );
  const rankOf = (name: string) =>
    (PREFERRED.findIndex((pattern) => pattern.test(name)) + PREFERRED.length + 1) % (PREFERRED.length + 1);
  const [best] = files.sort((a, b) => rankOf(a.name) - rankOf(b.name) || a.size - b.size);
  if (best === undefined) throw new StartFailure(`${model} has no GGUF file in one piece: name a repository that has one.`);
  return {
    model,
    file: best.name.split('/').at(-1) ?? best.name,
    url: `${host}/${model}/resolve/${sha}/${best.name}`,
    bytes: best.size,
    sha256: best.sha256,
    licence,
  };
}

async function fetchRepository(host: string, model: string): Promise<z.infer<typeof Repository>> {
  const response = await fetch(`${host}/api/models/${model}?blobs=true`, { signal: AbortSignal.timeout(MOST_MS) }).catch(() => {
    throw new StartFailure(`${host} cannot be reached: look at the network, then run the same command again.`);
  });
  // The hub answers 401 also for what it does not have.
  if (response.status === 404 || response.status === 401) throw new StartFailure(`${host} has no public model ${model}.`);
  const parsed = Repository.safeParse(response.ok ? await response.json().catch(() => null) : null);
  if (!parsed.success) throw new StartFailure(`${host} answers ${response.status} and nothing that describes ${model}.`);
  return parsed.data;
}

/** Refuses a repackaged model, which may have been changed. */
function refuseMirror(model: string, base: string | string[] | undefined): void {
  const [owner] = model.split('/');
  const origin = [base ?? []].flat().find((name) => name.split('/')[0] !== owner);
  if (origin !== undefined)
    throw new StartFailure(`${model} holds the model ${origin} of somebody else: name a repository of its maker.`);
}
