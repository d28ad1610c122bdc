import { contract } from '@tandem/contract/contract';
import type { Operation } from '@tandem/contract/operation';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { escapeHtml } from '../pages/html.ts';
import { describeApi, WHO } from './openapi.ts';

/** /openapi.json for machines and /docs for people, both made from the contract. */
export function serveApiDocs(app: FastifyInstance, config: Config): void {
  const options = { publicUrl: config.publicUrl, sandbox: config.sandbox };
  const document = describeApi(options);
  const access = { config: { access: 'public' as const } };
  app.get('/openapi.json', access, async () => document);
  const rows = Object.entries<Operation>(contract)
    .filter(([, operation]) => config.sandbox || !operation.sandboxOnly)
    .map(([name, operation]) => section(name, operation, document))
    .join('');
  app.get('/docs', access, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(rows, reply.cspNonce.style)),
  );
}

type Described = {
  requestBody?: { content: Record<string, { schema: object }> };
  responses: { 200: { content: { 'application/json': { schema: object } } } };
};

function section(
  name: string,
  operation: Operation,
  document: ReturnType<typeof describeApi>,
): string {
  const [method = '', path = ''] = name.split(' ');
  const address = path.replace(/:(\w+)/g, '{$1}');
  const described = document.paths[address]?.[method.toLowerCase()] as Described;
  const body = Object.values(described.requestBody?.content ?? {})[0]?.schema;
  const answer = described.responses[200].content['application/json'].schema;
  return `<details><summary><b>${method}</b> <code>${escapeHtml(address)}</code> <span>${escapeHtml(operation.summary)}</span></summary>
<p>Who may call it: ${escapeHtml(WHO[operation.access])}</p>
${body ? `<h3>Request</h3><pre>${escapeHtml(JSON.stringify(body, null, 2))}</pre>` : ''}
<h3>Answer</h3><pre>${escapeHtml(JSON.stringify(answer, null, 2))}</pre></details>`;
}

function page(rows: string, nonce: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tandem API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style nonce="${nonce}">
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#25221e}
details{border-bottom:1px solid #e4dfd8;padding:.75rem 0}summary{cursor:pointer}
summary b{display:inline-block;min-width:4rem;color:#0b6e6e}summary span{color:#6b645b}
pre{background:#f7f4f0;padding:1rem;overflow:auto;border-radius:8px;font-size:13px}h3{margin:.75rem 0 .25rem;font-size:1rem}
a{color:#0b6e6e}</style></head><body><h1>Tandem API</h1>
<p>Every call carries <code>X-Requested-With</code>; <code>X-Brand-Id</code> selects the brand to act for.
Failures answer <code>{"error":{"code","message","fields"}}</code>. The same as <a href="/openapi.json">OpenAPI 3.1</a>.</p>
${rows}</body></html>`;
}
