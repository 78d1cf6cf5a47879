// The dependencies passed to every part of the server. Each is created once; tests pass their own.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { type Post, startPost } from './accounts/post.ts';
import type { Config, Quota } from './config.ts';
import type { Ask, Database, Db } from './database/database.ts';
import { instanceOn } from './database/instances.ts';
import { type BetterQuizzes, startBetterQuizzes } from './documents/betterQuizzes.ts';
import { createEngine, type Engine } from './documents/engineProcess.ts';
import { createFileWriter, type FileWriter } from './documents/fileProcess.ts';
import { quizWriter } from './documents/quizWriter.ts';
import { startRewriter } from './documents/rewriter.ts';
import { noRateLimit, openRateLimit, type RateLimit } from './http/rateLimit.ts';
import type { Background } from './jobs/background.ts';
import { createBackground } from './jobs/background.ts';
import { startCleanUp } from './jobs/cleanUp.ts';
import type { Jobs } from './jobs/jobs.ts';
import { startJobs } from './jobs/jobs.ts';
import { createModelSource } from './model/source.ts';
import { openFiles } from './outside/bucket.ts';
import type { FileStore } from './outside/files.ts';
import { createMailer } from './outside/mail.ts';
import { createProvider, type Provider } from './outside/provider.ts';
import type { Log } from './process/log.ts';
import { createMetrics, type Metrics } from './process/metrics.ts';
import { createEssayMarker, type EssayMarker } from './quizzes/essayMarker.ts';
import { createMarkingWords, type MarkingWordsFinder } from './quizzes/markingWords.ts';
import { openKeys } from './reminders/keys.ts';
import { startSender } from './reminders/sender.ts';
import { renewNameKeys } from './together/nameStore.ts';
import { type Remarking, startRemarking } from './together/remarking.ts';

export type Deps = {
  db: Db;
  ask: Ask;
  jobs: Jobs;
  files: FileStore;
  post: Post;
  /** the third-party login provider, or null */
  provider: Provider | null;
  background: Background;
  /** asks a language model to suggest marks for essays, if there is one */
  essayMarker: EssayMarker;
  /** marks hand-ins by another version of their quiz */
  remarking: Remarking;
  /** writes quizzes as files */
  fileWriter: FileWriter;
  /** finds the words that marking needs */
  markingWords: MarkingWordsFinder;
  /** `look`: sends the reminders that are due, in a process that sends any */
  push: { publicKey: string; services: readonly string[]; look: () => Promise<void> };
  rateLimit: RateLimit;
  quota: Quota;
  log: Log;
  metrics: Metrics;
  /** ms since 1970 */
  now: () => number;
  randomBytes: (count: number) => Buffer;
  appUrl: string;
  /** how many proxies of our own are in front of the server */
  proxies: number;
  /** the folder of the built app */
  dist: string;
};

export type Running = Deps & {
  /** prepares for the first document */
  warmUp: () => void;
  close: () => Promise<void>;
};

/** Opens everything that the server needs except its port. `close` stops jobs and mails first, the database last. */
export async function openDeps(given: {
  config: Config;
  database: Database;
  log: Log;
  now: () => number;
  dist: string;
  engine?: Engine;
  fileWriter?: FileWriter;
  markingWords?: MarkingWordsFinder;
}): Promise<Running> {
  const { config, database, log, now, dist, fileWriter = createFileWriter(), markingWords = createMarkingWords() } = given;
  await database.alone(() => renewNameKeys(database));
  const metrics = createMetrics();
  const engine = metrics.engine(given.engine ?? createEngine());
  const files = await openFiles(config);
  const rateLimit = config.rateLimit && config.role !== 'worker' ? await openRateLimit(database) : noRateLimit;
  const background = createBackground(log);
  const instances = instanceOn(database.address);
  const models = createModelSource({ config, db: database.db, log });
  const writing = { db: database.db, files, engine, log, now, instance: instances.id };
  let better: BetterQuizzes | null = null;
  const work = quizWriter({ ...writing, models, onWritten: () => better?.wake() });
  const essayMarker = createEssayMarker({ db: database.db, models, background, log });
  const isWorker = config.role !== 'web';
  const jobs = await startJobs({ database, instances, log, work, workers: isWorker ? config.readers : 0 });
  metrics.queue(jobs.waiting);
  // Started only now, since the jobs have made this server visible to the others.
  better = isWorker ? startBetterQuizzes({ ...writing, models }) : null;
  const rewriter = isWorker ? startRewriter({ db: database.db, jobs, log, now }) : null;
  const remarking = startRemarking({ db: database.db, log, isWorker });
  const { appUrl } = config;
  const outbox = path.join(config.dataDir, 'outbox');
  const mail = metrics.mailer(createMailer({ smtpUrl: config.smtpUrl, outbox, appUrl, log, now }));
  const post = startPost({ db: database.db, mail: isWorker ? mail : null, log, now, randomBytes, appUrl });
  const keys = await openKeys(database.db, config.pushKeys);
  const contact = `mailto:oasis@${new URL(appUrl).hostname}`;
  const services = config.pushServices;
  const sender = isWorker ? startSender({ db: database.db, log, now, keys, contact, services }) : null;
  const cleaning = isWorker ? startCleanUp({ db: database.db, files, log, now }) : null;
  return {
    db: database.db,
    ask: database.ask,
    jobs,
    files,
    post,
    provider: config.provider === null ? null : createProvider(config.provider),
    background,
    essayMarker,
    remarking,
    fileWriter,
    markingWords,
    push: { publicKey: keys.publicKey, services, look: async () => sender?.look() },
    rateLimit,
    quota: config.quota,
    log,
    metrics,
    now,
    randomBytes,
    appUrl,
    proxies: config.proxies,
    dist,
    warmUp: isWorker ? engine.warm : () => {},
    close: async () => {
      essayMarker.stop();
      await better?.stop();
      models.close();
      await rewriter?.stop();
      await remarking.stop();
      await sender?.stop();
      await cleaning?.stop();
      await jobs.stop();
      engine.close();
      fileWriter.close();
      markingWords.close();
      await post.stop();
      await background.settled();
      await database.close();
    },
  };
}
