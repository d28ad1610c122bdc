import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded into a measured process: collects all garbage when its parent asks, and tells what is in
 * use then. Without the collection one would measure when the engine last felt like it.
 */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('message', (message) => {
  if (message !== 'memory') return;
  for (let n = 0; n < 3; n++) collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ memory: { rss, heap: heapUsed + external } });
});
