// Logs to the terminal, one line for each event, for people. It writes only fields known to be harmless: no address, no path
// with a token, no body, no query values, no message of a foreign error.
import { pino } from 'pino';

export type Log = {
  info: (fields: object, message: string) => void;
  warn: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
};

/** pino with lines like `12:03:04 sentence key=value`. */
export function createLog(write: (line: string) => void): Log {
  const pinned = pino({ base: null }, { write: (json: string) => write(`${humanLine(json)}\n`) });
  return {
    info: (fields, message) => pinned.info(harmless(fields), message),
    warn: (fields, message) => pinned.warn(harmless(fields), message),
    error: (fields, message) => pinned.error(harmless(fields), message),
  };
}

/**
 * `route` is a pattern, `reason` one of our own sentences, `key` a UUID drawn by a device. `link` is from the dev outbox, where
 * a newcomer has no other way to get it.
 */
const ALLOWED = new Set([
  'document',
  'questions',
  'ms',
  'lastTry',
  'reason',
  'link',
  'request',
  'method',
  'route',
  'status',
  'code',
  'key',
]);

function harmless(fields: object): object {
  const { err, ...rest } = fields as Record<string, unknown>;
  const allowedFields = Object.fromEntries(Object.entries(rest).filter(([key]) => ALLOWED.has(key)));
  return err === undefined ? allowedFields : { ...allowedFields, err: { stack: traceOf(err) } };
}

/** An error's name and stack. Its message is left out: it may contain query values or a mail address. */
export function traceOf(error: unknown): string {
  const lines: string[] = [];
  for (let cause = error, depth = 0; cause instanceof Error && depth < 4; cause = cause.cause, depth += 1) {
    const code = 'code' in cause && typeof cause.code === 'string' ? ` ${cause.code}` : '';
    const frames = (cause.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
    lines.push(`${depth === 0 ? '' : 'caused by '}${cause.constructor.name}${code}`, ...frames.slice(0, 8));
  }
  return lines.length === 0 ? `  a thrown ${typeof error}` : lines.map((line) => `  ${line}`).join('\n');
}

const levels: Record<number, string> = { 40: 'WARN ', 50: 'ERROR ', 60: 'FATAL ' };

function humanLine(json: string): string {
  const { level, time, msg, err, ...rest }: Record<string, unknown> = JSON.parse(json);
  const clock = new Date(Number(time)).toTimeString().slice(0, 8);
  const fields = Object.entries(rest).map(
    ([key, value]) => ` ${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const stack = typeof err === 'object' && err !== null && 'stack' in err ? `\n${String(err.stack)}` : '';
  return `${clock} ${levels[Number(level)] ?? ''}${String(msg)}${fields.join('')}${stack}`;
}

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
