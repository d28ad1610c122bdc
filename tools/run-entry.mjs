import { join, resolve } from 'node:path';
import { install } from './install.mjs';
import { productNode, root } from './paths.mjs';
import { run } from './run.mjs';
import { main, say } from './terminal.mjs';

/** `npm run backup` and `npm run restore`: an entry of the server, on the product's Node. */
await main(async () => {
  const [entry, ...args] = process.argv.slice(2);
  await install(say);
  // Names of files are meant from where npm was called, DATA_DIR from the repository.
  const from = process.env.INIT_CWD ?? process.cwd();
  const named = args.map((arg) => (arg.startsWith('--') ? arg : resolve(from, arg)));
  const path = join(root, 'packages/server/src/main', `${entry}.ts`);
  process.exitCode = (await run(productNode, [path, ...named], { show: true })).code;
});
