// Holds what the server takes and answers against its OpenAPI document, with Ajv.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { TestServer } from './testServer.ts';

type Content = Record<string, { schema?: object; example?: unknown }>;
export type Operation = {
  operationId: string;
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
};
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, { content?: Content }> };
};

type ApiRequest = { path: string; method: string; body: unknown };

export type DocumentChecker = {
  operations: readonly Operation[];
  /** @throws where the value is not what the schema at this place of the document takes */
  check: (place: readonly string[], value: unknown) => void;
  /** @throws where the document does not name this answer, or the body that it accepted; what is no call of the API is not looked at */
  checkAnswer: (request: ApiRequest, response: Response) => Promise<void>;
};

const JSON_TYPE = 'application/json';

/** The server drops the space around some texts before it looks at them; no schema can say that. */
const trimmed = (_: string, value: unknown) => (typeof value === 'string' ? value.trim() : value);

export function createDocumentChecker(document: ApiDocument): DocumentChecker {
  // Times are held by zod's pattern beside the format.
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'api', undefined, false);
  const check: DocumentChecker['check'] = (place, value) => {
    const pointer = place.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const validate = ajv.getSchema(`api#/${pointer}`) as ValidateFunction | undefined;
    if (validate === undefined) throw new Error(`The document has no schema at ${place.join(' ')}.`);
    if (!validate(value))
      throw new Error(`${place.join(' ')} does not take ${JSON.stringify(value)}: ${ajv.errorsText(validate.errors)}`);
  };
  const routes = Object.entries(document.paths).map(([path, methods]) => ({
    path,
    methods,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  const checkAnswer: DocumentChecker['checkAnswer'] = async ({ path: asked, method, body }, response) => {
    const matching = routes.filter(({ pattern, methods }) => pattern.test(asked) && method in methods);
    // A fixed path goes before one with a parameter.
    const route = matching.find(({ path }) => path === asked) ?? matching[0];
    if (route === undefined) return;
    const taken = route.methods[method]?.requestBody?.content[JSON_TYPE];
    if (response.ok && taken !== undefined && typeof body === 'string') {
      check(['paths', route.path, method, 'requestBody', 'content', JSON_TYPE, 'schema'], JSON.parse(body, trimmed));
    }
    const place = ['paths', route.path, method, 'responses', String(response.status)];
    const found = route.methods[method]?.responses[response.status];
    if (found === undefined) throw new Error(`The document names no ${response.status} of ${method} ${route.path}.`);
    const name = found.$ref?.split('/').pop();
    const { content } = name === undefined ? found : (document.components.responses[name] ?? {});
    const type = response.headers.get('content-type');
    if (content === undefined || type === null) return;
    if (!(type in content)) throw new Error(`The document names no ${type} of ${place.join(' ')}.`);
    // Browsers unpack what is compressed; a call within this process gets the packed bytes.
    if (content[type]?.schema === undefined || type !== JSON_TYPE || response.headers.has('content-encoding')) return;
    const schemaPlace = name === undefined ? place : ['components', 'responses', name];
    check([...schemaPlace, 'content', JSON_TYPE, 'schema'], await response.clone().json());
  };
  return { operations: Object.values(document.paths).flatMap((methods) => Object.values(methods)), check, checkAnswer };
}

/** The same server, whose every answer must be one that its document names. */
export function heldToDocument(server: TestServer, { checkAnswer }: DocumentChecker): TestServer {
  return {
    ...server,
    fetch: async (input, init) => {
      const response = await server.fetch(input, init);
      const { pathname: path } = new URL(input instanceof Request ? input.url : input, 'http://localhost');
      const method = (input instanceof Request ? input.method : (init?.method ?? 'GET')).toLowerCase();
      await checkAnswer({ path, method, body: init?.body }, response);
      return response;
    },
  };
}
