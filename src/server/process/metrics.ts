// Serves Prometheus metrics on a separate port. Every label comes from a fixed list (a path template, a failure code), so that
// no student, file or stranger adds one.
import { createServer } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { StartFailure } from '../config.ts';
import type { Engine } from '../documents/engineProcess.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Mailer } from '../outside/mail.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];
const JOB_SECONDS = [0.5, 1, 2, 5, 10, 20, 40, 80, 160, 600, 1_800];

export type Metrics = {
  /** the metrics as Prometheus reads them */
  text: () => Promise<string>;
  requests: MiddlewareHandler;
  /** an engine whose runs are counted */
  engine: (engine: Engine) => Engine;
  mailer: (mailer: Mailer) => Mailer;
  /** measured only when the metrics are read */
  queue: (measureQueue: Jobs['waiting']) => void;
};

type Waiting = Awaited<ReturnType<Jobs['waiting']>>;
const UNKNOWN: Waiting = { waiting: Number.NaN, oldestSeconds: Number.NaN };

/** Creates the metrics of one server: our own and Node's (memory, event loop delay). Several in one process are independent. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  /** Node is measured from the first reading on, so that unread metrics cost nothing. */
  let isWatched = false;
  const registers = [registry];
  const requests = new Histogram({
    name: 'oasis_request_seconds',
    help: 'Requests by route template, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const jobs = new Histogram({
    name: 'oasis_job_seconds',
    help: 'Readings of a document, by how they ended.',
    labelNames: ['outcome'],
    buckets: JOB_SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'oasis_job_failures_total',
    help: 'Documents without a quiz, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const mails = new Counter({ name: 'oasis_mails_total', help: 'Mails, by outcome.', labelNames: ['outcome'], registers });

  return {
    text: () => {
      if (!isWatched) collectDefaultMetrics({ register: registry });
      isWatched = true;
      return registry.metrics();
    },
    requests: async (c, next) => {
      const end = requests.startTimer();
      await next();
      const method = METHODS.has(c.req.method) ? c.req.method : 'other';
      end({ route: routePath(c), method, status: c.res.status });
    },
    engine: (engine) => ({
      ...engine,
      run: async (task) => {
        const end = jobs.startTimer();
        try {
          const outcome = await engine.run(task);
          end({ outcome: outcome.kind });
          if (outcome.kind === 'unusable') failures.inc({ reason: outcome.code });
          return outcome;
        } catch (error) {
          const reason = task.signal.aborted ? 'stopped' : 'crashed';
          end({ outcome: reason });
          failures.inc({ reason });
          throw error;
        }
      },
    }),
    mailer: (mailer) => ({
      ...mailer,
      send: async (mail, stop) => {
        try {
          await mailer.send(mail, stop);
          mails.inc({ outcome: 'sent' });
        } catch (error) {
          mails.inc({ outcome: 'failed' });
          throw error;
        }
      },
    }),
    queue: (measureQueue) => {
      let pendingReading: Promise<Waiting> | null = null;
      /** Both gauges share one query. While the database is away they are missing, and all others are served. */
      const now = () => {
        pendingReading ??= measureQueue()
          .catch(() => UNKNOWN)
          .finally(() => {
            pendingReading = null;
          });
        return pendingReading;
      };
      const gauge = (name: string, help: string, value: (of: Waiting) => number) =>
        new Gauge({
          name,
          help,
          registers,
          collect: async function () {
            this.set(value(await now()));
          },
        });
      gauge('oasis_queue_waiting', 'Documents that wait to be read.', (queue) => queue.waiting);
      gauge('oasis_queue_oldest_seconds', 'How long the oldest document has waited.', ({ oldestSeconds }) => oldestSeconds);
    },
  };
}

type Place = { metricsPort: number | null; metricsHost: string };

/** Serves the metrics to operators only; without a port they are not served. */
export async function serveMetrics(
  metrics: Metrics,
  { metricsPort: port, metricsHost: host }: Place,
): Promise<{ close: () => Promise<void> }> {
  if (port === null) return { close: async () => {} };
  const server = createServer(async (request, answer) => {
    if (request.url !== '/metrics') return void answer.writeHead(404).end();
    const text = await metrics.text().catch(() => null);
    answer.writeHead(text === null ? 503 : 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text ?? '');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new StartFailure(`METRICS_PORT ${port} of ${host} cannot be used: set another one.`)));
    server.listen(port, host, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
