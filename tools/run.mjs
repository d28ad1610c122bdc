import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Runs a command to its end and keeps what it printed, so that a success can stay quiet and a
 * failure can be shown whole. With `show`, it prints as it goes instead.
 */
export function run(
  command,
  args,
  { cwd = root, env = {}, show = false, shell = false, timeoutMs } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      ...(timeoutMs ? { timeout: timeoutMs } : {}),
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    const finish = (code, note = '') =>
      resolve({ ok: code === 0, code, output: `${Buffer.concat(output)}${note}`.trim() });
    child.once('error', (error) => finish(1, `\n${command}: ${error.message}`));
    child.once('close', (code, signal) => finish(code ?? 1, signal ? `\nended by ${signal}` : ''));
  });
}
