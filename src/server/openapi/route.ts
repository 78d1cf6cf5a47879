// Serves the OpenAPI document publicly. It is built at the first request and kept.
import type { Hono } from 'hono';
import { API_BASE } from '#core/api/endpoints';
import { Refusal } from '../http/failures.ts';
import { JsonText, toResponse } from '../http/jsonAnswer.ts';
import { createApiDocument } from './document.ts';

const PATH = `${API_BASE}/openapi.json`;

export function apiDocumentRoute(app: Hono): void {
  let text: string | undefined;
  app.get(PATH, (c) => {
    text ??= JSON.stringify(createApiDocument());
    return toResponse(c, new JsonText(text), 200);
  });
  app.all(PATH, () => {
    throw new Refusal('method_not_allowed', { headers: { Allow: 'GET' } });
  });
}
