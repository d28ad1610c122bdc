import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DEMO_LOGINS } from '../features/sandbox/demo-logins.ts';
import { cookieFrom } from './cookie-from.ts';
import { freePort } from './free-port.ts';

/** Every start loads the same program; with this only the first of them compiles it. */
const COMPILED = fileURLToPath(
  new URL('../../../../node_modules/.cache/tandem-compiled', import.meta.url),
);
const DEMO_LOGIN = DEMO_LOGINS[0] as (typeof DEMO_LOGINS)[0];
const SERVE = fileURLToPath(new URL('../main/serve.ts', import.meta.url));

export interface ProductProcess {
  url: string;
  process: ChildProcess;
  /** Everything written to standard error so far. */
  errors(): string;
  kill(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<number | null>;
}

/** Starts the product as people do, in a process of its own, and waits until it serves. */
export async function startProduct(env: Record<string, string>): Promise<ProductProcess> {
  const port = await freePort();
  const { child, errors } = spawnProduct({ PORT: String(port), ...env });
  const outcome = await Promise.race([
    once(child, 'message').then(() => 'ready'),
    once(child, 'exit').then(() => 'exited'),
  ]);
  if (outcome === 'exited') throw new Error(`the product did not start: ${errors()}`);
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    errors,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const gone = once(child, 'exit');
      child.kill(signal);
      const [code] = await gone;
      return code as number | null;
    },
  };
}

/** For starts that are meant to fail: the exit code and what was said. */
export async function failToStart(env: Record<string, string>) {
  const { child, errors } = spawnProduct(env);
  const [code] = await once(child, 'exit');
  return { code: code as number, said: errors().trim() };
}

function spawnProduct(env: Record<string, string>) {
  const child = fork(SERVE, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      NODE_COMPILE_CACHE: COMPILED,
      ...env,
    },
    // Not the test runner's own flags.
    execArgv: [],
    silent: true,
  });
  let written = '';
  child.stderr?.on('data', (chunk) => {
    written += chunk;
  });
  child.stdout?.resume();
  return { child, errors: () => written };
}

/** Signs in, as a demo person unless told otherwise, and returns headers for further calls. */
export async function signInAtProduct(
  url: string,
  { email, password }: { email: string; password: string } = DEMO_LOGIN,
): Promise<Record<string, string>> {
  const headers = { 'x-requested-with': 'test', 'content-type': 'application/json' };
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`);
  return {
    ...headers,
    cookie: cookieFrom({ 'set-cookie': answer.headers.getSetCookie() }, 'tandem_session'),
  };
}
