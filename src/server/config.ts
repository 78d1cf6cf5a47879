// Parses the environment once. A bad value is refused in one line that names the variable and what is allowed.
import path from 'node:path';
import * as z from 'zod';
import { joinNames } from '#core/text/joinNames';
import { withoutEndSlashes } from './http/withoutEndSlashes.ts';
import { settings } from './settings.ts';

const Environment = z.object(settings);

export type BucketConfig = { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };

export type ProviderConfig = {
  issuer: string;
  clientId: string;
  /** null: a public client */
  clientSecret: string | null;
  /** the button's label */
  name: string;
};

export type LlmConfig = {
  /** the address before /chat/completions, usually ending in /v1 */
  baseUrl: string;
  /** null: a self-hosted server without a key */
  apiKey: string | null;
  model: string;
};

/** Limits for one student. */
export type Quota = {
  /** documents that are not deleted, including own quizzes */
  documents: number;
  /** uploaded files; a deleted document counts until its file is removed */
  megabytes: number;
  /** documents that are not read yet */
  waiting: number;
};

/** The parsed settings, as the rest of the server uses them. */
export type Config = ReturnType<typeof readConfig>;

/** A start that cannot succeed, in one sentence for the person at the terminal. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

/** Reads the environment. An empty variable counts as unset. Throws a StartFailure for a bad value. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = Environment.safeParse(variables);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    throw new StartFailure(`${name}=${shown(name, env[name])} is not allowed: ${name} must be ${issue?.message}.`);
  }
  const { data } = parsed;
  if (data.ROLE !== 'all' && data.DATABASE_URL === undefined) {
    throw new StartFailure(
      `DATABASE_URL is missing: the database that Oasis brings belongs to one process, and ROLE=${data.ROLE} is one of several.`,
    );
  }
  return {
    role: data.ROLE,
    readers: data.WORKERS,
    // A worker beside a web process on the same machine leaves the port to it.
    port: data.ROLE === 'worker' && variables.PORT === undefined ? 0 : data.PORT,
    host: data.HOST,
    dataDir: path.resolve(data.DATA_DIR),
    appUrl: withoutEndSlashes(data.APP_URL ?? `http://localhost:${data.PORT}`),
    databaseUrl: data.DATABASE_URL ?? null,
    smtpUrl: data.SMTP_URL ?? null,
    /** the bucket for uploaded files; null: a folder in dataDir */
    bucket: readBucket(data),
    /** the third-party login provider, or null */
    provider: readProvider(data),
    /** the language model that writes quizzes; null: only the built-in engine */
    llm: readLlm(data),
    /** null: keys from the database */
    pushKeys: readPushKeys(data),
    pushServices: data.PUSH_SERVICES ?? [],
    rateLimit: data.RATE_LIMIT === 'on',
    quota: {
      documents: data.STUDENT_DOCUMENTS,
      megabytes: data.STUDENT_MEGABYTES,
      waiting: data.STUDENT_WAITING,
    } satisfies Quota,
    /** null: metrics are not served */
    metricsPort: data.METRICS_PORT ?? null,
    metricsHost: data.METRICS_HOST,
    /** 0: X-Forwarded-For is ignored */
    proxies: data.TRUST_PROXY,
  };
}

/** All variables or none: with half of them, the first student to press the button would find the mistake. */
function readProvider(data: z.output<typeof Environment>): ProviderConfig | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = data;
  if (OIDC_ISSUER !== undefined && OIDC_CLIENT_ID !== undefined) {
    const name = OIDC_NAME?.trim() ?? new URL(OIDC_ISSUER).hostname;
    return { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET ?? null, name };
  }
  if ([OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME].every((value) => value === undefined)) return null;
  const missing = OIDC_ISSUER === undefined ? 'OIDC_ISSUER' : 'OIDC_CLIENT_ID';
  throw new StartFailure(`${missing} is missing: third-party login needs OIDC_ISSUER and OIDC_CLIENT_ID.`);
}

/** Half a pair signs nothing. */
function readPushKeys({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: z.output<typeof Environment>) {
  if (publicKey !== undefined && privateKey !== undefined) return { publicKey, privateKey };
  if (publicKey === undefined && privateKey === undefined) return null;
  const missing = publicKey === undefined ? 'VAPID_PUBLIC_KEY' : 'VAPID_PRIVATE_KEY';
  throw new StartFailure(`${missing} is missing: reminders need VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY, or neither.`);
}

/** A model's name cannot be guessed, and a key is useless without an address. */
function readLlm(data: z.output<typeof Environment>): LlmConfig | null {
  const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL } = data;
  if (LLM_BASE_URL !== undefined && LLM_MODEL !== undefined) {
    return { baseUrl: withoutEndSlashes(LLM_BASE_URL), apiKey: LLM_API_KEY ?? null, model: LLM_MODEL };
  }
  if ([LLM_BASE_URL, LLM_API_KEY, LLM_MODEL].every((value) => value === undefined)) return null;
  const missing = LLM_BASE_URL === undefined ? 'LLM_BASE_URL' : 'LLM_MODEL';
  throw new StartFailure(`${missing} is missing: a language model needs LLM_BASE_URL and LLM_MODEL.`);
}

/** All settings of a bucket or none. The default region is one that every service understands. */
function readBucket(data: z.output<typeof Environment>): BucketConfig | null {
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = needed.find((name) => data[name] === undefined);
  if (missing !== undefined) {
    if (data.S3_REGION === undefined && needed.every((name) => data[name] === undefined)) return null;
    throw new StartFailure(`${missing} is missing: files in a bucket need ${joinNames(needed, 'and')}.`);
  }
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = data;
  return {
    endpoint: S3_ENDPOINT ?? '',
    bucket: S3_BUCKET ?? '',
    region: S3_REGION ?? 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  };
}

/** Hides addresses, which may hold passwords: terminals are often shared. */
function shown(name: string, value: string | undefined): string {
  return /KEY|SECRET|SMTP|DATABASE/.test(name) ? '…' : JSON.stringify(value ?? '');
}
