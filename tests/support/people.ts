// Students for tests: registered, logged in, with a fetch that carries their token.
import { type EndpointName, endpoints } from '#core/api/allEndpoints';
import { pathOf } from '#core/api/endpoints';
import { requireOldAppReads } from './oldApp.ts';
import type { TestServer } from './testServer.ts';

export type Student = {
  email: string;
  password: string;
  token: string;
  /** calls one endpoint of the table as this student */
  call: (name: EndpointName, options?: CallOptions) => Promise<Response>;
};

export type CallOptions = {
  params?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
};

type Fetching = Pick<TestServer, 'fetch'>;
let count = 0;
/** One process may run several files, one after the other, before one server. */
const file = Math.random().toString(36).slice(2);

/** One call of the API, its body in the kind that the table says. Apps of before must be able to read the answer. */
export async function call(server: Fetching, name: EndpointName, options: CallOptions = {}, token?: string): Promise<Response> {
  const endpoint = endpoints[name];
  const headers = new Headers(options.headers);
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  let body: FormData | URLSearchParams | string | undefined;
  if (options.body instanceof FormData) body = options.body;
  else if (endpoint.body === 'form') body = new URLSearchParams(options.body as Record<string, string>);
  else if (options.body !== undefined) {
    body = typeof options.body === 'string' ? options.body : JSON.stringify(options.body);
    headers.set('Content-Type', 'application/json');
  }
  const response = await server.fetch(pathOf(endpoint, options.params), { method: endpoint.method, headers, body });
  await requireOldAppReads(name, response);
  return response;
}

export async function newStudent(server: Fetching, given: { email?: string; password?: string } = {}): Promise<Student> {
  count += 1;
  const email = given.email ?? `student${count}-${file}@example.com`;
  const password = given.password ?? 'correct horse battery';
  const registered = await call(server, 'register', { body: { email, password } });
  if (registered.status !== 201) throw new Error(`Not registered: ${registered.status} ${await registered.text()}`);
  return logIn(server, email, password);
}

export async function logIn(server: Fetching, email: string, password: string): Promise<Student> {
  const response = await call(server, 'login', { body: { username: email, password } });
  if (response.status !== 200) throw new Error(`Not logged in: ${response.status} ${await response.text()}`);
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { email, password, token, call: (name, options) => call(server, name, options, token) };
}

/** What a call answers that succeeds. */
export async function answersOf<T>(asked: Promise<Response>): Promise<T> {
  const response = await asked;
  if (!response.ok) throw new Error(`Refused: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

export const statusOf = async (asked: Promise<Response>): Promise<number> => (await asked).status;
