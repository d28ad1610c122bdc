import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { formToJson } from './form-to-json.ts';
import { type Schema, schemaProblems } from './schema-problems.ts';

interface Described {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}
interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export interface SeenRequest {
  /** Method and path as the document names it, such as `POST /v1/customers`. */
  operation: string;
  path: string;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
  headers: Record<string, unknown>;
}

export type AnswerWith = (request: SeenRequest) => {
  status?: number;
  /** A text is sent as it is, as vendors do when they are overloaded. */
  body: object | string;
  headers?: Record<string, string>;
};

/** A vendor's own description of its API; undefined where the folder with them is absent. */
export function findDescription(name: string): Described | undefined {
  const path = fileURLToPath(
    new URL(`../../../../../shared/contracts/${name}.json`, import.meta.url),
  );
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Described) : undefined;
}

/**
 * A local stand-in for a vendor: every request must be one the vendor describes, and every answer a
 * test gives must be one the vendor could give. `trimmed` names what the vendor documents but the
 * shortened description lacks.
 */
export async function serveDescribed(
  description: Described,
  answer: AnswerWith,
  trimmed: { operations?: string[]; fields?: string[] } = {},
) {
  const seen: SeenRequest[] = [];
  const problems: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const url = new URL(incoming.url ?? '/', 'http://localhost');
    const method = incoming.method ?? 'GET';
    const path = match(description, method, url.pathname);
    const operation = `${method} ${path ?? url.pathname}`;
    const request: SeenRequest = {
      operation,
      path: url.pathname,
      query: formToJson(url.search.slice(1)),
      body: readBody(incoming.headers['content-type'], Buffer.concat(chunks).toString('utf8')),
      headers: incoming.headers,
    };
    seen.push(request);
    const described = path ? description.paths[path]?.[method.toLowerCase()] : undefined;
    if (described) problems.push(...requestProblems(description, described, request, trimmed));
    else if (!trimmed.operations?.includes(operation)) problems.push(`${operation}: not described`);
    const { status = 200, body, headers = {} } = answer(request);
    const shape = described?.responses[status]?.content?.['application/json']?.schema;
    if (shape) {
      const wrong = schemaProblems(shape, body, description.components?.schemas ?? {});
      problems.push(...wrong.map((text) => `answer to ${operation}: ${text}`));
    }
    const type = typeof body === 'string' ? 'text/plain' : 'application/json';
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    outgoing.writeHead(status, { 'content-type': type, ...headers }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    problems,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function readBody(type: string | undefined, text: string): Record<string, unknown> {
  return type?.startsWith('application/json') ? JSON.parse(text) : formToJson(text);
}

function match({ paths }: Described, method: string, path: string): string | undefined {
  const candidates = Object.keys(paths).filter((one) => paths[one]?.[method.toLowerCase()]);
  return candidates.find((one) =>
    new RegExp(`^${one.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path),
  );
}

function requestProblems(
  { components }: Described,
  { parameters = [], requestBody }: Operation,
  { operation, query, body }: SeenRequest,
  trimmed: { fields?: string[] },
): string[] {
  const known = new Set(parameters.filter((one) => one.in === 'query').map(({ name }) => name));
  const unknown = Object.keys(query).filter((name) => !known.has(name));
  const missing = parameters.filter(
    (one) => one.in === 'query' && one.required && !(one.name in query),
  );
  const kept = Object.fromEntries(
    Object.entries(body).filter(([name]) => !trimmed.fields?.includes(name)),
  );
  const shape = Object.values(requestBody?.content ?? {})[0]?.schema;
  return [
    ...unknown.map((name) => `${operation}: unknown query ${name}`),
    ...missing.map(({ name }) => `${operation}: missing query ${name}`),
    ...(shape ? schemaProblems(shape, kept, components?.schemas ?? {}) : []).map(
      (text) => `${operation}: ${text}`,
    ),
  ];
}
