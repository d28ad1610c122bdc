import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { browserCandidates, type Machine } from './browser-candidates.ts';

const LINUX: Machine = {
  platform: 'linux',
  arch: 'x64',
  env: { PATH: '/usr/local/bin:/usr/bin' },
  home: '/home/ada',
  isRoot: false,
  hasApt: true,
};
const sources = (machine: Partial<Machine>) => [
  ...new Set(browserCandidates({ ...LINUX, ...machine }).map(({ from }) => from)),
];
const paths = (machine: Partial<Machine>) =>
  browserCandidates({ ...LINUX, ...machine }).flatMap((one) => ('path' in one ? [one.path] : []));

describe('where a browser comes from', () => {
  it('is what CHROMIUM_PATH names, and nothing else', () => {
    for (const platform of ['linux', 'darwin', 'win32']) {
      assert.deepEqual(
        browserCandidates({ ...LINUX, platform, isRoot: true, env: { CHROMIUM_PATH: '/my/own' } }),
        [{ from: 'CHROMIUM_PATH', path: '/my/own' }],
      );
    }
  });

  it('is without windows first, then the machine, then what the run may install', () => {
    const machine = { ...LINUX, env: { PATH: '/bin' }, isRoot: true };
    const found = browserCandidates(machine).map((one) => ('path' in one ? one.path : one.from));
    assert.deepEqual(found.slice(0, 4), [
      '/bin/chromium-headless-shell',
      '/bin/chrome-headless-shell',
      'npm',
      '/bin/chromium',
    ]);
    assert.equal(found.at(-1), "Debian's packages");
  });

  it('is never npm where its program cannot run', () => {
    assert.deepEqual(sources({ arch: 'arm64' }), ['the machine']);
    assert.deepEqual(sources({ platform: 'darwin' }), ['the machine']);
    assert.deepEqual(sources({ platform: 'win32' }), ['the machine']);
  });

  it('is installed only by root, and only where there is apt', () => {
    const arm = { arch: 'arm64' };
    assert.deepEqual(sources({ ...arm, isRoot: true }), ['the machine', "Debian's packages"]);
    assert.deepEqual(sources({ ...arm, isRoot: true, hasApt: false }), ['the machine']);
    assert.deepEqual(sources({ ...arm, isRoot: false }), ['the machine']);
  });

  it('on Linux, is on the PATH or in the usual places, Chromium first', () => {
    const found = paths({}).filter((path) => !path.includes('headless'));
    assert.deepEqual(found.slice(0, 2), ['/usr/local/bin/chromium', '/usr/bin/chromium']);
    for (const path of ['/usr/bin/google-chrome', '/opt/microsoft/msedge/msedge']) {
      assert.ok(found.includes(path), path);
    }
    assert.ok(paths({ env: {} }).includes('/usr/bin/chromium'));
    assert.equal(new Set(found).size, found.length);
  });

  it("on macOS, is an application of everybody's or of one's own", () => {
    const found = paths({ platform: 'darwin', home: '/Users/ada' });
    for (const folder of ['/Applications', '/Users/ada/Applications']) {
      assert.ok(found.includes(`${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`), folder);
    }
  });

  it('on Windows, is where installers put it', () => {
    const found = paths({
      platform: 'win32',
      env: {
        Path: 'C:\\Tools;C:\\Windows',
        PROGRAMFILES: 'C:\\Program Files',
        'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
        LOCALAPPDATA: 'C:\\Users\\ada\\AppData\\Local',
      },
    });
    for (const path of [
      'C:\\Tools\\chrome.exe',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
      'C:\\Users\\ada\\AppData\\Local\\Chromium\\Application\\chrome.exe',
    ]) {
      assert.ok(found.includes(path), path);
    }
  });
});
