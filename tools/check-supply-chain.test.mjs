import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import {
  askForVulnerabilities,
  missingFromBill,
  vulnerabilityProblems,
} from './check-supply-chain.mjs';
import { root } from './paths.mjs';

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** A registry that knows what is wrong with some packages, or does not take the question. */
async function withRegistry(advisories, work) {
  const server = createServer((request, response) => {
    request.resume();
    const name = decodeURIComponent(request.url.slice(1));
    const isQuestion = request.method === 'POST' && request.url.endsWith('/advisories/bulk');
    const version = lock.packages[`node_modules/${name}`]?.version;
    const answer = isQuestion
      ? advisories
      : version && { name, 'dist-tags': {}, versions: { [version]: { name, version } } };
    response.writeHead(answer ? 200 : 405, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await work({ npm_config_registry: `http://127.0.0.1:${server.address().port}/` });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const advisory = (severity, title) => ({
  id: title.length,
  url: `https://advisories.example/${title}`,
  title,
  severity,
  vulnerable_versions: '*',
});

describe('known vulnerabilities', { concurrency: true }, () => {
  it('are found by asking the registry, the milder ones only in what the product runs with', async () => {
    const report = await withRegistry(
      {
        fastify: [advisory('moderate', 'smuggling')],
        ws: [advisory('low', 'slow')],
        knip: [advisory('moderate', 'loop')],
        typescript: [advisory('high', 'escape-hatch')],
      },
      askForVulnerabilities,
    );
    assert.deepEqual(vulnerabilityProblems(report, lock).sort(), [
      'fastify (moderate): smuggling https://advisories.example/smuggling',
      'typescript (high): escape-hatch https://advisories.example/escape-hatch',
    ]);
  });

  it('are none where the registry knows of none', async () => {
    const report = await withRegistry({}, askForVulnerabilities);
    assert.deepEqual(vulnerabilityProblems(report, lock), []);
  });

  it('are not asked about where the registry does not take the question, or is not there', async () => {
    assert.equal(await withRegistry(undefined, askForVulnerabilities), undefined);
    const nowhere = { npm_config_registry: 'http://127.0.0.1:9/' };
    assert.equal(await askForVulnerabilities(nowhere), undefined);
  });
});

describe('the list of components', () => {
  const shipped = {
    packages: {
      '': { name: 'tandem' },
      'node_modules/@scope/shipped': { version: '1.2.3' },
      'node_modules/a-linter': { version: '4.5.6', dev: true },
    },
  };
  const linter = { purl: 'pkg:npm/a-linter@4.5.6' };

  it('must have what the product installs, and may have what it does not', () => {
    const components = [{ purl: 'pkg:npm/%40scope/shipped@1.2.3' }, linter];
    assert.deepEqual(missingFromBill({ components }, shipped), []);
    assert.deepEqual(missingFromBill({ components: [linter] }, shipped), ['@scope/shipped@1.2.3']);
  });
});
