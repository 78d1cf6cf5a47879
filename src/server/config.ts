// The environment, parsed once. It refuses a bad value with one line that names the variable and what is allowed.
import path from 'node:path';
import * as z from 'zod';
import { withoutEndSlashes } from './withoutEndSlashes.ts';

const url = (protocols: RegExp, allowed: string) => z.url({ protocol: protocols, error: allowed }).optional();

const ISSUER_ALLOWED = 'an https address (http only for localhost), like https://accounts.example';

/** Over plain http anybody on the network could answer as the issuer. */
function isSafeIssuer(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

/** Decimal digits only: `0x50` and `1e3` are slips of the hand more often than numbers. */
const wholeNumber = (most: number, allowed: string, least = 0) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, allowed)
    .transform(Number)
    .pipe(z.number().min(least, allowed).max(most, allowed));

const hostName = z.string().regex(/^[\w.:-]+$/, 'a host name or an address, like localhost or 0.0.0.0');

const Environment = z.object({
  PORT: wholeNumber(65_535, 'a port number from 0 to 65535').default(3000),
  HOST: hostName.default('localhost'),
  DATA_DIR: z.string().default('./data'),
  APP_URL: url(/^https?$/, 'an http or https address, like https://oasis.example'),
  DATABASE_URL: url(/^postgres(?:ql)?$/, 'a PostgreSQL address, like postgres://user:password@host:5432/oasis'),
  S3_ENDPOINT: url(/^https?$/, 'an http or https address'),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: url(/^smtps?$/, 'a mail server address, like smtp://user:password@host:587'),
  LLM_BASE_URL: url(/^https?$/, 'an http or https address'),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: ISSUER_ALLOWED })
    .refine((value) => isSafeIssuer(value), ISSUER_ALLOWED)
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(60, 'a name of at most 60 letters').optional(),
  TRUST_PROXY: wholeNumber(9, 'the number of your own proxies before the server, from 0 to 9').default(0),
  RATE_LIMIT: z.enum(['on', 'off'], { error: 'on or off' }).default('on'),
  METRICS_PORT: wholeNumber(65_535, 'a port number from 0 to 65535').optional(),
  METRICS_HOST: hostName.default('127.0.0.1'),
  ROLE: z.enum(['all', 'web', 'worker'], { error: 'all, web or worker' }).default('all'),
  STUDENT_DOCUMENTS: wholeNumber(1_000_000, 'a number of documents from 1 to 1000000', 1).default(2_000),
  STUDENT_MEGABYTES: wholeNumber(10_000_000, 'a number of megabytes from 1 to 10000000', 1).default(5_000),
  STUDENT_WAITING: wholeNumber(100_000, 'a number of documents from 1 to 100000', 1).default(300),
  WORKERS: wholeNumber(16, 'a number of documents that are read at a time, from 1 to 16', 1).default(2),
});

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
  /** null: a server of one's own without a key */
  apiKey: string | null;
  model: string;
};

/** What one student may keep. */
export type Quota = {
  /** that are not deleted, quizzes of one's own among them */
  documents: number;
  /** of uploaded files; a deleted document counts until its file is removed */
  megabytes: number;
  /** that are not read yet */
  waiting: number;
};

/** What this process does: it answers requests, or reads documents, sends mails and cleans up, or all of it. */
export type Role = 'all' | 'web' | 'worker';

export type Config = {
  role: Role;
  /** how many documents are read at a time */
  workers: number;
  port: number;
  host: string;
  /** absolute */
  dataDir: string;
  /** the address in e-mails, without a slash at its end */
  appUrl: string;
  databaseUrl: string | null;
  smtpUrl: string | null;
  /** where uploaded files lie; null: in dataDir */
  bucket: BucketConfig | null;
  /** third-party login; null: none */
  provider: ProviderConfig | null;
  /** the language model that writes quizzes; null: the built-in engine alone */
  llm: LlmConfig | null;
  rateLimit: boolean;
  quota: Quota;
  /** the port of the metrics; null: they are not served */
  metricsPort: number | null;
  /** where the metrics are served: this machine alone, unless somebody else's Prometheus reads them */
  metricsHost: string;
  /** how many proxies of our own add to X-Forwarded-For; 0: the header is not believed */
  proxies: number;
};

/** A start that cannot succeed, in one sentence for the person at the terminal. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

/** Reads the environment. An empty variable counts as unset. Throws a StartFailure for a bad value. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = Environment.safeParse(given);
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
    workers: data.WORKERS,
    // A worker beside a web process of the same machine leaves it its port.
    port: data.ROLE === 'worker' && given.PORT === undefined ? 0 : data.PORT,
    host: data.HOST,
    dataDir: path.resolve(data.DATA_DIR),
    appUrl: withoutEndSlashes(data.APP_URL ?? `http://localhost:${data.PORT}`),
    databaseUrl: data.DATABASE_URL ?? null,
    smtpUrl: data.SMTP_URL ?? null,
    bucket: readBucket(data),
    provider: readProvider(data),
    llm: readLlm(data),
    rateLimit: data.RATE_LIMIT === 'on',
    quota: { documents: data.STUDENT_DOCUMENTS, megabytes: data.STUDENT_MEGABYTES, waiting: data.STUDENT_WAITING },
    metricsPort: data.METRICS_PORT ?? null,
    metricsHost: data.METRICS_HOST,
    proxies: data.TRUST_PROXY,
  };
}

/** All variables or none: with half of them, the first student who presses the button would find the mistake. */
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

/** Nobody can guess a model's name, and a key without an address would go nowhere. */
function readLlm(data: z.output<typeof Environment>): LlmConfig | null {
  const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL } = data;
  if (LLM_BASE_URL !== undefined && LLM_MODEL !== undefined) {
    return { baseUrl: withoutEndSlashes(LLM_BASE_URL), apiKey: LLM_API_KEY ?? null, model: LLM_MODEL };
  }
  if ([LLM_BASE_URL, LLM_API_KEY, LLM_MODEL].every((value) => value === undefined)) return null;
  const missing = LLM_BASE_URL === undefined ? 'LLM_BASE_URL' : 'LLM_MODEL';
  throw new StartFailure(`${missing} is missing: a language model needs LLM_BASE_URL and LLM_MODEL.`);
}

/** All that a bucket needs, or none of it; the region is one that every service understands. */
function readBucket(data: z.output<typeof Environment>): BucketConfig | null {
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = needed.find((name) => data[name] === undefined);
  if (missing !== undefined) {
    if (data.S3_REGION === undefined && needed.every((name) => data[name] === undefined)) return null;
    throw new StartFailure(
      `${missing} is missing: files in a bucket need ${needed.slice(0, -1).join(', ')} and ${needed.at(-1)}.`,
    );
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

/** Addresses can hold passwords, and a terminal is often shared. */
function shown(name: string, value: string | undefined): string {
  return /KEY|SECRET|SMTP|DATABASE/.test(name) ? '…' : JSON.stringify(value ?? '');
}
