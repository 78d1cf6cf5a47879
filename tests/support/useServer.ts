// The server and the students of all tests of a file or a `describe`: there from its first test on, and closed after its last.
import { afterAll, beforeAll } from 'vitest';
import { newStudent, type Student } from './people.ts';
import type { TestServer, TestServerOptions } from './testServer.ts';

export function useServer(start: (options?: TestServerOptions) => Promise<TestServer>, options?: TestServerOptions): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => void Object.assign(server, await start(options)));
  afterAll(() => server.close());
  return server;
}

export function useStudent(server: TestServer): Student {
  const student = {} as Student;
  beforeAll(async () => void Object.assign(student, await newStudent(server)));
  return student;
}
