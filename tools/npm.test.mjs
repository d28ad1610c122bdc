import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { npm, npmCommand } from './npm.mjs';

describe('calling npm', () => {
  it('takes the npm that runs the tool, as a program of the Node that npm runs on', () => {
    const env = { npm_execpath: '/lib/npm/bin/npm-cli.js', npm_node_execpath: '/bin/node' };
    for (const platform of ['linux', 'win32']) {
      assert.deepEqual(npmCommand(env, platform), {
        command: '/bin/node',
        before: ['/lib/npm/bin/npm-cli.js'],
        shell: false,
      });
    }
  });

  it('does not take another package manager for npm', () => {
    const env = { npm_execpath: '/lib/pnpm/bin/pnpm.cjs' };
    assert.deepEqual(npmCommand(env, 'linux'), { command: 'npm', before: [], shell: false });
  });

  it('needs a shell where npm is a script', () => {
    assert.deepEqual(npmCommand({}, 'win32'), { command: 'npm', before: [], shell: true });
  });

  it('runs it', async () => {
    const { ok, output } = await npm(['--version']);
    assert.ok(ok);
    assert.match(output, /^\d+\.\d+\.\d+/m);
  });
});
