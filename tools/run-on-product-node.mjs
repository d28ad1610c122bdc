import { install } from './install.mjs';
import { productNode } from './paths.mjs';
import { run } from './run.mjs';
import { main, say } from './terminal.mjs';

// For programs that are TypeScript themselves: node tools/run-on-product-node.mjs bench/run.ts
await main(async () => {
  await install(say);
  process.exitCode = (await run(productNode, process.argv.slice(2), { show: true })).code;
});
