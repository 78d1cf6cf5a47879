// What the server says at the terminal: one line each, for a person. It never writes a request's body or a password.
import { pino } from 'pino';

export type Log = {
  info: (fields: object, message: string) => void;
  warn: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
};

/** pino, its lines written as `12:03:04 sentence key=value`. */
export function createLog(write: (line: string) => void): Log {
  return pino({ base: null }, { write: (json: string) => write(`${humanLine(json)}\n`) });
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
