import { posix, win32 } from 'node:path';

/** What decides where a browser may come from; see `thisMachine` in find-chromium.ts. */
export interface Machine {
  platform: string;
  arch: string;
  env: Record<string, string | undefined>;
  home: string;
  isRoot: boolean;
  hasApt: boolean;
}

export type Candidate =
  | { from: 'CHROMIUM_PATH'; path: string }
  | { from: 'the machine'; path: string }
  /** The npm package: a program for Linux on x64, which elsewhere must not even be unpacked. */
  | { from: 'npm' }
  | { from: "Debian's packages" };

/**
 * Where to look for a browser, best first: the one that is named and no other; else a program
 * without windows, installed or from npm, which opens a page in a third of the time; else a whole
 * browser that is installed, or one that the run may install itself.
 */
export function browserCandidates(machine: Machine): Candidate[] {
  const named = machine.env.CHROMIUM_PATH;
  if (named) return [{ from: 'CHROMIUM_PATH', path: named }];
  const isLinux = machine.platform === 'linux';
  const installed = (paths: string[]) =>
    paths.map((path) => ({ from: 'the machine' as const, path }));
  return [
    ...(isLinux ? installed(onPath(machine, WITHOUT_WINDOWS)) : []),
    ...(isLinux && machine.arch === 'x64' ? [{ from: 'npm' as const }] : []),
    ...installed(installedPaths(machine)),
    ...(isLinux && machine.isRoot && machine.hasApt
      ? [{ from: "Debian's packages" as const }]
      : []),
  ];
}

function installedPaths(machine: Machine): string[] {
  const { platform, env, home } = machine;
  if (platform === 'win32') {
    return [
      ...onPath(machine, ['chromium.exe', 'chrome.exe', 'msedge.exe']),
      ...WINDOWS.flatMap((program) =>
        [env.LOCALAPPDATA, env.PROGRAMFILES, env['PROGRAMFILES(X86)']]
          .filter((folder) => folder !== undefined)
          .map((folder) => win32.join(folder, program)),
      ),
    ];
  }
  const found = onPath(machine, UNIX_NAMES);
  const folders = ['/Applications', posix.join(home, 'Applications')];
  const usual =
    platform === 'darwin'
      ? MACOS.flatMap((program) => folders.map((folder) => posix.join(folder, program)))
      : LINUX;
  return [...new Set([...found, ...usual])];
}

/** By name first: Chromium in any folder before Chrome in the first. */
function onPath({ platform, env }: Machine, names: string[]): string[] {
  const { delimiter, join } = platform === 'win32' ? win32 : posix;
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

const WITHOUT_WINDOWS = ['chromium-headless-shell', 'chrome-headless-shell'];

const UNIX_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const LINUX = [
  ...UNIX_NAMES.map((name) => `/usr/bin/${name}`),
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/opt/microsoft/msedge/msedge',
];

const MACOS = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const WINDOWS = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];
