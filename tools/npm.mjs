import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/** Runs npm to its end, quietly; see `run`. */
export function npm(args, options = {}) {
  const { command, before, shell } = npmCommand(process.env, process.platform);
  return run(command, [...before, ...args], {
    ...options,
    shell,
    env: { ...pathWithoutProjectBin(), ...options.env },
  });
}

/**
 * The npm that runs this tool where there is one, as a program of Node. On Windows `npm` is a
 * script, which only a shell can start.
 */
export function npmCommand(env, platform) {
  const script = env.npm_execpath ?? '';
  if (/npm-cli\.c?js$/.test(script)) {
    return { command: env.npm_node_execpath || process.execPath, before: [script], shell: false };
  }
  return { command: 'npm', before: [], shell: platform === 'win32' };
}

/** npm must not run on the very Node that it is about to replace. */
function pathWithoutProjectBin() {
  // Windows says Path, and whoever sets PATH beside it has two.
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const parts = (process.env[name] ?? '').split(delimiter);
  const kept = parts.filter((part) => !part.endsWith(join('node_modules', '.bin')));
  return { [name]: kept.join(delimiter) };
}
