// The environment: what it means when nothing is set, and the one line that a bad value gets.
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config';
import { type settings, unknownSettings } from '#server/settings';

describe('the environment', () => {
  test('may be empty', () => {
    expect(readConfig({})).toEqual({
      role: 'all',
      readers: 2,
      port: 3000,
      host: 'localhost',
      dataDir: path.resolve('data'),
      appUrl: 'http://localhost:3000',
      databaseUrl: null,
      smtpUrl: null,
      bucket: null,
      provider: null,
      llm: null,
      pushKeys: null,
      pushServices: [],
      rateLimit: true,
      quota: { documents: 2_000, megabytes: 5_000, waiting: 300 },
      metricsPort: null,
      metricsHost: '127.0.0.1',
      proxies: 0,
    });
  });

  test('takes an empty value as none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  test('gives mails the port that is set, or the address without its last slash', () => {
    expect(readConfig({ PORT: '8080' }).appUrl).toBe('http://localhost:8080');
    expect(readConfig({ APP_URL: 'https://oasis.example/' }).appUrl).toBe('https://oasis.example');
  });

  test('names a language model, with or without a key', () => {
    const env = { LLM_BASE_URL: 'http://localhost:11434/v1/', LLM_MODEL: 'llama' };
    expect(readConfig(env).llm).toEqual({ baseUrl: 'http://localhost:11434/v1', apiKey: null, model: 'llama' });
    expect(readConfig({ ...env, LLM_API_KEY: 'k' }).llm?.apiKey).toBe('k');
  });

  test.each([
    [{ LLM_MODEL: 'm' }, 'LLM_BASE_URL'],
    [{ LLM_API_KEY: 'k' }, 'LLM_BASE_URL'],
    [{ LLM_BASE_URL: 'http://localhost:1/v1' }, 'LLM_MODEL'],
  ])('half a language model is refused: %o', (env, missing) => {
    expect(() => readConfig(env)).toThrow(`${missing} is missing: a language model needs LLM_BASE_URL and LLM_MODEL.`);
  });

  test.each([
    [
      { OIDC_ISSUER: 'https://id.example/campus', OIDC_CLIENT_ID: 'oasis' },
      { issuer: 'https://id.example/campus', clientId: 'oasis', clientSecret: null, name: 'id.example' },
    ],
    [
      { OIDC_ISSUER: 'http://localhost:4000', OIDC_CLIENT_ID: 'oasis', OIDC_CLIENT_SECRET: 's', OIDC_NAME: 'Campus' },
      { issuer: 'http://localhost:4000', clientId: 'oasis', clientSecret: 's', name: 'Campus' },
    ],
  ])('names a third-party login: %o', (env, provider) => {
    expect(readConfig(env).provider).toEqual(provider);
  });

  const s3 = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
  test('names a bucket for files', () => {
    const bucket = { endpoint: 'https://s3.example', bucket: 'b', region: 'us-east-1', accessKeyId: 'k', secretAccessKey: 's' };
    expect(readConfig(s3).bucket).toEqual(bucket);
    expect(readConfig({ ...s3, S3_REGION: 'eu-west-1' }).bucket).toEqual({ ...bucket, region: 'eu-west-1' });
  });

  test.each([...Object.keys(s3), 'all but S3_REGION'])('without %s refuses the rest in one line', (name) => {
    const env = name in s3 ? { ...s3, [name]: '' } : { S3_REGION: 'eu-west-1' };
    const missing = name in s3 ? name : 'S3_ENDPOINT';
    expect(() => readConfig(env)).toThrow(
      `${missing} is missing: files in a bucket need S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
    );
  });

  test.each([
    [{ OIDC_CLIENT_ID: 'oasis' }, 'OIDC_ISSUER is missing: third-party login needs OIDC_ISSUER and OIDC_CLIENT_ID.'],
    [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID is missing: third-party login needs OIDC_ISSUER and OIDC_CLIENT_ID.'],
    [
      { OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'oasis' },
      'OIDC_ISSUER="http://id.example" is not allowed: OIDC_ISSUER must be an https address (http only for localhost), like https://accounts.example.',
    ],
  ])('with half of a third-party login, %o, is refused in one line', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  test.each([
    [{ PORT: '1e3' }, 'PORT="1e3" is not allowed: PORT must be a port number from 0 to 65535.'],
    [
      { TRUST_PROXY: 'yes' },
      'TRUST_PROXY="yes" is not allowed: TRUST_PROXY must be the number of your own proxies before the server, from 0 to 9.',
    ],
    [{ PORT: '65536' }, 'PORT="65536" is not allowed: PORT must be a port number from 0 to 65535.'],
    [{ RATE_LIMIT: 'no' }, 'RATE_LIMIT="no" is not allowed: RATE_LIMIT must be on or off.'],
    [
      { APP_URL: 'oasis.example' },
      'APP_URL="oasis.example" is not allowed: APP_URL must be an http or https address, like https://oasis.example.',
    ],
    [{ HOST: 'http://x' }, 'HOST="http://x" is not allowed: HOST must be a host name or an address, like localhost or 0.0.0.0.'],
  ])('with %o is refused in one line', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  test.each([
    [{ DATABASE_URL: 'mysql://root:secret@db/x' }, /^DATABASE_URL=… is not allowed: DATABASE_URL must be a PostgreSQL address/],
    [{ SMTP_URL: 'https://u:secret@mail' }, /^SMTP_URL=… is not allowed: SMTP_URL must be a mail server address/],
  ])('never shows a password: %o', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  test('names a variable that begins like a setting and is none', () => {
    expect(unknownSettings({ STUDENT_DOCUMENT: '5', STUDENT_WAITING: '3', PATH: '/bin' })).toBe(
      'Not a setting of Oasis, and not used: STUDENT_DOCUMENT. Settings that begin with STUDENT_: STUDENT_DOCUMENTS, STUDENT_MEGABYTES, STUDENT_WAITING.',
    );
    expect(unknownSettings({ STUDENT_DOCUMENTS: '5', APP_ENV: 'production' })).toBeNull();
  });
});

/** A value of each setting that is not its default, with the ones that it needs beside it. A new setting does not compile without its line. */
const samples: Record<keyof typeof settings, NodeJS.ProcessEnv> = {
  PORT: { PORT: '8080' },
  HOST: { HOST: '0.0.0.0' },
  DATA_DIR: { DATA_DIR: '/srv/oasis' },
  APP_URL: { APP_URL: 'https://oasis.example' },
  DATABASE_URL: { DATABASE_URL: 'postgres://localhost/oasis' },
  S3_ENDPOINT: bucket(),
  S3_BUCKET: bucket(),
  S3_REGION: { ...bucket(), S3_REGION: 'eu-west-1' },
  S3_ACCESS_KEY_ID: bucket(),
  S3_SECRET_ACCESS_KEY: bucket(),
  SMTP_URL: { SMTP_URL: 'smtp://localhost:25' },
  LLM_BASE_URL: { LLM_BASE_URL: 'http://localhost:1/v1', LLM_MODEL: 'm' },
  LLM_MODEL: { LLM_BASE_URL: 'http://localhost:1/v1', LLM_MODEL: 'm' },
  LLM_API_KEY: { LLM_BASE_URL: 'http://localhost:1/v1', LLM_MODEL: 'm', LLM_API_KEY: 'k' },
  OIDC_ISSUER: { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'oasis' },
  OIDC_CLIENT_ID: { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'oasis' },
  OIDC_CLIENT_SECRET: { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'oasis', OIDC_CLIENT_SECRET: 's' },
  OIDC_NAME: { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'oasis', OIDC_NAME: 'Campus' },
  VAPID_PUBLIC_KEY: { VAPID_PUBLIC_KEY: 'p', VAPID_PRIVATE_KEY: 's' },
  VAPID_PRIVATE_KEY: { VAPID_PUBLIC_KEY: 'p', VAPID_PRIVATE_KEY: 's' },
  PUSH_SERVICES: { PUSH_SERVICES: 'https://push.example, https://push2.example' },
  ROLE: { ROLE: 'web', DATABASE_URL: 'postgres://localhost/oasis' },
  WORKERS: { WORKERS: '4' },
  METRICS_PORT: { METRICS_PORT: '9090' },
  METRICS_HOST: { METRICS_HOST: '0.0.0.0' },
  STUDENT_DOCUMENTS: { STUDENT_DOCUMENTS: '5' },
  STUDENT_MEGABYTES: { STUDENT_MEGABYTES: '5' },
  STUDENT_WAITING: { STUDENT_WAITING: '5' },
  TRUST_PROXY: { TRUST_PROXY: '1' },
  RATE_LIMIT: { RATE_LIMIT: 'off' },
};

function bucket(): NodeJS.ProcessEnv {
  return { S3_ENDPOINT: 'http://localhost:9000', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
}

/** What these mean, or why they are refused. */
function meaningOf(env: NodeJS.ProcessEnv): unknown {
  try {
    return readConfig(env);
  } catch (error) {
    return String(error);
  }
}

test.each(Object.entries(samples))('%s changes what the server is told', (name, env) => {
  const { [name]: _, ...others } = env;
  expect(readConfig(env)).not.toEqual(meaningOf(others));
});
