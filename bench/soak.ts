import { startAttackedProduct } from './soak/attacked-product.ts';
import { floodLogin } from './soak/flood-login.ts';
import { malformedOnBothEngines } from './soak/malformed-on-both-engines.ts';
import { timeLogin } from './soak/time-login.ts';

/** Long runs that are too slow for `npm test`. Prints what was seen; fails when a promise is broken. */
const product = await startAttackedProduct();
try {
  console.log(await timeLogin(product));
  console.log(await floodLogin(product));
} finally {
  await product.stop();
}
console.log(await malformedOnBothEngines(100_000));
