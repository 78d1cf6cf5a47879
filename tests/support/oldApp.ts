// Reads an answer as the app of version adc449b8 does, which is on students' devices: a new server must not say what it cannot read.
import { failureRows } from '#core/wire/failureCodes';
import { endpoints } from './fixtures/adc449b8/endpoints.mjs';
import { Failure } from './fixtures/adc449b8/submission.mjs';

/** @throws {Error} where a failure has no code, or one that is not in the list */
function requireCode(name: string, { code }: { code?: unknown }): void {
  if (!Object.hasOwn(failureRows, String(code))) throw new Error(`The failure of ${name} has no known code: ${code}.`);
}

/** @throws {Error} where that app would not take the answer */
export async function requireOldAppReads(name: string, response: Response): Promise<void> {
  const schema = response.status >= 400 ? Failure : endpoints[name]?.answer;
  // Browsers unpack what is compressed; a call within this process gets the packed bytes.
  if (response.status === 304 || schema == null || response.headers.has('content-encoding')) return;
  const { error } = schema.safeParse(await response.clone().json());
  if (response.status >= 400) requireCode(name, (await response.clone().json()) as { code?: unknown });
  if (error !== undefined) throw new Error(`The app of version adc449b8 cannot read the answer of ${name}: ${error.message}`);
}
