// Lists the server's settings: one environment variable for each row, with its allowed values, default and purpose. `npm run
// docs` writes the table in docs/operate.md from it.
import * as z from 'zod';

const ISSUER_ALLOWED = 'an https address (http only for localhost), like https://accounts.example';

const SERVICES_ALLOWED =
  'https addresses without a path (http only for localhost), like https://push.example,https://push2.example';

/** Over plain http anybody on the network could pretend to be the issuer. */
function isSafeIssuer(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

const url = (protocols: RegExp, allowed: string) => z.url({ protocol: protocols, error: allowed }).optional();
const text = () => z.string().optional();
const hostName = () => z.string().regex(/^[\w.:-]+$/, 'a host name or an address, like localhost or 0.0.0.0');
const port = () => wholeNumber(65_535, 'a port number from 0 to 65535');

/** Decimal digits only: `0x50` and `1e3` are more often typing errors than numbers. */
const wholeNumber = (maximum: number, allowed: string, minimum = 0) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, allowed)
    .transform(Number)
    .pipe(z.number().min(minimum, allowed).max(maximum, allowed));

export const settings = {
  PORT: port().default(3000).describe('the port to listen on'),
  HOST: hostName().default('localhost').describe('the address to listen on'),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe('database, files, outbox; without `DATABASE_URL` for one process alone; in a service, a path that begins with `/`'),
  APP_URL: url(/^https?$/, 'an http or https address, like https://oasis.example').describe(
    "the address in mails and links, and their sender's host; the same in every process, as the worker puts it into mails. Without it `http://localhost:PORT`",
  ),
  DATABASE_URL: url(/^postgres(?:ql)?$/, 'a PostgreSQL address, like postgres://user:password@host:5432/oasis').describe(
    'your PostgreSQL, 15 or newer, in place of the one in `DATA_DIR/db`',
  ),
  S3_ENDPOINT: url(/^https?$/, 'an http or https address').describe(
    'uploaded files in a bucket: this, `S3_BUCKET` and both keys, or none of them',
  ),
  S3_BUCKET: text().describe('the name of the bucket'),
  S3_REGION: text().describe('the region of the bucket. Without it `us-east-1`'),
  S3_ACCESS_KEY_ID: text().describe('the name of the key to the bucket'),
  S3_SECRET_ACCESS_KEY: text().describe('the key to the bucket'),
  SMTP_URL: url(/^smtps?$/, 'a mail server address, like smtp://user:password@host:587').describe(
    '`smtp://user:password@host:587`; without it, mails are files in `DATA_DIR/outbox`, and their links, tokens and all, stand in the log: for trying out alone',
  ),
  LLM_BASE_URL: url(/^https?$/, 'an http or https address').describe(
    'a language model that rewrites quizzes in the background: this and `LLM_MODEL`, or neither',
  ),
  LLM_MODEL: text().describe('the name of the model'),
  LLM_API_KEY: text().describe('the key to the model'),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: ISSUER_ALLOWED })
    .refine((value) => isSafeIssuer(value), ISSUER_ALLOWED)
    .optional()
    .describe('a third-party login: this and `OIDC_CLIENT_ID`, or neither'),
  OIDC_CLIENT_ID: text().describe('the name of Oasis at the issuer'),
  OIDC_CLIENT_SECRET: text().describe('the secret of Oasis at the issuer'),
  OIDC_NAME: z
    .string()
    .max(60, 'a name of at most 60 letters')
    .optional()
    .describe("the name of the login's button. Without it the issuer's host"),
  VAPID_PUBLIC_KEY: text().describe(
    'the keys that push services know this server by: both, or neither. Without them a pair is made at the first start and kept in the database; whoever changes them ends all reminders',
  ),
  VAPID_PRIVATE_KEY: text().describe('the private one of these keys'),
  PUSH_SERVICES: z
    .string()
    .transform((value) => value.split(',').map((origin) => origin.trim()))
    .refine((origins) => origins.every((origin) => isSafeIssuer(origin) && new URL(origin).origin === origin), SERVICES_ALLOWED)
    .optional()
    .describe('push services besides those of Chrome, Edge, Firefox and Safari, where a browser has its own'),
  ROLE: z
    .enum(['all', 'web', 'worker'], { error: 'all, web or worker' })
    .default('all')
    .describe('`web` answers requests; `worker` reads documents, sends mails and cleans up; `all` does both'),
  WORKERS: wholeNumber(16, 'a number of documents that are read at a time, from 1 to 16', 1)
    .default(2)
    .describe(
      'how many documents a process reads at a time, 1 to 16; long ones (scans, thick books) besides, half as many, rounded up',
    ),
  METRICS_PORT: port()
    .optional()
    .describe(
      'metrics of this process at `http://METRICS_HOST:METRICS_PORT/metrics`; whoever reaches them reads them, so open them to your own network at most',
    ),
  METRICS_HOST: hostName().default('127.0.0.1').describe('the address on which the metrics are served'),
  STUDENT_DOCUMENTS: wholeNumber(1_000_000, 'a number of documents from 1 to 1000000', 1)
    .default(2_000)
    .describe('how many documents one student may keep, quizzes of their own among them'),
  STUDENT_MEGABYTES: wholeNumber(10_000_000, 'a number of megabytes from 1 to 10000000', 1)
    .default(5_000)
    .describe(
      'how much all of one student may take: files, quizzes, hand-ins, reviews. Beyond it uploads and new quizzes are refused, hand-ins never. A deleted file counts for 30 days more',
    ),
  STUDENT_WAITING: wholeNumber(100_000, 'a number of documents from 1 to 100000', 1)
    .default(300)
    .describe('how many documents of one student may wait to be read'),
  TRUST_PROXY: wholeNumber(9, 'the number of your own proxies before the server, from 0 to 9')
    .default(0)
    .describe('how many proxies of your own stand before the server, 0 to 9'),
  RATE_LIMIT: z.enum(['on', 'off'], { error: 'on or off' }).default('on').describe('`off` for load tests only'),
};

/** Prefixes that several settings share, such as `STUDENT_` and `LLM_`. */
const FAMILIES = /^(?:LLM|METRICS|OIDC|S3|SMTP|STUDENT|VAPID)_/;

/** Names the variables that have a prefix of ours but are not settings; null if there are none. */
export function unknownSettings(env: NodeJS.ProcessEnv): string | null {
  const unknown = Object.keys(env).filter((name) => FAMILIES.test(name) && !(name in settings));
  const [first] = unknown;
  if (first === undefined) return null;
  const family = first.slice(0, first.indexOf('_') + 1);
  const similar = Object.keys(settings).filter((name) => name.startsWith(family));
  return `Not a setting of Oasis, and not used: ${unknown.join(', ')}. Settings that begin with ${family}: ${similar.join(', ')}.`;
}
